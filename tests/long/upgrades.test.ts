// In the long matrix because each upgrade starts the program three times. The gate has one that is rolled back (tests/faults/upgrade.test.ts), what is
// done in which order (src/server/upgrade/upgrade-shop.test.ts), and the program on each earlier state (tests/faults/earlier-states.test.ts).
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { restoreShop } from '../../src/app/restore-shop.server.ts'
import { listTables } from '../../src/server/database/database-contents.ts'
import { withDedicatedConnection } from '../../src/server/database/dedicated-connection.ts'
import { migrate, migrations } from '../../src/server/database/migrate.ts'
import { passing, stateOf, withBackup } from '../support/backups.ts'
import { runCommand } from '../support/command.ts'
import { createTestDatabase } from '../support/database.ts'
import { seen } from '../support/seen.ts'
import { mountedFolder, canMount } from '../support/small-disk.ts'
import {
  hasNoTrial,
  keptStates,
  migrationsIn,
  openVersions,
  pathOfState,
  rowsOf,
  runUpgrade,
  sumsIn,
} from '../support/upgrades.ts'

const store = (port: string) =>
  fetch(`http://127.0.0.1:${port}/store`).then(
    ({ status }) => status,
    () => 'away',
  )

async function runToEnd(version: string, words: string[], settings: Record<string, string>): Promise<string> {
  const upgrade = runUpgrade(version, words, settings)
  await once(upgrade.process, 'close')
  expect(upgrade.process.exitCode, upgrade.said()).toBe(1)
  return upgrade.said()
}

test.for(keptStates)(
  'from %s, three upgrades in a row, each with tables of its own, and back: no sum changes, and what going back loses is said before',
  async (state) => {
    const { dataFolder, port, settings, makeVersion, current } = await openVersions(state)
    const before = await sumsIn(dataFolder)
    for (const name of ['two', 'three', 'four']) {
      const earlier = name === 'two' ? [] : ['two', 'three'].slice(0, name === 'three' ? 1 : 2)
      const upgrade = runUpgrade(
        makeVersion(name, { sql: `create table of_${name} (id integer)`, after: earlier }),
        [],
        settings,
      )
      await upgrade.until(`${name} runs and is healthy`)
      const busy = await runToEnd(join(dataFolder, '..', name), ['--back'], settings)
      expect(busy).toMatch(/^The shop still runs: stop it where it was started[^\n]+Nothing was changed\.\n$/)
      expect([current(), await store(port)]).toEqual([name, 200])
      expect(await sumsIn(dataFolder)).toEqual(before)
      await upgrade.stop()
    }
    const asked = await runToEnd(join(dataFolder, '../four'), ['--back'], settings)
    expect(asked).toMatch(
      /^three doesn't know the tables of four[^\n]+\(0 orders, and what else\)[^\n]+Nothing was changed\.\n$/,
    )
    const back = runUpgrade(join(dataFolder, '../four'), ['--back', '--yes'], settings)
    await back.until('three runs again with what ')
    expect([current(), await store(port)]).toEqual(['three', 200])
    expect(await sumsIn(dataFolder)).toEqual(before)
    await back.stop()
    expect(readdirSync(join(dataFolder, 'backups')).filter((name) => name.startsWith('after-upgrade-'))).toHaveLength(1)
  },
)

test.for(keptStates)(
  'from %s, each row of each table is after all migrations what it was before, and after the way back to the last sign',
  async (state) => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const ofThatDay = await migrationsIn(state)
    const earlier = migrations.filter(({ name }) => ofThatDay.includes(name))
    const putBack = () =>
      withBackup(pathOfState(state), (file) => restoreShop(url, file, earlier, { isContinuation: true }))
    await putBack()
    const shop = await stateOf(url)
    // A migration takes nothing away of what lasts: the version before has to go on beside it.
    const all = await withDedicatedConnection(url, (client) => listTables(client))
    const kept = all.filter(({ name }) => !['migrations', ...passing].includes(name))
    const before = await rowsOf(url, kept)
    await migrate(url)
    expect(await rowsOf(url, kept)).toEqual(before)
    await putBack()
    expect(await stateOf(url)).toEqual(shop)
    seen(
      `${state.replace('.gz', '')}: ${kept.length} tables, ${migrations.length - earlier.length} migrations later no row has changed; back: as before`,
    )
  },
)

test('a migration that fails on the data of this shop is found in the rehearsal: the old program has never stopped', async () => {
  const { dataFolder, settings, makeVersion, current } = await openVersions()
  const sql = 'create table ladles (); alter table orders add column ladle integer not null'
  const said = await runToEnd(makeVersion('two', { sql }), [], settings)
  expect(said).toMatch(/\ntwo failed its rehearsal: [^\n]*9001_two\.sql[^\n]*contains null values[^\n]*\n$/)
  expect(said).not.toContain('3 of 4')
  expect(current()).toBe('one')
  expect(hasNoTrial(dataFolder)).toBe(true)
})

test('an upgrade that is killed at any of its steps, with all that it started, is finished by running it again', async () => {
  const { home, dataFolder, settings, makeVersion, current } = await openVersions()
  const before = await sumsIn(dataFolder)
  const two = makeVersion('two', { sql: 'create table ladles (id integer)' })
  for (const [step, pause] of [
    ['1 of 4', 300],
    ['2 of 4', 1_500],
    ['4 of 4', 0],
    ['4 of 4', 700],
  ] as const) {
    const upgrade = runUpgrade(two, [], settings)
    await upgrade.until(step.startsWith('4') && existsSync(join(home, 'upgrade.json')) ? 'goes on.' : step)
    await setTimeout(pause)
    killWithChildren(upgrade.process.pid)
    await once(upgrade.process, 'close')
  }
  const upgrade = runUpgrade(two, [], settings)
  await upgrade.until('two runs and is healthy')
  expect(current()).toBe('two')
  expect(await sumsIn(dataFolder)).toEqual(before)
  expect(hasNoTrial(dataFolder)).toBe(true)
  await upgrade.stop()
})

test('a move to another PostgreSQL that was cut off with its database set aside: no version opens an empty shop, and the upgrade goes on when it is run again', async () => {
  const { home, dataFolder, settings, one, makeVersion, current } = await openVersions()
  const before = await sumsIn(dataFolder)
  const two = makeVersion('two')
  const backup = join(dataFolder, 'before-upgrade.gz')
  expect((await runCommand(['backup', backup], settings)).code).toBe(0)
  // There is one PostgreSQL here; what is set aside is never started.
  renameSync(join(dataFolder, 'postgres'), join(dataFolder, 'postgres-17'))
  renameSync(join(dataFolder, 'postgres-password'), join(dataFolder, 'postgres-password-17'))
  const note = { from: one, to: two, backup, stage: 'begun', movedFrom: '17' }
  writeFileSync(join(home, 'upgrade.json'), JSON.stringify(note))

  const started = spawnSync(process.execPath, ['scripts/pinned.mjs', 'start'], {
    cwd: one,
    env: { ...process.env, ...settings },
  })
  expect([started.status, String(started.stderr)]).toEqual([1, expect.stringContaining('type that upgrade again')])
  const upgrade = runUpgrade(two, [], settings)
  await upgrade.until('two runs and is healthy')
  expect(current()).toBe('two')
  expect(await sumsIn(dataFolder)).toEqual(before)
  expect(existsSync(join(dataFolder, 'postgres-17/PG_VERSION'))).toBe(true)
  await upgrade.stop()
})

/** As a power cut does. */
function killWithChildren(pid = 0): void {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === String(pid))
  process.kill(pid, 'SIGKILL')
  for (const child of children) killWithChildren(Number(child))
}

function parentOf(pid: string): string | undefined {
  try {
    return /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

test.runIf(canMount)(
  'a disk without room is refused before anything was touched; one that is full for the backup changes nothing',
  async () => {
    const small = await mountedFolder('size=40m,mode=711')
    const { dataFolder, settings, makeVersion, current } = await openVersions()
    const before = await sumsIn(dataFolder)
    const two = makeVersion('two')
    writeFileSync(join(small, 'filler'), Buffer.alloc(38 * 2 ** 20))
    const said = await runToEnd(two, ['--backups', small], settings)
    expect(said).toMatch(
      /^The disk has too little room for a backup and a rehearsal: \d+ MB are needed, and \d MB are free\. Nothing was changed\.\n$/,
    )
    expect(readdirSync(small)).toEqual(['filler'])
    expect(current()).toBe('one')
    expect(await sumsIn(dataFolder)).toEqual(before)
  },
)
