import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import {
  isAlive,
  later,
  processesNaming,
  query,
  serverPid,
  start,
  temporaryFolder,
  until,
} from '../../../tests/support/embedded-postgres.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

test('a start creates the database as was chosen, for its password alone, and after a stop finds it again', async () => {
  const folder = join(await temporaryFolder(), 'not', 'yet', 'there')
  const first = await start(folder)
  expect(await query(first.url, choices)).toEqual([
    {
      provider: 'b',
      locale: 'C.UTF-8',
      encoding: 'UTF8',
      fsync: 'on',
      jit: 'off',
      addresses: '',
      checksums: 'on',
      timezone: 'UTC',
      connections: '100',
    },
  ])
  await expectLocked(folder, first.url)
  await query(first.url, 'create table salt as select 7 as grains')
  await expectEnding(folder, first)

  writeFileSync(join(folder, 'postgres.log'), 'x'.repeat(3_000_000))
  const again = await start(folder)
  expect(await query(again.url, 'select grains from salt')).toEqual([{ grains: 7 }])
  expect(again.url).toBe(first.url)
  // The log is kept within bounds, and says that there was nothing to recover.
  expect(statSync(join(folder, 'postgres.log.old')).size).toBe(3_000_000)
  expect(statSync(join(folder, 'postgres.log')).size).toBeLessThan(10_000)
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('automatic recovery')
  // Nor does it repeat what people typed, which a statement may have failed at.
  await expect(query(again.url, "select 'anna@example.com'::integer")).rejects.toThrow('anna@example.com')
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('anna@')

  process.kill(serverPid(folder), 'SIGKILL')
  await Promise.all([again.stop(), again.stop()])
  await again.stop()
  await until(() => processesNaming(folder).length === 0)
})

const choices = `
  select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding,
    current_setting('fsync') as fsync, current_setting('jit') as jit,
    current_setting('listen_addresses') as addresses, current_setting('data_checksums') as checksums,
    current_setting('timezone') as timezone, current_setting('max_connections') as connections
  from pg_database where datname = current_database()`

/** Nobody gets in without the generated password, which only its owner can read. */
async function expectLocked(folder: string, url: string) {
  expect(statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700)
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8')
  expect(password).toMatch(/^[0-9a-f]{48}$/)
  await expect(query(url.replace(new URL(url).password, 'wrong'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
}

/** A stop ends the server, also in the middle of a query, and its watcher. */
async function expectEnding(folder: string, { url, stop }: Awaited<ReturnType<typeof start>>) {
  const pid = serverPid(folder)
  const pool = new Pool({ connectionString: url })
  pool.on('error', () => {})
  later(() => pool.end())
  const sleeping = pool.query('select pg_sleep(60)').catch(() => {})
  await stop()
  await sleeping
  expect(isAlive(pid)).toBe(false)
  await until(() => processesNaming(folder).length === 0)
}

test(
  'a start works in a folder too deep for a socket, with a name full of traps',
  onlyForRelease('a folder of one owner in a thousand'),
  async () => {
    const folder = join(await temporaryFolder(), `a "b", 'c' $HOME; é%20 ${'deep/'.repeat(30)}`)
    const { url } = await start(folder)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    const other = join(await temporaryFolder(), `a "b", 'c' $HOME; é%20`)
    expect(await query((await start(other)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('a stop ends a server at once that does not end in time', async () => {
  const folder = await temporaryFolder()
  const { stop } = await start(folder)
  const checkpointer = processesNaming('postgres: checkpointer')
    .map(({ pid }) => pid)
    .find((pid) => parentOf(pid) === serverPid(folder))
  process.kill(checkpointer ?? 0, 'SIGSTOP')
  later(() => vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stopped = stop()
  const log = () => readFileSync(join(folder, 'postgres.log'), 'utf8')
  // What waits for a condition moves a clock on that is not a real one.
  // oxlint-disable-next-line no-await-in-loop -- it is looked at again
  while (!log().includes('received fast shutdown request')) await sleep(20)
  vi.advanceTimersByTime(9_999)
  expect(log()).not.toContain('received immediate shutdown request')
  vi.advanceTimersByTime(1)
  await until(() => log().includes('received immediate shutdown request'))
  process.kill(checkpointer ?? 0, 'SIGCONT')
  await stopped
  await until(() => processesNaming(folder).length === 0)
})

const parentOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
