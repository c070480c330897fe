// oxlint-disable eslint/no-await-in-loop -- one death after the other
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { amount, onlyForRelease } from '../../../tests/support/release.ts'
import {
  clusterOf,
  isAlive,
  later,
  processesNaming,
  query,
  serverPid,
  startProgram,
  temporaryFolder,
  until,
  watcherOf,
} from '../../../tests/support/embedded-postgres.ts'
import { killEach } from '../../../tests/support/kill-each.ts'

/** Six are one of each kind. */
const deaths = amount(6, 30)

const lastRow = (lines: string[]) => Number(lines.findLast((line) => line.startsWith('row '))?.slice(4) ?? 0)

const group = (pid: number) => execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim()

describe('when Node is killed', () => {
  test('the server ends by itself, even in the middle of a query; when it is only asked to end, it is waited for', async () => {
    const folder = await temporaryFolder()
    const program = startProgram(folder)
    const url = await program.ready()
    const pid = serverPid(folder)
    // By Ctrl-C or a service manager, which reach all of a group.
    const watcher = await watcherOf(folder)
    expect([group(pid), group(watcher)]).not.toContain(group(program.pid))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(watcher, signal)
    await sleep(200)
    expect(isAlive(watcher)).toBe(true)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])

    const sleeping = query(url, 'select pg_sleep(600)').catch(() => {})
    await program.kill()
    await until(() => !isAlive(pid))
    await sleeping
    await until(() => processesNaming(folder).length === 0)
  })

  test('no acknowledged row is ever lost, at whatever moment', async () => {
    const folder = await temporaryFolder()
    let sold = 0
    for (let round = 0; round < deaths; round += 1) {
      const program = startProgram(folder, { mode: 'insert' })
      // Some rounds are killed while they start, the others while they sell.
      if (round % 3 > 0) await program.line('row')
      await sleep(Math.random() * 300)
      // Every other time the whole machine seems to stop: nothing is left that could end in good order.
      const everything = round % 2 ? processesNaming(join(folder, 'postgres')).map(({ pid }) => pid) : []
      killEach(everything)
      await program.kill()
      sold = Math.max(sold, lastRow(program.lines))
      expect(program.lines.filter((line) => line.startsWith('problem'))).toEqual([])
    }
    const url = await startProgram(folder).ready()
    // Each round that sells has sold one at least.
    expect(sold).toBeGreaterThanOrEqual(Math.floor((deaths * 2) / 3))
    expect(await query(url, `select count(*)::int as kept from sale where id <= ${sold}`)).toEqual([{ kept: sold }])
  })

  test(
    'an interrupted first start is not taken for a database',
    onlyForRelease('a first start happens once, and the gate kills one as a whole program'),
    async () => {
      const folder = await temporaryFolder()
      const program = startProgram(folder)
      await until(() => existsSync(join(folder, 'postgres-password')))
      await sleep(100)
      await program.kill()
      expect(existsSync(join(folder, 'postgres'))).toBe(false)
      expect(await query(await startProgram(folder).ready(), 'select 1 as one')).toEqual([{ one: 1 }])
      expect(readdirSync(folder).filter((name) => name.startsWith('postgres.new'))).toEqual([])
    },
  )
})

test(
  'the next start stops a server whose watcher was killed together with Node, and no stranger with its number',
  onlyForRelease('two deaths in the same moment'),
  async () => {
    const folder = await temporaryFolder()
    const program = startProgram(folder)
    await program.ready()
    const orphan = serverPid(folder)
    const watcher = await watcherOf(folder)
    process.kill(program.pid, 'SIGSTOP')
    process.kill(watcher, 'SIGKILL')
    await program.kill()
    await sleep(300)
    expect(isAlive(orphan)).toBe(true)
    const next = startProgram(folder)
    expect(await query(await next.ready(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(isAlive(orphan)).toBe(false)

    const pidFile = join(clusterOf(folder), 'postmaster.pid')
    process.kill(next.pid, 'SIGSTOP')
    killEach(processesNaming(join(folder, 'postgres')).map(({ pid }) => pid))
    await next.kill()
    const { uid, gid } = statSync(clusterOf(folder))
    const stranger = spawn('sleep', ['60'], { uid, gid })
    later(() => stranger.kill())
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(stranger.pid)))
    expect(await query(await startProgram(folder).ready(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  },
)
