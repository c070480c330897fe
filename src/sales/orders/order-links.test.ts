import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { linkTo, paid, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { hashOfToken } from '../../server/accounts/tokens.ts'
import { clearOldOrderLinks, findOrderByLink, linksToOrders } from './order-links.server.ts'
import { orderLinks } from './orders.table.ts'

test('a link leads for ninety days to its own order and to no other; that it has ended is told until it is cleared, in portions', async () => {
  const { database } = await openTestShop()
  const [one, other] = [await placeOrder(database, paid), await placeOrder(database, paid)]
  const { token } = await linkTo(database, one.id)
  const { token: others } = await linkTo(database, other.id)
  const found = async (secret: string) => {
    const link = await findOrderByLink(database, secret)
    return link.ok ? link.value : link.code
  }
  expect([await found(token), await found(others), await found('made up')]).toEqual([
    one.id,
    other.id,
    'order_not_found',
  ])
  const age = (by: string) =>
    database.execute(sql`update order_links set created_at = now() - ${by}::interval where order_id = ${one.id}`)
  await age('89 days 23:59')
  expect(await found(token)).toBe(one.id)
  await age('90 days 00:01')
  expect([await found(token), await found(others)]).toEqual(['order_link_ended', other.id])

  // Only for an order that there still is, and of a letter that wasn't sent, the token is forgotten.
  const link = (orderId: number) => ({ mailId: '', reference: String(orderId), recipient: null })
  await linksToOrders.note(database, link(one.id), hashOfToken('sent'))
  await linksToOrders.note(database, link(other.id + 1), hashOfToken('to nothing'))
  expect([await found('sent'), await found('to nothing')]).toEqual([one.id, 'order_not_found'])
  await linksToOrders.forget(database, link(one.id), hashOfToken('sent'))
  expect([await found('sent'), await found(others)]).toEqual(['order_not_found', other.id])

  await linkTo(database, one.id)
  await linkTo(database, one.id)
  await age('91 days')
  const clear = () =>
    database.transaction((transaction) => clearOldOrderLinks(transaction, sql`now() - interval '90 days'`, 2))
  expect([await clear(), await clear(), await clear()]).toEqual([2, 1, 0])
  expect(await database.$count(orderLinks)).toBe(1)
  expect(await found(others)).toBe(other.id)
})
