import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { backupFolder, lasting, stateOf, withBackup } from '../../tests/support/backups.ts'
import { placeOrder } from '../../tests/support/orders.ts'
import { openS3Server } from '../../tests/support/s3-server.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { canMount, mountedFolder } from '../../tests/support/small-disk.ts'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { seedProducts } from '../catalog/seed-products.server.ts'
import { readConfig } from '../server/config.ts'
import { checkBackup } from '../server/backup/check-backup.ts'
import { markClock } from '../server/clock/watch-clock.ts'
import { createLog } from '../server/log.ts'
import { readMilestones } from '../server/milestones.ts'
import { nameAt, type Backups } from './backup.ts'
import { openBackupFolder } from './backup-folder.server.ts'
import { keepBackup } from './make-backup.server.ts'
import { proveRestore } from './prove-backup.server.ts'

async function openShop(dataFolder?: string) {
  const folder = dataFolder ?? (await backupFolder())
  const config = { ...readConfig({}), dataFolder: folder }
  const shop = await openTestShop({ dataFolder: folder })
  await seedProducts(shop.database)
  const services = { config, database: shop.database, databaseUrl: shop.databaseUrl, log: createLog('silent') }
  const names = () => readdir(join(folder, 'backups')).catch(() => [])
  return { shop, folder: join(folder, 'backups'), services, names, keep: () => keepBackup(services, 'schedule') }
}

const listed = async (shop: TestShop) => (await (await shop.callAsAdmin('GET', '/api/admin/backups')).json()) as Backups

describe('by themselves', () => {
  test('backups are made after changes only: of rows that come, change or go, not of visits; what they hold is whole and for its owner alone', async () => {
    const { shop, folder, names, keep } = await openShop()
    const first = await keep()
    expect(await names()).toEqual([first?.name])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, first?.name ?? ''))).mode & 0o777).toBe(0o600)
    const checked = await withBackup(join(folder, first?.name ?? ''), checkBackup)
    expect(checked.rows.get('products')).toBe(6)

    const isNew = async () => {
      const [before] = await names()
      return (await keep())?.name !== before
    }
    // PostgreSQL counts a moment after a commit.
    const becomes = (state: boolean) =>
      vi.waitFor(async () => expect(await isNew()).toBe(state), { timeout: 20_000, interval: 300 })
    await becomes(false)
    // Somebody signs in and looks around, and the shop looks at its clock and its disk.
    const lookAround = async () => {
      await shop.callAsAdmin('GET', '/api/admin/session')
      await markClock(shop.database)
      await shop.database.execute(sql`delete from status_days`)
      await shop.database.execute(sql`insert into status_days (day, database_bytes) values (current_date, 1)`)
      await shop.database.execute(sql`delete from status_problems`)
      await shop.database.execute(sql`insert into status_problems (name, state) values ('disk', 'bad')`)
      await sleep(1_100)
      expect(await isNew()).toBe(false)
    }
    // Once what came before is counted.
    await vi.waitFor(lookAround, 20_000)
    for (const change of [
      sql`insert into words (state, room, path, language, text, original, saved_by)
        values ('draft', 'site', 'home.title', 'pl', 'Sól naszych salin', 'Sól', 'admin')`,
      sql`update words set text = 'Sól'`,
      sql`delete from words`,
    ]) {
      await shop.database.execute(change)
      await becomes(true)
      await becomes(false)
    }
  })

  test('older ones go when a new one is whole and checked, and not when it fails: that is told on the page and in figures', async () => {
    const { shop, folder, services, names, keep } = await openShop()
    await keep()
    const old = Array.from({ length: 30 }, (_, hours) => nameAt(new Date(Date.now() - (hours + 80 * 24) * 3_600_000)))
    const ofUpgrade = (days: number) =>
      nameAt(new Date(Date.now() - days * 86_400_000)).replace('salorge', 'before-upgrade')
    const [lastUpgrade, earlierUpgrade] = [ofUpgrade(20), ofUpgrade(21)]
    for (const name of [...old, lastUpgrade, earlierUpgrade]) await writeFile(join(folder, name), '')
    const before = await names()

    // The database takes no part in it any more.
    await shop.database.execute(sql`alter table migrations rename to former`)
    expect(await keepBackup(services, 'asked')).toBeUndefined()
    await shop.database.execute(sql`alter table former rename to migrations`)
    expect(await names()).toEqual(before)
    const told = await listed(shop)
    expect(told.failed?.sentence).toBe('Baza danych odmówiła. Szczegóły są w dzienniku programu.')
    expect(await (await shop.call('GET', '/metrics')).text()).toContain('salorge_backup_failed{of="backup"} 1')

    const newest = await keepBackup(services, 'asked')
    const after = await names()
    expect(after).toContain(newest?.name)
    for (const name of [...old, earlierUpgrade]) expect(after).not.toContain(name)
    const { failed, backups } = await listed(shop)
    expect(failed).toBeNull()
    expect(backups.find(({ name }) => name === lastUpgrade)?.keptAs).toEqual(['before_upgrade'])
    expect(await (await shop.call('GET', '/metrics')).text()).toMatch(/salorge_backup_age_seconds \d/)
  })

  test.runIf(canMount)('a disk that is nearly full is left as it is, and so are the backups on it', async () => {
    const disk = await mountedFolder('size=60m,mode=711')
    const { shop, names, keep } = await openShop(disk)
    expect(await keep()).toBeUndefined()
    expect(await names()).toEqual([])
    expect((await listed(shop)).failed?.sentence).toMatch(/^Na dysku zostało \d+ MB, .*Zrób miejsce na dysku\.$/)
  })

  test('the newest is restored beside the shop and counted; a file that was changed on the disk is found out', async () => {
    const { shop, folder, services, keep } = await openShop()
    await placeOrder(shop.database)
    const prove = () => proveRestore.perform(services as never, {}, new AbortController().signal)
    await prove()
    const { proven, proofFailed } = await listed(shop)
    expect([proven?.orders, proofFailed]).toEqual([1, null])
    const damaged = 'Plik kopii jest uszkodzony. Zrób nową kopię; jeśli to się powtórzy, sprawdź dysk.'
    const newest = await keep()
    const path = join(folder, newest?.name ?? '')
    const content = await readFile(path)
    content[content.length - 40] = (content[content.length - 40] ?? 0) ^ 1
    await vi.waitFor(
      async () => {
        await keep()
        const [name = ''] = (await openBackupFolder(services.config.dataFolder).list()).map((one) => one.name)
        await writeFile(join(folder, name), content)
        await prove()
        expect((await listed(shop)).proofFailed?.sentence).toBe(damaged)
      },
      { timeout: 15_000, interval: 1_000 },
    )
  })
})

describe('restored from the panel', () => {
  test('a shop is as it was, everybody is signed out, the state of before lies beside it, and both logs tell who did it', async () => {
    const { shop, folder, names, services, keep } = await openShop()
    // As old as one that was copied here by hand may be.
    const name = nameAt(new Date(Date.now() - 70 * 86_400_000))
    await copyFile(join(folder, (await keep())?.name ?? ''), join(folder, name))
    const before = await stateOf(shop.databaseUrl)
    await placeOrder(shop.database)
    await shop.database.execute(sql`update products set name = 'Po kopii' where id = 1`)

    const contents = await (await shop.callAsAdmin('GET', `/api/admin/backups/${name}/contents`)).json()
    expect(contents).toMatchObject({ held: { orders: 0, products: 6 }, now: { orders: 1, products: 6 } })
    const restore = (confirmation: string, of = name) =>
      shop.callAsAdmin('POST', `/api/admin/backups/${of}/restore`, { body: { confirmation } })
    expect((await restore('tak')).status).toBe(422)
    expect((await restore('PRZYWRÓĆ', 'salorge-2020-01-01-000000.gz')).status).toBe(404)
    expect((await restore('PRZYWRÓĆ', encodeURIComponent('../../etc/passwd'))).status).toBe(404)
    expect((await shop.callAsAdmin('GET', '/api/admin/session')).status).toBe(200)

    expect((await restore('przywróć')).status).toBe(204)
    await vi.waitFor(async () => expect((await shop.callAsAdmin('GET', '/api/admin/session')).status).toBe(401), 20_000)
    const { audit_entries: _, audit_entries_id_seq: _sequence, ...after } = lasting(await stateOf(shop.databaseUrl))
    const { audit_entries: __, audit_entries_id_seq: __sequence, ...expected } = lasting(before)
    expect(after).toEqual(expected)
    expect(await shop.database.select().from(auditEntries)).toMatchObject([
      { administrator: 'admin', action: 'restored', subject: 'backup', subjectName: name },
    ])
    const { rows } = await shop.database.execute(sql`select confirmed_at from restores`)
    expect(rows).toEqual([{ confirmed_at: null }])

    // What was replaced can be had back, with the entry of who asked.
    const kept = (await names()).filter((one) => one.endsWith('-before-restore.gz'))
    expect(kept).toHaveLength(1)
    expect(await names()).toContain(name)
    const replaced = await withBackup(join(services.config.dataFolder, 'backups', kept[0] ?? ''), checkBackup)
    expect([replaced.rows.get('orders'), replaced.rows.get('audit_entries')]).toEqual([1, 1])
  })

  test('a damaged file is refused before anything is touched, and of two at once one is begun', async () => {
    const { shop, folder, keep } = await openShop()
    const { name = '' } = (await keep()) ?? {}
    const content = await readFile(join(folder, name))
    const damaged = nameAt(new Date('2026-01-01T00:00:00Z'))
    await writeFile(join(folder, damaged), content.subarray(0, content.length - 100))
    const restore = (of: string) =>
      shop.callAsAdmin('POST', `/api/admin/backups/${of}/restore`, { body: { confirmation: 'PRZYWRÓĆ' } })
    const refused = await restore(damaged)
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'backup_unusable'])

    const both = await Promise.all([restore(name), restore(name)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    await vi.waitFor(async () => expect((await shop.callAsAdmin('GET', '/api/admin/session')).status).toBe(401), 20_000)
  })
})

test('a file is handed out as it is, which the log tells; names of other files are nobody’s', async () => {
  const { shop, folder, keep } = await openShop()
  const { name = '' } = (await keep()) ?? {}
  const answer = await shop.callAsAdmin('GET', `/api/admin/backups/${name}/file`)
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
  expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(join(folder, name)))).toBe(true)
  expect(await shop.database.select().from(auditEntries)).toMatchObject([{ action: 'downloaded', subjectName: name }])
  for (const other of ['salorge-2026-11-27-000000.gz', '..%2F..%2Fpackage.json', '%2e%2e'])
    expect((await shop.callAsAdmin('GET', `/api/admin/backups/${other}/file`)).status).toBe(404)
  expect((await readMilestones(shop.database)).backup?.detail).toMatch(/^salorge-[\d-]+\.gz \d+$/)
})

describe('the bucket', () => {
  test('gets each backup once; when it refuses, the folder has its own and the owner is told, until the next hour brings it there', async () => {
    const { shop, services, names } = await openShop()
    const { bucket, disturb, asked } = await openS3Server()
    const publicKeys = [await identityToRecipient(await generateX25519Identity())]
    const withBucket = { ...services, config: { ...services.config, bucket: { ...bucket, publicKeys } } }
    disturb((_, answer) => {
      answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      return 'taken'
    })
    const first = await keepBackup(withBucket, 'schedule')
    expect(await names()).toEqual([first?.name])
    expect((await readMilestones(shop.database)).bucket_failed?.detail).toMatch(/^Magazyn nie pozwala/)

    disturb(() => 'passes')
    // Mostly the first: PostgreSQL counts changes a moment after their commit, and then there is one more.
    const hours = [await keepBackup(withBucket, 'schedule'), await keepBackup(withBucket, 'schedule')]
    const { bucket_backup: brought, bucket_failed: failed } = await readMilestones(shop.database)
    expect(brought?.detail).toContain(hours[1]?.name)
    expect(brought && failed && brought.reachedAt > failed.reachedAt).toBe(true)
    for (const hour of hours)
      expect(asked.filter((call) => call.startsWith('PUT') && call.includes(`${hour?.name}.age`))).toHaveLength(1)
  })
})

test('by a clock that has leapt no backup is removed for its age', async () => {
  const { shop, services, folder, names } = await openShop()
  await keepBackup(services, 'asked')
  const old = nameAt(new Date('2025-01-01T05:07:00Z'))
  await writeFile(join(folder, old), 'old')
  await shop.database.execute(sql`update clock_watch set seen_at = now() - interval '10 days'`)
  await keepBackup(services, 'asked')
  expect(await names()).toContain(old)
  await shop.database.execute(sql`update clock_watch set seen_at = now()`)
  await keepBackup(services, 'asked')
  expect(await names()).not.toContain(old)
})
