import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { order } from '../../../../tests/support/checkouts.ts'
import { buyAsCompany, checkoutCompany } from '../../../../tests/support/invoices.ts'
import { timeTravel, reconcile } from '../../../../tests/support/time-travel.ts'
import { emailsAsSent } from '../../../../tests/support/sent-emails.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'

test('a company that doesn’t pay at once has the way to its proforma, once; others need none', async () => {
  const shop = await openTestShop()
  const emails = () => emailsAsSent(shop.database, 'order-proforma')
  const { salt, pay } = await buyAsCompany(shop)
  await pay()
  const cart = [{ id: salt, quantity: 1 }]
  for (const more of [{ company: checkoutCompany }, {}]) expect((await order(shop, cart, more)).status).toBe(201)
  await reconcile(shop)
  expect(await emails()).toEqual([])
  await timeTravel(shop, '6 minutes')
  await Promise.all([reconcile(shop), reconcile(shop)])
  await reconcile(shop)
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  const { rows } = await shop.database.execute<{ number: string }>(sql`select number from orders where id = 2`)
  expect(email?.subject).toContain(rows[0]?.number)
  const token = /\/order\/([\w-]{43})/.exec(email?.plain ?? '')?.[1]
  const proforma = await shop.call('GET', `/api/store/order-links/${token}/documents/proforma`)
  expect([proforma.status, proforma.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
})
