import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.ts'
import { createDataFolder } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which each test file makes a database of its own. */
    databaseServer: string
  }
}

/** Brings up one PostgreSQL for all test files, unless `DATABASE_URL` names a server to test on. */
export default async function provideDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  if (given) {
    project.provide('databaseServer', given)
    return async () => {}
  }
  const folder = await createDataFolder()
  const postgres = await startEmbeddedPostgres({ dataFolder: folder.path, say: () => {} })
  project.provide('databaseServer', postgres.url)
  return async () => {
    await postgres.stop()
    await folder.remove()
  }
}
