import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { jobs } from '../../src/jobs.ts'
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.ts'
import { prepareJobs } from '../../src/server/jobs.ts'
import { migrate } from '../../src/server/migrate.ts'
import { createDataFolder } from './data-folder.ts'
import { databaseOn } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which each test makes a database of its own. */
    databaseServer: string
    /** The name of a database there that has all tables: copying it is quicker than making it. */
    readyDatabase: string
  }
}

/** Brings up one PostgreSQL for all test files, unless `DATABASE_URL` names a server to test on. */
export default async function provideDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await databaseServer()
  const name = `salorge_ready_${randomBytes(6).toString('hex')}`
  await run(url, `create database ${name}`)
  await migrate(databaseOn(url, name))
  await prepareJobs(databaseOn(url, name), jobs)
  project.provide('databaseServer', url)
  project.provide('readyDatabase', name)
  return async () => {
    await run(url, `drop database ${name} with (force)`)
    await close()
  }
}

async function databaseServer(): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, close: async () => {} }
  const folder = await createDataFolder()
  const { url, stop } = await startEmbeddedPostgres({ dataFolder: folder.path, say: () => {} })
  return {
    url,
    async close() {
      await stop()
      await folder.remove()
    },
  }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
