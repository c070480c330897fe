import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backupFolder, rowsIn } from '../../tests/support/backups.ts'
import { order } from '../../tests/support/checkouts.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { seedProducts } from '../catalog/seed-products.server.ts'
import { seedShippingRates } from '../shipping/seed-shipping-rates.server.ts'
import { readConfig } from '../server/config.ts'
import { enqueue, type Job } from '../server/jobs/jobs.ts'
import { createLog } from '../server/log.ts'
import type { Backups } from './backup.ts'
import { keepBackup } from './make-backup.server.ts'

/** A shop with a backup, and somebody who holds up its restore: who reads at length, before the one state takes the other's place. */
async function openRestoring() {
  const dataFolder = await backupFolder()
  const shop = await openTestShop({ dataFolder, payments: 'demo' })
  await seedProducts(shop.database)
  await seedShippingRates(shop.database)
  const config = { ...readConfig({}), dataFolder }
  const { database, databaseUrl } = shop
  const { name = '' } =
    (await keepBackup({ config, database, databaseUrl, log: createLog('silent') }, 'schedule')) ?? {}
  const other = new pg.Client({ connectionString: databaseUrl, statement_timeout: 500 })
  await other.connect()
  onTestFinished(() => other.end())
  const before = async () => {
    const names = await readdir(join(dataFolder, 'backups'))
    const found = names.find((one) => one.endsWith('-before-restore.gz'))
    return found && join(dataFolder, 'backups', found)
  }
  return {
    shop,
    other,
    before,
    async begin(stall = 'select from team_members limit 1') {
      await other.query(`begin; ${stall}`)
      const answer = await shop.callAsAdmin('POST', `/api/admin/backups/${name}/restore`, {
        body: { confirmation: 'PRZYWRÓĆ' },
      })
      expect(answer.status).toBe(204)
      await vi.waitFor(async () => expect(await before()).toBeDefined(), 20_000)
    },
    async end() {
      await other.query('rollback')
      await vi.waitFor(
        async () => expect((await shop.callAsAdmin('GET', '/api/admin/session')).status).toBe(401),
        20_000,
      )
    },
  }
}

const sentences = {
  pl: 'Sklep jest właśnie odtwarzany z kopii i zaraz wróci. Nic nie zostało zapisane. Spróbuj ponownie za 20 sekund.',
  en: 'The shop is being restored and will be back in a moment. Nothing was saved. Please try again in 20 seconds.',
  de: 'Der Shop wird gerade wiederhergestellt und ist gleich zurück. Es wurde nichts gespeichert. Bitte versuchen Sie es in 20 Sekunden noch einmal.',
  fr: 'La boutique est en cours de restauration et revient dans un instant. Rien n’a été enregistré. Veuillez réessayer dans 20 secondes.',
}

test('from its backup of the present state until it is done, a restore from the panel lets nothing be taken that would be lost; whoever reads goes on', async () => {
  const { shop, other, begin, before, end } = await openRestoring()
  const performed: string[] = []
  const job: Job<{ asked: string }> = {
    name: 'note',
    retries: { max: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    perform: async (_, { asked }) => void performed.push(asked),
  }
  await runJobsOn(shop.databaseUrl, { jobs: [job] })
  const { rows: was } = await shop.database.execute(sql`select (select count(*) from orders) as orders`)
  const schemas = sql`select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'salorge_aside')`
  const { rows: schemasBefore } = await shop.database.execute(schemas)
  // Its own backup is made by then, and it is about to fill new tables.
  await enqueue(shop.database, job, { asked: 'tomorrow' }, new Date(Date.now() + 86_400_000))
  await begin(`select from pgboss.job where name = 'note' for update`)

  for (const [language, sentence] of Object.entries(sentences)) {
    const answer = await order(shop, [{ id: 1, quantity: 1 }], {}, { 'Accept-Language': language })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '20'])
    expect(await answer.json()).toMatchObject({ code: 'held', error: sentence })
  }
  for (const [method, path] of [
    ['POST', '/api/webhooks/stripe'],
    ['PUT', '/api/admin/products/1'],
    ['DELETE', '/api/customers/sessions'],
  ] as const)
    expect((await shop.call(method, path, { body: {} })).status).toBe(503)
  const form = await shop.call('POST', '/unsubscribe/some-token', { headers: { 'Accept-Language': 'fr' } })
  expect([form.status, form.headers.get('Retry-After')]).toEqual([503, '20'])
  expect(await form.text()).toContain(sentences.fr)
  // Beside the calls there is no way either: a program of before, a command, a connection by hand.
  await other.query('savepoint reading')
  await expect(other.query(`update products set name = 'x'`)).rejects.toThrow('timeout')
  await other.query('rollback to reading')
  await enqueue(shop.database, job, { asked: 'meanwhile' })
  const taken = sql`select from pgboss.job where name = 'note' and state = 'active'`
  await vi.waitFor(async () => expect((await shop.database.execute(taken)).rowCount).toBe(1), 20_000)
  for (const path of ['/', '/store', '/api/store/products', '/api/admin/products', '/api/admin/backups', '/admin'])
    expect((await shop.callAsAdmin('GET', path)).status).toBe(200)
  const cart = await shop.call('POST', '/api/store/check-cart', { body: { items: [] } })
  expect(cart.status).not.toBe(503)

  const { rows: held } = await shop.database.execute(sql`select (select count(*) from orders) as orders`)
  expect([held, performed]).toEqual([was, []])
  await end()
  const kept = await rowsIn((await before()) ?? '')
  expect(kept.get('orders')).toEqual([])
  expect((await shop.database.execute(schemas)).rows).toEqual(schemasBefore)
  // What was asked for meanwhile belonged to the state that is gone.
  await enqueue(shop.database, job, { asked: 'afterwards' })
  await vi.waitFor(() => expect(performed).toEqual(['afterwards']), 20_000)
  expect((await order(shop, [{ id: 1, quantity: 1 }])).status).toBe(201)
})

test('a restore whose connection dies changes nothing, lets go of the shop at once, and is told of on both pages', async () => {
  const { shop, other, begin } = await openRestoring()
  await begin()
  expect((await order(shop, [{ id: 1, quantity: 1 }])).status).toBe(503)
  await other.query(`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = 7201974 and database = (select oid from pg_database where datname = current_database())`)
  await vi.waitFor(async () => expect((await order(shop, [{ id: 1, quantity: 1 }])).status).toBe(201), 20_000)
  const read = async <Answer>(path: string) => (await (await shop.callAsAdmin('GET', path)).json()) as Answer
  await vi.waitFor(async () => expect((await read<Backups>('/api/admin/backups')).restoreFailed).not.toBeNull(), 20_000)
  expect((await read<Backups>('/api/admin/backups')).restoreFailed?.sentence).toBe(
    'Baza danych przestała odpowiadać. Niczego nie zmieniono.',
  )
  const status = await read<{ checks: { name: string }[] }>('/api/admin/status')
  expect(status.checks.find(({ name }) => name === 'restore')).toMatchObject({
    state: 'attention',
    found: expect.stringContaining('Baza danych przestała odpowiadać. Niczego nie zmieniono.'),
  })
})
