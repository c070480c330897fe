import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { amount } from '../../../../tests/support/release.ts'
import { placeOrder } from '../../../../tests/support/orders.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import type { Database } from '../../../server/database/database.ts'
import { orderStatuses, paymentStatuses } from '../../orders/order.ts'
import { addUpOrderCounts } from './order-counts.server.ts'
import { listOrders } from './list-orders.server.ts'

/** By states, from the orders themselves and from what is kept; what there is none of is left out. */
async function bothCounts(database: Database) {
  const read = async (howMany: string, from: string) => {
    const { rows } = await database.execute(
      sql.raw(`select status, payment_status, needs_attention, ${howMany}::integer as how_many from ${from}
        group by 1, 2, 3 having ${howMany} <> 0 order by 1, 2, 3`),
    )
    return rows
  }
  return {
    counted: await read('count(*)', 'orders'),
    kept: await read(
      'sum(how_many)',
      '(select * from order_counts union all select * from order_count_changes) as kept',
    ),
  }
}

const status = fc.constantFrom(...orderStatuses)
const paymentStatus = fc.constantFrom(...paymentStatuses)
const needsAttention = fc.constantFrom(null, 'disputed' as const, 'paid_twice' as const)
const change = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), status, paymentStatus, needsAttention }),
  fc.record({ kind: fc.constant('change' as const), part: fc.nat(6), status, paymentStatus, needsAttention }),
  fc.record({ kind: fc.constantFrom('change nothing', 'delete', 'undo a change'), part: fc.nat(6) }),
  fc.constant({ kind: 'add up' as const }),
)

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

test('what is kept is what a count of all orders gives, whatever becomes of them', async () => {
  const { database } = await openTestShop()
  const perform = async (one: Change) => {
    if (one.kind === 'place') await placeOrder(database, one)
    else if (one.kind === 'add up') await addUpOrderCounts(database)
    else {
      // Of none, one or some, in one statement.
      const part = sql`where id % 7 = ${one.part}::integer`
      if (one.kind === 'change')
        await database.execute(sql`update orders set status = ${one.status}, payment_status = ${one.paymentStatus},
          needs_attention = ${one.needsAttention}, updated_at = now() ${part}`)
      if (one.kind === 'change nothing')
        await database.execute(sql`update orders set status = status, phone = '' ${part}`)
      if (one.kind === 'delete') await database.execute(sql`delete from orders ${part}`)
      if (one.kind === 'undo a change')
        await database
          .transaction(async (transaction) => {
            await transaction.execute(sql`update orders set status = 'completed' ${part}`)
            transaction.rollback()
          })
          .catch(() => {})
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      for (const one of changes) await perform(one)
      const { kept, counted } = await bothCounts(database)
      expect(kept).toEqual(counted)
    }),
    { numRuns: amount(20, 300) },
  )
  // It would be seen: a change behind the triggers' back.
  await placeOrder(database, { status: 'pending' })
  await database.execute(sql`alter table orders disable trigger count_changed_order`)
  await database.execute(sql`update orders set status = 'completed' where status = 'pending'`)
  const unseen = await bothCounts(database)
  expect(unseen.kept).not.toEqual(unseen.counted)
  await database.execute(sql`alter table orders enable trigger count_changed_order`)
  await database.execute(sql`truncate orders cascade`)
  expect(await bothCounts(database)).toEqual({ kept: [], counted: [] })
  expect(await listOrders(database, { page: 1, limit: 10 })).toEqual({ total: 0, list: [] })
})

test('many who place and change orders at once, while counts are added up, lose none and don’t wait for one another', async () => {
  const { database } = await openTestShop()
  const busy = Array.from({ length: 8 }, async () => {
    for (let round = 0; round < amount(10, 200); round += 1) {
      const { id } = await placeOrder(database, {})
      await database.execute(
        sql`update orders set status = 'confirmed', payment_status = 'paid' where id = ${id}::integer`,
      )
      if (round % 5 === 0) await addUpOrderCounts(database)
    }
  })
  await Promise.all(busy)
  const { kept, counted } = await bothCounts(database)
  expect(kept).toEqual(counted)
  // A placing that isn't committed yet holds up nobody.
  await database.transaction(async (transaction) => {
    await placeOrder(transaction, {})
    await placeOrder(database, {})
    await addUpOrderCounts(database)
  })
  const after = await bothCounts(database)
  expect(after.kept).toEqual(after.counted)
})
