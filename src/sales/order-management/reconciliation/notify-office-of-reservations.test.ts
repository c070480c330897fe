import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { order, stock } from '../../../../tests/support/checkouts.ts'
import { reconcile } from '../../../../tests/support/time-travel.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'

const emails = async ({ database }: TestShop) =>
  (await database.execute<{ subject: string }>(sql`select subject from mails where kind = 'stock-held'`)).rows

test('the office hears once a day of a product of which unpaid orders hold half or more', async () => {
  const shop = await openTestShop()
  const [salt = 0, little = 0] = await stock(shop, { price: '10.00', pieces: 23 }, { price: '10.00', pieces: 9 })
  await order(shop, [{ id: salt, quantity: 11 }])
  await reconcile(shop)
  expect(await emails(shop)).toEqual([])
  await order(shop, [
    { id: salt, quantity: 1 },
    { id: little, quantity: 9 },
  ])
  for (let minute = 0; minute < 2; minute += 1) await reconcile(shop)
  expect(await emails(shop)).toEqual([{ subject: 'Dużo towaru czeka na zapłatę: Sól 1' }])
  await shop.database.execute(sql`update attempts set next_allowed_at = now(), forgotten_at = now()`)
  await reconcile(shop)
  expect(await emails(shop)).toHaveLength(2)
})
