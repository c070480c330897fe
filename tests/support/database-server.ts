import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { administrators } from '../../src/guards/administrators.table.ts'
import { jobs } from '../../src/app/jobs.ts'
import { connectDatabase } from '../../src/server/database/database.ts'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { prepareJobs } from '../../src/server/jobs/jobs.ts'
import { createLog } from '../../src/server/log.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { createDataFolder } from './data-folder.ts'
import { adminPassword, databaseOn } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which each test makes a database of its own. */
    databaseServer: string
    /** The name of a database there that has all tables and an administrator: copying it is quicker than making it. */
    readyDatabase: string
  }
}

/** Brings up one PostgreSQL for all files of the projects that don't bring up another. */
export default (project: TestProject) => provideDatabaseServer(project, startEmbeddedServer)

interface Server {
  url: string
  close(): Promise<void>
}

/** Gives a project its server, unless `DATABASE_URL` names one to test on. */
export async function provideDatabaseServer(project: TestProject, start: () => Promise<Server>) {
  const given = process.env['DATABASE_URL']
  const { url, close } = given ? { url: given, close: async () => {} } : await start()
  const name = `salorge_ready_${randomBytes(6).toString('hex')}`
  await run(url, `create database ${name}`)
  await migrate(databaseOn(url, name))
  await prepareJobs(databaseOn(url, name), jobs)
  await createAdministrator(databaseOn(url, name))
  project.provide('databaseServer', url)
  project.provide('readyDatabase', name)
  return async () => {
    await run(url, `drop database ${name} with (force)`)
    await close()
  }
}

async function startEmbeddedServer(): Promise<Server> {
  const folder = await createDataFolder()
  const { keeperUrl: url, stop } = await startEmbeddedPostgres({ dataFolder: folder.path, say: () => {} })
  await forgetOnPowerCut(url)
  await admitQuickly(url)
  return {
    url,
    async close() {
      await stop()
      await folder.remove()
    },
  }
}

/** Its data is thrown away anyway, so that it need not wait for the disk. The tests of lost power have servers of their own. */
async function forgetOnPowerCut(url: string): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    // oxlint-disable-next-line no-await-in-loop -- such a statement can't share a transaction with another one
    await run(url, `alter system set ${setting} = off`)
  }
  await run(url, 'select pg_reload_conf()')
}

/** Thousands of connections are opened, each of which would prove its password by thousands of rounds of hashing. */
async function admitQuickly(url: string): Promise<void> {
  const { username, password } = new URL(url)
  await run(url, `set scram_iterations = 1; alter role ${username} password '${password}'`)
}

/** Hundreds of tests sign in; that a password is dear to guess is no matter of theirs. */
async function createAdministrator(url: string): Promise<void> {
  const passwordHash = await hash(adminPassword, { memoryCost: 8, timeCost: 1 })
  const { database, close } = connectDatabase(url, createLog('silent'))
  await database.insert(administrators).values({ username: 'admin', passwordHash, role: 'owner' })
  await close()
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
