import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writePaidOrder } from '../../tests/support/paid-orders.ts'
import { openStripeShop } from '../../tests/support/stripe-shop.ts'
import { startPayment, standingOf } from '../../tests/support/unpaid-order.ts'

test('what is left of the demonstration does not keep real payments from being settled', async () => {
  const { shop, stripe } = await openStripeShop()
  for (let left = 0; left < 4; left += 1) await writePaidOrder(shop.database, 'open')
  const { sessionId } = await startPayment(shop.database, { payments: 'stripe', stripe: stripe.settings })
  stripe.pay(sessionId)
  await shop.callAsAdmin('POST', '/api/admin/payment-status/check')
  expect(await standingOf(shop.database, sessionId)).toMatchObject({ order: 'paid' })
})

test('a payment that nobody can tell about lets the others go first the next time', async () => {
  const { shop, stripe } = await openStripeShop()
  const { sessionId } = await startPayment(shop.database, { payments: 'stripe', stripe: stripe.settings })
  await shop.database.execute(sql`update payments set session_id = 'cs_test_gone', expires_at = now()`)
  await shop.callAsAdmin('POST', '/api/admin/payment-status/check')
  const { rows } = await shop.database.execute(sql`select checked_at is not null as "isChecked" from payments`)
  expect({ rows, sessionId }).toMatchObject({ rows: [{ isChecked: true }] })
})
