import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { order } from '../../../../tests/support/checkouts.ts'
import { buyAsCompany, checkoutCompany } from '../../../../tests/support/invoices.ts'
import { letPass, tend } from '../../../../tests/support/passing-time.ts'
import { lettersAsSent } from '../../../../tests/support/sent-letters.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'

test('a company that doesn’t pay at once has the way to its proforma, once; others need none', async () => {
  const shop = await openTestShop()
  const letters = () => lettersAsSent(shop.database, 'order-proforma')
  const { salt, pay } = await buyAsCompany(shop)
  await pay()
  const cart = [{ id: salt, quantity: 1 }]
  for (const more of [{ company: checkoutCompany }, {}]) expect((await order(shop, cart, more)).status).toBe(201)
  await tend(shop)
  expect(await letters()).toEqual([])
  await letPass(shop, '6 minutes')
  await Promise.all([tend(shop), tend(shop)])
  await tend(shop)
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  const { rows } = await shop.database.execute<{ number: string }>(sql`select number from orders where id = 2`)
  expect(letter?.subject).toContain(rows[0]?.number)
  const token = /\/order\/([\w-]{43})/.exec(letter?.plain ?? '')?.[1]
  const proforma = await shop.call('GET', `/api/store/order-links/${token}/documents/proforma`)
  expect([proforma.status, proforma.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
})
