import { createServer, isRunnableDevEnvironment } from 'vite'
import { projectFolder } from './project.ts'

/** Loads modules of the program as they are written, without a build. */
export async function openSource() {
  const vite = await createServer({
    root: projectFolder,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false },
  })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the server-side environment of Vite cannot run modules')
  return { load: <Module>(path: string) => ssr.runner.import<Module>(path), close: () => vite.close() }
}
