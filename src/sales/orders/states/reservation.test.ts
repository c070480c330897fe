import { eq, sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stock } from '../../../../tests/support/checkouts.ts'
import { placeNeighbour } from '../../../../tests/support/neighbour.ts'
import { paid, placeOrder } from '../../../../tests/support/orders.ts'
import { race } from '../../../../tests/support/race.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { discountUsedUp } from '../../../discounts/discount.ts'
import { lockOrder, type LockedOrder } from '../lock-order.server.ts'
import { soldOut } from '../order.ts'
import { orders } from '../orders.table.ts'
import { releaseReservation, reserveAgain } from '../reservation.server.ts'

/** A shop with two products, a code that may be used twice, and somebody else's order. */
async function openWithGoods() {
  const shop = await openTestShop()
  const { database } = shop
  await placeNeighbour(database)
  const [salt = 0, sack = 0] = await stock(shop, { price: '10.00', pieces: 10 }, { price: '10.00', pieces: 3 })
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into discount_codes (code, type, value_hundredths, max_uses, used_count) values ('SOL', 'percentage', 1000, 2, 2) returning id`)
  const place = async (said: Parameters<typeof placeOrder>[1]) => (await placeOrder(database, said)).id
  return { database, salt, sack, code: rows[0]?.id ?? 0, place }
}

test('an order gives back what it holds, once, and takes it again only while all of it is there', async () => {
  const { database, salt, sack, code, place } = await openWithGoods()
  const locked = <Answer>(id: number, change: (transaction: typeof database, held: LockedOrder) => Promise<Answer>) =>
    database.transaction(async (transaction) => change(transaction, (await lockOrder(transaction, id)) as LockedOrder))
  const release = (id: number) => locked(id, releaseReservation)
  const again = (id: number, evenIfCodeIsUsedUp = false) =>
    locked(id, (transaction, held) => reserveAgain(transaction, held, { evenIfCodeIsUsedUp }))
  /** Whether the order holds its goods and its code, what is left of both products, and how often the code is used. */
  const stands = async (id: number) => {
    const [order] = await database.select().from(orders).where(eq(orders.id, id))
    const { rows } = await database.execute<{ left: number[]; uses: number }>(sql`
      select (select array_agg(stock_quantity order by id) from products) as left,
        (select used_count from discount_codes where id = ${code}) as uses`)
    return [order?.holdsStock, order?.holdsCodeUse, rows[0]?.left, rows[0]?.uses]
  }
  const id = await place({
    holdsStock: true,
    holdsCodeUse: true,
    discountCodeId: code,
    lines: [
      { productId: salt, quantity: 2 },
      { productId: sack, quantity: 3 },
    ],
  })
  for (let time = 0; time < 2; time += 1) {
    await release(id)
    expect(await stands(id)).toEqual([false, false, [12, 6], 1])
  }
  await database.execute(sql`update products set stock_quantity = 2 where id = ${sack}`)
  expect(await again(id)).toEqual(soldOut([{ id: sack, available: 2 }]))
  await database.execute(sql`update products set stock_quantity = 3 where id = ${sack}`)
  await database.execute(sql`update discount_codes set used_count = 2 where id = ${code}`)
  expect(await again(id)).toEqual(discountUsedUp)
  expect(await stands(id)).toEqual([false, false, [12, 3], 2])
  for (let time = 0; time < 2; time += 1) {
    expect(await again(id, true)).toEqual({ ok: true })
    expect(await stands(id)).toEqual([true, true, [10, 0], 3])
  }

  const lines = [{ productId: salt, quantity: 1 }]
  const withoutCode = await place({ lines })
  expect(await again(withoutCode)).toEqual({ ok: true })
  expect(await stands(withoutCode)).toEqual([true, false, [9, 0], 3])
  const ofNothing = await place({ lines: [{ productId: null, quantity: 1 }] })
  expect(await again(ofNothing)).toEqual(soldOut([{ id: 0, available: 0 }]))
  const gone = await place({ ...paid, status: 'shipped', shippingStatus: 'shipped', holdsStock: true, lines })
  await release(gone)
  const { rows } = await database.execute(sql`
    select kind, pieces, order_id as of from stock_movements where order_id is not null order by id`)
  expect(rows.map(({ kind, pieces, of }) => [kind, pieces, of])).toEqual([
    ['given_back', 2, id],
    ['given_back', 3, id],
    ['sold', -2, id],
    ['sold', -3, id],
    ['sold', -1, withoutCode],
    ['returned', 1, gone],
  ])
})

test('an order is locked with its goods and its code as they are once it is its turn, and nothing of others is', async () => {
  const { database, salt, sack, code, place } = await openWithGoods()
  await database.execute(sql`
    insert into product_translations (product_id, language, name, description) values (${salt}, 'de', 'Graues Salz', '')`)
  const [id, other] = [
    await place({
      language: 'de',
      lines: [
        { productId: salt, quantity: 1 },
        { productId: null, quantity: 1 },
      ],
    }),
    await place({ lines: [{ productId: sack, quantity: 1 }] }),
  ]
  /** The goods with which an order is locked, and which codes others could still change. */
  const lock = (...asked: [id: number, language?: undefined, also?: { products: number[]; code: string }]) =>
    database.transaction(async (transaction) => {
      const held = await lockOrder(transaction, ...asked)
      const free = await database.execute(sql`select code from discount_codes order by id for update skip locked`)
      const goods = [...(held?.goods.values() ?? [])]
      return { names: goods.map(({ name }) => name), free: free.rows.map((row) => row['code']) }
    })
  expect(await lock(4_711)).toEqual({ names: [], free: ['NEIGHBOUR', 'SOL'] })
  expect(await lock(id)).toEqual({ names: ['Graues Salz'], free: ['NEIGHBOUR', 'SOL'] })
  const also = { products: [salt], code: 'SOL' }
  expect(await lock(other, undefined, also)).toEqual({ names: ['Sól 1', 'Sól 2'], free: ['NEIGHBOUR'] })

  // What it needs has changed before its turn comes.
  const asLocked = async (change: SQL) => (await race(database, change, [() => lock(id)]))[0]
  const names = ['Graues Salz', 'Sól 2']
  const ofSack = sql`
    with second as (update order_lines set product_id = ${sack} where order_id = ${id} and position = 1)
    select from orders where id = ${id} for update`
  expect(await asLocked(ofSack)).toEqual({ names, free: ['NEIGHBOUR', 'SOL'] })
  const withCode = sql`update orders set discount_code_id = ${code} where id = ${id}`
  expect(await asLocked(withCode)).toEqual({ names, free: ['NEIGHBOUR'] })
  const isDeleted = sql`delete from orders where id = ${id}`
  expect(await asLocked(isDeleted)).toMatchObject({ names: [] })
})
