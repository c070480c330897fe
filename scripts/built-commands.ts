import { buildWhenNeeded } from './build-when-needed.mjs'

/** The program's commands, as they were built: migrations and all. */
export async function builtCommands(): Promise<typeof import('../src/app/commands.ts')> {
  await buildWhenNeeded()
  return import(new URL('../dist/server/commands.js', import.meta.url).href)
}
