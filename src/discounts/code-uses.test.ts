import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { lockOrder } from '../sales/orders/lock-order.server.ts'
import { releaseReservation as giveAllBack } from '../sales/orders/reservation.server.ts'
import type { Database } from '../server/database/database.ts'
import { releaseCodeUse, reserveCodeUse } from './code-uses.server.ts'
import { discountCodes } from './discount-codes.table.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

const path = '/api/admin/discount-codes'

async function create(terms: object = {}): Promise<number> {
  const body = { code: 'SOL10', type: 'percentage', value: 10, ...terms }
  const answer = await shop.callAsAdmin('POST', path, { body })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

async function usesOf(id: number): Promise<number | undefined> {
  const [row] = await shop.database.select().from(discountCodes).where(eq(discountCodes.id, id))
  return row?.usedCount
}

const inTransaction = <Answer>(work: (transaction: Database) => Promise<Answer>) => shop.database.transaction(work)
const take = (id: number, options = {}) => inTransaction((transaction) => reserveCodeUse(transaction, id, options))
const giveBack = (id: number) => inTransaction((transaction) => releaseCodeUse(transaction, id))

describe('a use of a code', () => {
  test('is taken as often as the code may be used, and again when one was given back', async () => {
    const [other, id] = [await create({ code: 'OTHER' }), await create({ maxUses: 2 })]
    await take(other)
    expect([await take(id), await take(id), await take(id)]).toEqual([true, true, false])
    await giveBack(id)
    expect([await take(id), await take(id), await usesOf(id), await usesOf(other)]).toEqual([true, false, 2, 1])
  })

  test('is always there where nobody said how many', async () => {
    const id = await create()
    for (let use = 0; use < 5; use += 1) expect(await take(id)).toBe(true)
    expect(await usesOf(id)).toBe(5)
  })

  test('is counted beyond the limit for what is paid already', async () => {
    const id = await create({ maxUses: 1 })
    expect([await take(id), await take(id, { evenIfUsedUp: true }), await usesOf(id)]).toEqual([true, true, 2])
    await giveBack(id)
    expect([await take(id), await usesOf(id)]).toEqual([false, 1])
  })

  test('is not taken when what it was taken for does not come about', async () => {
    const id = await create({ maxUses: 1 })
    const failed = inTransaction(async (transaction) => {
      expect(await reserveCodeUse(transaction, id)).toBe(true)
      throw new Error('sold out')
    })
    await expect(failed).rejects.toThrow('sold out')
    expect([await usesOf(id), await take(id)]).toEqual([0, true])
  })
})

describe('while uses are held, the administrator can', () => {
  test('allow fewer than there are: none is left, and all of them can be given back', async () => {
    const id = await create({ maxUses: 3 })
    for (let use = 0; use < 3; use += 1) await take(id)
    expect((await shop.callAsAdmin('PUT', `${path}/${id}`, { body: { maxUses: 1 } })).status).toBe(200)
    const takenBetween: boolean[] = []
    for (let use = 0; use < 3; use += 1) {
      await giveBack(id)
      takenBetween.push(await take(id))
      if (takenBetween.at(-1)) await giveBack(id)
    }
    expect(takenBetween).toEqual([false, false, true])
    expect(await usesOf(id)).toBe(0)
  })

  test('delete the code only when all uses were given back; then nothing can be taken, and giving back is no failure', async () => {
    const id = await create({ maxUses: 3 })
    await take(id)
    const refused = await shop.callAsAdmin('DELETE', `${path}/${id}`)
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'discount_code_used' }])
    await giveBack(id)
    expect((await shop.callAsAdmin('DELETE', `${path}/${id}`)).status).toBe(204)
    await giveBack(id)
    expect([await take(id), await take(id, { evenIfUsedUp: true }), await usesOf(id)]).toEqual([
      false,
      false,
      undefined,
    ])
  })

  test('not delete the code at the moment in which its order gives its use back, and neither waits for the other for ever', async () => {
    const id = await create({ maxUses: 3 })
    await take(id)
    await shop.database.execute(sql`
      insert into orders (language, first_name, last_name, email, phone, address, city, postal_code, country,
        shipping_method, subtotal_grosze, shipping_grosze, discount_grosze, total_grosze, discount_code_id, discount_code,
        holds_stock, holds_code_use, terms_version, payable_until)
      values ('pl', 'Anna', 'Nowak', 'anna@example.com', '1', 'Solna 1', 'Poznań', '61-001', 'Poland',
        'home', 1000, 1599, 100, 2499, ${id}, 'SOL10', true, true, '1', now())`)
    const [order] = (await shop.database.execute<{ id: number }>(sql`select id from orders`)).rows
    const deletion = await inTransaction(async (transaction) => {
      const held = await lockOrder(transaction, order?.id ?? 0)
      const answer = shop.callAsAdmin('DELETE', `${path}/${id}`)
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await shop.database.execute(waiting)).rowCount).toBe(1)
      if (held) await giveAllBack(transaction, held)
      return { answer }
    })
    expect((await deletion.answer).status).toBe(409)
    const { rows } = await shop.database.execute(
      sql`select discount_code_id, discount_code, holds_code_use from orders`,
    )
    expect(rows).toEqual([{ discount_code_id: id, discount_code: 'SOL10', holds_code_use: false }])
  })

  test('not get it counted below nothing, however often uses are given back', async () => {
    const id = await create({ maxUses: 1 })
    await take(id)
    for (let round = 0; round < 3; round += 1) await giveBack(id)
    expect([await usesOf(id), await take(id), await take(id)]).toEqual([0, true, false])
  })

  test('change the code without losing a use that is taken meanwhile, and without being told of another’s change', async () => {
    const id = await create({ maxUses: 5 })
    await take(id)
    const answer = await shop.callAsAdmin('PUT', `${path}/${id}`, { body: { value: 20, version: 1 } })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ usedCount: 1, version: 2 })])
  })
})

describe('of 200 orders at once that want the last use', () => {
  const orders = 200
  const atOnce = 25

  /** All want to write the code's row, which is held until as many stand before it as there are connections. */
  async function race(id: number, takeOne: typeof reserveCodeUse): Promise<number> {
    const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: atOnce })
    onTestFinished(() => pool.end())
    const database: Database = drizzle({ client: pool })
    const holder = shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`select from discount_codes where id = ${id} for update`)
      const all = Array.from({ length: orders }, () => database.transaction((each) => takeOne(each, id)))
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await shop.database.execute(waiting)).rowCount).toBe(atOnce)
      return { all: Promise.all(all) }
    })
    return (await (await holder).all).filter(Boolean).length
  }

  test('exactly one gets it', async () => {
    const id = await create({ maxUses: 4 })
    for (let use = 0; use < 3; use += 1) await take(id)
    expect([await race(id, reserveCodeUse), await usesOf(id)]).toEqual([1, 4])
  })

  test('many would if it were read first and counted then: this test can see that', async () => {
    const id = await create({ maxUses: 4 })
    for (let use = 0; use < 3; use += 1) await take(id)
    const readThenWrite: typeof reserveCodeUse = async (transaction) => {
      const [row] = await transaction.select().from(discountCodes).where(eq(discountCodes.id, id))
      if (!row || row.usedCount >= (row.maxUses ?? Infinity)) return false
      await transaction
        .update(discountCodes)
        .set({ usedCount: sql`${discountCodes.usedCount} + 1` })
        .where(eq(discountCodes.id, id))
      return true
    }
    expect(await race(id, readThenWrite)).toBeGreaterThanOrEqual(atOnce)
  })
})
