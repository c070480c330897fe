import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stock } from '../../../tests/support/checkouts.ts'
import { placeNeighbour } from '../../../tests/support/neighbour.ts'
import { attemptPayment, paid, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { abandonPayment } from './abandon-payment.server.ts'

test('an attempt that got no session takes with it an order that could never be paid; any other order stays, and holds what it may', async () => {
  const shop = await openTestShop()
  const { database } = shop
  await placeNeighbour(database)
  const [salt = 0, other = 0] = await stock(shop, { price: '10.00', pieces: 10 }, { price: '10.00', pieces: 7 })
  const lines = [{ productId: salt, quantity: 2 }]
  /** Abandons the last of these attempts of an order, and tells what is left of it and on the shelf. */
  const abandon = async (said: Parameters<typeof placeOrder>[1], ...states: ('creating' | 'open' | 'expired')[]) => {
    const { id } = await placeOrder(database, { holdsStock: true, lines, ...said })
    let attempt = ''
    for (const state of states) {
      attempt = randomUUID()
      await attemptPayment(database, id, { id: attempt, state, sessionId: null })
    }
    await abandonPayment(database, attempt)
    const { rows } = await database.execute(sql`
      select holds_stock as holds,
        (select array_agg(state order by created_at) from payments where order_id = orders.id) as states,
        (select array_agg(kind) from order_events where order_id = orders.id) as events,
        (select array_agg(checked_at is not null order by created_at) from payments where order_id = orders.id) as checked
      from orders where id = ${id}`)
    const shelf = await database.execute<{ pieces: number }>(sql`
      select stock_quantity as pieces from products where id in (${salt}, ${other}) order by id`)
    return [rows[0], shelf.rows.map(({ pieces }) => pieces)]
  }
  const left = (holds: boolean, states: string[], checked: boolean[], events: string[] | null = null) => ({
    holds,
    states,
    events,
    checked,
  })

  expect(await abandon({}, 'creating')).toEqual([undefined, [12, 7]])
  expect(await abandon({}, 'open')).toEqual([left(true, ['open'], [false]), [12, 7]])
  const again = left(false, ['expired', 'expired'], [false, true], ['released'])
  expect(await abandon({}, 'expired', 'creating')).toEqual([again, [14, 7]])
  const keptByOffice = left(true, ['expired'], [true])
  expect(await abandon({ keepsStock: true }, 'creating')).toEqual([keptByOffice, [14, 7]])
  const over = { keepsStock: true, payableUntil: new Date(Date.now() - 1_000) }
  expect(await abandon(over, 'creating')).toEqual([left(false, ['expired'], [true], ['released']), [16, 7]])
  for (const done of [paid, { ...paid, status: 'pending' }, { status: 'cancelled' }] as const)
    expect(await abandon(done, 'creating')).toEqual([left(true, ['expired'], [true]), [16, 7]])
  await abandonPayment(database, randomUUID())
  const { rows } = await database.execute(sql`select state, count(*)::integer from payments group by 1 order by 1`)
  expect(rows).toEqual([
    { state: 'expired', count: 7 },
    { state: 'open', count: 1 },
    { state: 'paid', count: 1 },
  ])
})
