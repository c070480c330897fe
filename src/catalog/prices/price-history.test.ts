import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { backupFolder, lasting, openTestDatabase, stateOf, withBackup } from '../../../tests/support/backups.ts'
import { stock } from '../../../tests/support/checkouts.ts'
import { race } from '../../../tests/support/race.ts'
import { inHours, letPromotionsPass, promote } from '../../../tests/support/promotions.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { migrate, migrations } from '../../server/database/migrate.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { writeBackup } from '../../server/backup/write-backup.ts'
import { seedProducts } from '../seed-products.server.ts'

const pricesOf = async (shop: TestShop, product: number) => {
  const answer = await shop.callAsAdmin('GET', `/api/admin/products/${product}/prices`)
  return ((await answer.json()) as { price: string; validFrom: string }[]).map(({ price }) => price)
}

const change = (shop: TestShop, product: number, body: object) =>
  shop.callAsAdmin('PUT', `/api/admin/products/${product}`, { body })

describe('the history of prices', () => {
  test('begins with the product and goes on with each change of its price, and with no other', async () => {
    const shop = await openTestShop()
    const [salt = 0] = await stock(shop, { price: '30.00', pieces: 10 })
    await change(shop, salt, { price: '32.00' })
    await change(shop, salt, { name: 'Sól szara', price: '32.00' })
    await change(shop, salt, { price: '31.00', version: 1 })
    await change(shop, salt, { price: '28.50' })
    expect(await pricesOf(shop, salt)).toEqual(['28.50', '32.00', '30.00'])
  })

  test('tells when the product was on offer: no price counts that nobody could pay', async () => {
    const shop = await openTestShop()
    const body = { name: 'Sól', description: 'Szara.', price: '1.00', stockQuantity: 5, isActive: false }
    const made = await shop.callAsAdmin('POST', '/api/admin/products', { body })
    const { id } = (await made.json()) as { id: number }
    await change(shop, id, { price: '24.90' })
    await change(shop, id, { isActive: true })
    await change(shop, id, { description: 'Wilgotna.', isActive: true })
    await letPromotionsPass(shop.database, '2 days')
    expect(await promote(shop, id, '19.90')).toMatchObject({ lowestPrice: '24.90' })
    const [shown] = (await (await shop.call('GET', '/api/store/products')).json()) as object[]
    expect(shown).toMatchObject({ price: '19.90', promotion: { lowestPrice: '24.90' } })
    const answer = await shop.callAsAdmin('GET', `/api/admin/products/${id}/prices`)
    expect(await answer.json()).toMatchObject([
      { price: '24.90', isOffered: true },
      { price: '24.90', isOffered: false },
      { price: '1.00', isOffered: false },
    ])
  })

  test('holds the first products, too', async () => {
    const shop = await openTestShop()
    await seedProducts(shop.database)
    expect(await pricesOf(shop, 1)).toEqual(['24.90'])
  })

  test('tells of simultaneous changes in the order in which they happened', async () => {
    const shop = await openTestShop()
    const [salt = 0] = await stock(shop, { price: '30.00', pieces: 10 })
    await race(
      shop.database,
      sql`select from products where id = ${salt} for update`,
      ['31.00', '32.00', '33.00'].map((price) => () => change(shop, salt, { price })),
    )
    const { rows } = await shop.database.execute<{ price: string }>(
      sql`select price_grosze::text as price from products`,
    )
    const [latest, ...before] = await pricesOf(shop, salt)
    expect(latest?.replace('.', '')).toBe(rows[0]?.price)
    expect(before.at(-1)).toBe('30.00')
    expect([latest, ...before].toSorted()).toEqual(['30.00', '31.00', '32.00', '33.00'])
  })

  test.for([
    sql`update product_prices set price_grosze = 1`,
    sql`delete from product_prices`,
    sql`truncate product_prices`,
    sql`truncate product_promotions`,
    sql`delete from product_promotions`,
    sql`update product_promotions set price_grosze = 1`,
    sql`update product_promotions set ends_at = ends_at + interval '1 day'`,
    sql`update product_promotions set starts_at = starts_at - interval '1 day'`,
  ])('is changed by no statement: %#', async (statement) => {
    const shop = await openTestShop()
    const [salt = 0] = await stock(shop, { price: '30.00', pieces: 10 })
    await promote(shop, salt, '20.00')
    await expect(shop.database.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  test('knows the promotion that is over, which nothing changes either', async () => {
    const shop = await openTestShop()
    const [salt = 0] = await stock(shop, { price: '30.00', pieces: 10 })
    await promote(shop, salt, '20.00', { until: inHours(1) })
    await letPromotionsPass(shop.database, '2 hours')
    const shorten = sql`update product_promotions set ends_at = ends_at - interval '1 minute'`
    await expect(shop.database.execute(shorten)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  test('begins for what was there before it with the price of then, and a backup brings all of it back', async () => {
    const { url, pool } = await openTestDatabase(migrations.filter(({ name }) => name < '0024'))
    await pool.query(
      `insert into products (slug, name, description, price_grosze) values ('sol', 'Sól', 'Szara', 2490)`,
    )
    const before = Date.now()
    await migrate(url)
    const history = async () =>
      (await pool.query(`select price_grosze as price, is_offered, valid_from as at from product_prices`)).rows
    const [first] = await history()
    expect(first).toMatchObject({ price: 2490, is_offered: true })
    expect(new Date(first?.at).getTime()).toBeGreaterThanOrEqual(before - 1_000)
    await pool.query(`update products set price_grosze = 2600`)
    await pool.query(`insert into product_promotions (product_id, price_grosze, starts_at, ends_at)
      values (1, 2000, now() - interval '2 days', now() - interval '1 day'), (1, 1900, now(), now() + interval '1 day')`)
    const state = await stateOf(url)
    const path = join(await backupFolder(), 'backup.gz')
    await writeBackup(url, path)
    await withBackup(path, (file) => restoreShop(url, file))
    expect(lasting(await stateOf(url))).toEqual(lasting(state))
    expect(await history()).toHaveLength(2)
  })

  test('outlives its product; what was planned for that goes with it, and what runs ends', async () => {
    const shop = await openTestShop()
    const [salt = 0] = await stock(shop, { price: '30.00', pieces: 10 })
    await promote(shop, salt, '20.00', { until: inHours(1) })
    await promote(shop, salt, '21.00', { from: inHours(2) })
    expect((await shop.callAsAdmin('DELETE', `/api/admin/products/${salt}`)).status).toBe(204)
    expect(await pricesOf(shop, salt)).toEqual(['30.00'])
    const { rows } = await shop.database.execute(
      sql`select price_grosze as price, ends_at <= now() as over from product_promotions`,
    )
    expect(rows).toEqual([{ price: 2000, over: true }])
  })
})
