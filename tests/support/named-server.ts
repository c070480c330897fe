import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'
import { connectDatabase, awaitDatabase } from '../../src/server/database/database.ts'
import { executable } from '../../src/server/postgres/embedded-postgres-binaries.ts'
import { preparePostgresHome } from '../../src/server/postgres/embedded-postgres-home.ts'
import { postgresEnvironment } from '../../src/server/postgres/embedded-postgres-binaries.ts'
import { superuser } from '../../src/server/postgres/embedded-postgres-owner.ts'
import { createLog } from '../../src/server/log.ts'
import { createDataFolder } from './data-folder.ts'
import { provideDatabaseServer } from './database-server.ts'
import { freePort } from './free-port.ts'

export default (project: TestProject) => provideDatabaseServer(project, startNamedServer)

/**
 * A PostgreSQL as an operator names one with `DATABASE_URL`: reached over the network with a password, with the settings that
 * it comes with, and nobody of ours watching over it.
 */
async function startNamedServer(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await createDataFolder()
  const { cluster, binaries, user, password } = await preparePostgresHome(folder.path, { say: () => {} })
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 500 }
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(executable(binaries, 'postgres'), ['-D', cluster, ...parameters], {
    ...user,
    cwd: '/',
    env: postgresEnvironment(),
    stdio: 'ignore',
  })
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  await untilItAnswers(url, () => server.exitCode === null)
  return {
    url,
    async close() {
      server.kill('SIGINT')
      if (server.exitCode === null) await once(server, 'exit')
      await folder.remove()
    },
  }
}

async function untilItAnswers(url: string, isRunning: () => boolean): Promise<void> {
  const { pool, close } = connectDatabase(url, createLog('silent'))
  for (let answers = false; !answers;) {
    // oxlint-disable-next-line no-await-in-loop -- it is asked again because it didn't answer
    answers = await awaitDatabase(pool, url).then(
      () => true,
      () => false,
    )
    if (!isRunning()) throw new Error('PostgreSQL ended before it answered')
  }
  await close()
}
