// In the long matrix because each is a start or three of the program. In the gate a restore's connection dies
// (src/backups/restore-from-panel.test.ts), and programs are killed at other work (tests/faults/killed.test.ts).
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Backups } from '../../src/backups/backup.ts'
import { actAsAdmin } from '../support/administrator.ts'
import { lasting, stateOf } from '../support/backups.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { kill, openKillableShop } from '../support/killable-shop.ts'
import { placeOrder } from '../support/orders.ts'
import { startProgram, type Program } from '../support/program.ts'

async function asAdmin(program: Program) {
  const { call } = await actAsAdmin(program)
  return {
    call,
    backups: async () => (await (await call('GET', '/api/admin/backups')).json()) as Backups,
    status: async (line: string) => {
      const answer = await call('GET', '/api/admin/status')
      const { checks } = (await answer.json()) as { checks: { name: string; state: string; found: string }[] }
      return checks.find(({ name }) => name === line)
    },
  }
}

async function openClient(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const soon = (look: () => Promise<void>, timeout = 300_000) => vi.waitFor(look, { timeout, interval: 20 })

describe('killed while it is restored from the panel, a shop goes on with all its data at once, in its other copy too, and both pages say what happened;', () => {
  /** One copy restores and is stopped where `stall` holds it up; the other serves visitors. */
  async function openTwoCopies(stall: string) {
    const { url, dataFolder, database, start } = await openKillableShop()
    const { path, remove } = await createDataFolder()
    onTestFinished(remove)
    const restorer = await start()
    const admin = await asAdmin(restorer)
    await admin.call('POST', '/api/admin/backups')
    await soon(async () => expect((await admin.backups()).backups).toHaveLength(1))
    const { backups } = await admin.backups()
    // Only now: whichever copy makes a backup keeps it in its own folder.
    const other = await startProgram(path, { DATABASE_URL: url, LOG_LEVEL: 'silent' })
    onTestFinished(async () => void (await other.stop()))
    await placeOrder(database)
    const staller = await openClient(url)
    await staller.query(`begin; ${stall}`)
    const before = lasting(await stateOf(url))
    const begun = await admin.call('POST', `/api/admin/backups/${backups[0]?.name}/restore`, {
      confirmation: 'PRZYWRÓĆ',
    })
    expect(begun.status).toBe(204)
    await soon(async () =>
      expect((await readdir(join(dataFolder, 'backups'))).some((name) => name.includes('before-restore'))).toBe(true),
    )
    const write = () =>
      fetch(`${other.origin}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
        body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', message: 'Is it grey?' }),
      })
    return { url, database, restorer, other, staller, start, write, before }
  }

  async function goesOn({ url, staller, before, write, start }: Awaited<ReturnType<typeof openTwoCopies>>) {
    await staller.query('rollback')
    expect(await stateWithout(url)).toEqual(without(before))
    await soon(async () => expect((await write()).status).toBe(201), 5_000)
    const admin = await asAdmin(await start())
    const told = await admin.backups()
    expect([told.isBeingRestored, told.restoreFailed?.sentence]).toEqual([
      false,
      'Przerwano je w połowie. Niczego nie zmieniono.',
    ])
    expect(await admin.status('restore')).toMatchObject({
      state: 'attention',
      found: expect.stringContaining('Przerwano je w połowie. Niczego nie zmieniono.'),
    })
  }

  /** Who asked for the restore, and signs in and out, is noted. */
  const without = (state: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(state).filter(([name]) => !/^(audit|access)_entries|^clock_watch|^status_/.test(name)),
    )
  const stateWithout = async (url: string) => without(lasting(await stateOf(url)))

  test('between its backup and the replacing', async () => {
    const shop = await openTwoCopies('select from team_members limit 1')
    const refused = await shop.write()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '20'])
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('will be back in a moment') })
    for (const path of ['/', '/store', '/api/store/products'])
      expect((await fetch(`${shop.other.origin}${path}`)).status).toBe(200)
    await kill(shop.restorer)
    await goesOn(shop)
  })

  test('while its tables are replaced', async () => {
    const shop = await openTwoCopies(`
      insert into pgboss.job (name, data, start_after) values ('send-mail', '{}', now() + interval '1 day');
      commit; begin; select from pgboss.job where name = 'send-mail' for update`)
    // All tables are gone for the restorer by then, and it waits for the jobs.
    await soon(async () => {
      const { rowCount } = await shop.database.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like 'delete from pgboss.job%'`)
      expect(rowCount).toBe(1)
    })
    await kill(shop.restorer)
    await goesOn(shop)
  })

  test('or not killed, but stopped, it is let go of within a minute or so', async () => {
    const shop = await openTwoCopies('select from team_members limit 1')
    shop.restorer.process.kill('SIGSTOP')
    await soon(async () => expect((await shop.write()).status).toBe(201), 90_000)
    await kill(shop.restorer)
    expect(Object.keys(shop.before)).not.toEqual([])
  })
})

test('a program that is killed while a backup is restored beside the shop does it again at its next start, and leaves no database behind; one that always dies is told of', async () => {
  const { url, database, start } = await openKillableShop()
  await placeOrder(database)
  const client = await openClient(url)
  const scratch = `${new URL(url).pathname.slice(1).slice(0, 50)}_proof`
  const exists = async () =>
    (await client.query('select from pg_database where datname = $1', [scratch])).rowCount === 1

  const killMidway = async (program: Program) => {
    await soon(async () => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where datname = $1 and xact_start < clock_timestamp() - interval '100 ms'`,
        [scratch],
      )
      expect(rowCount).toBe(1)
    })
    await kill(program)
    expect(await exists()).toBe(true)
  }
  const first = await start()
  expect((await (await asAdmin(first)).call('POST', '/api/admin/backups/proof')).status).toBe(204)
  await killMidway(first)
  const before = await stateOf(url)

  const second = await start()
  const admin = await asAdmin(second)
  await soon(async () => expect((await admin.backups()).proven?.orders).toBe(1))
  await soon(async () => expect(await exists()).toBe(false))
  expect((await admin.status('proof'))?.state).toBe('good')
  const after = await stateOf(url)
  for (const table of ['orders', 'order_lines', 'products', 'team_members']) expect(after[table]).toEqual(before[table])

  expect((await admin.call('POST', '/api/admin/backups/proof')).status).toBe(204)
  await killMidway(second)
  // As if it had died often before.
  await database.execute(
    sql`update pgboss.job set retry_count = retry_limit where name = 'prove-restore' and state = 'active'`,
  )
  const last = await asAdmin(await start())
  await soon(async () =>
    expect(await last.status('proof')).toMatchObject({
      state: 'bad',
      found: expect.stringContaining('Program kończył się w trakcie próby odtworzenia, kilka razy z rzędu.'),
    }),
  )
})
