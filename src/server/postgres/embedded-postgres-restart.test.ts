import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import {
  copyProject,
  isAlive,
  later,
  serverPid,
  start,
  startProgram,
  temporaryFolder,
  until,
  watcherOf,
} from '../../../tests/support/embedded-postgres.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

describe('a server that dies', () => {
  test('comes back under the same address, so that a pool just goes on, and watched when only its watcher died', async () => {
    const folder = await temporaryFolder()
    const { url, said } = await start(folder)
    const pool = new Pool({ connectionString: url })
    pool.on('error', () => {})
    later(() => pool.end())
    await pool.query('create table salt as select 7 as grains')
    const answers = () =>
      pool.query('select grains from salt').then(
        ({ rows }) => rows.length,
        () => false,
      )
    // A process of a dead server may still answer for a moment.
    const isReplaced = async (pid: number) => serverPid(folder) !== pid && (await answers())
    const first = serverPid(folder)
    process.kill(first, 'SIGKILL')
    await until(() => isReplaced(first))
    expect(said).toEqual(['PostgreSQL ended by itself (killed by SIGKILL): starting it again.'])

    // Whether this is told, too, depends on who saw first that the server answers: the pool or who started it.
    const second = serverPid(folder)
    process.kill(await watcherOf(folder), 'SIGKILL')
    await until(() => isReplaced(second))
    expect(isAlive(await watcherOf(folder))).toBe(true)
  })

  test(
    'is given up, with the reason, when it can not come back',
    onlyForRelease('the gate has the other end, the database coming back'),
    async () => {
      const { project, binaries } = await copyProject()
      const folder = await temporaryFolder()
      const program = startProgram(folder, { project, isHurried: true })
      await program.ready()
      await rename(join(binaries, 'native/bin/postgres'), join(binaries, 'native/bin/gone'))
      process.kill(serverPid(folder), 'SIGKILL')
      expect(await program.line('exited')).toContain('not found')
    },
  )
})
