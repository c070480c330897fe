import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openShopWithAnna, anna } from '../../../tests/support/customers.ts'
import { attemptPayment, customerIdOf, linkTo, locker, paid, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { noDocuments } from '../invoices/invoice.ts'
import { money } from '../../kernel/money.ts'
import { hashOfToken } from '../../server/accounts/tokens.ts'
import { createLog } from '../../server/log.ts'
import { clearOldOrderLinks, findOrderByLink, linksToOrders } from '../orders/order-links.server.ts'
import { orderLinks } from '../orders/orders.table.ts'
import type { OrderDetails } from './order-details.ts'

const detailsAt = async (shop: TestShop, token: string) =>
  (await (await shop.call('GET', `/api/store/order-links/${token}`)).json()) as OrderDetails

/** An order followed by its link. */
async function followed(shop: TestShop, said: Parameters<typeof placeOrder>[1]) {
  const { id } = await placeOrder(shop.database, said)
  return { id, read: async () => detailsAt(shop, (await linkTo(shop.database, id)).token) }
}

describe('a link from a letter', () => {
  test('shows the whole order, and nothing that is the office’s alone', async () => {
    const shop = await openTestShop()
    const { id, number } = await placeOrder(shop.database, {
      discountAmount: money(498),
      discountCode: 'SOL10',
      pickupPoint: locker,
      companyName: 'Pod Żaglem',
      taxNumber: '5260250274',
      needsAttention: 'paid_twice',
      language: 'de',
    })
    const { token } = await linkTo(shop.database, id, 'de')
    const answer = await shop.call('GET', `/api/store/order-links/${token}`)
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect([answer.status, answer.headers.get('Cache-Control'), await answer.json()]).toEqual([
      200,
      'no-store',
      {
        id,
        orderNumber: number,
        customerName: 'Anna Nowak',
        customerEmail: 'anna@example.com',
        customerPhone: '+48 600 100 200',
        shippingAddress: { address: 'ul. Solna 7', city: 'Kraków', postalCode: '31-000', country: 'Poland' },
        subtotal: '74.70',
        shippingCost: '15.99',
        discountAmount: '4.98',
        total: '85.71',
        totalAmount: '85.71',
        status: 'pending',
        paymentStatus: 'pending',
        shippingStatus: 'not_shipped',
        trackingNumber: null,
        createdAt: moment,
        updatedAt: moment,
        language: 'de',
        items: [
          {
            productId: null,
            productName: 'Sól celtycka gruba',
            weight: '500g',
            quantity: 1,
            price: '24.90',
            vatRate: 23,
            promotion: null,
          },
          {
            productId: null,
            productName: 'Fleur de Sel',
            weight: '250g',
            quantity: 2,
            price: '24.90',
            vatRate: 23,
            promotion: null,
          },
        ],
        discountCode: 'SOL10',
        paymentMethod: 'Stripe',
        stripeSessionId: null,
        shippingMethod: 'inpost',
        pickupPoint: locker,
        companyName: 'Pod Żaglem',
        taxNumber: '5260250274',
        trackingUrl: null,
        termsVersion: '1',
        isPayable: false,
        payableUntil: moment,
        paidAt: null,
        refundedAmount: '0.00',
        withdrawals: [],
        isWithdrawable: false,
        documents: noDocuments,
      },
    ])
  })

  test('is stored as a hash only, several of them lead to one order, and none of them is told to the log', async () => {
    const lines: string[] = []
    const shop = await openTestShop({}, undefined, undefined, createLog('debug', { write: (line) => lines.push(line) }))
    const { id } = await placeOrder(shop.database)
    const links = [await linkTo(shop.database, id, 'pl'), await linkTo(shop.database, id, 'fr')]
    expect(links.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/order\/[\w-]{43}\?lang=pl$/),
      expect.stringMatching(/^\/order\/[\w-]{43}\?lang=fr$/),
    ])
    expect(new Set(links.map(({ token }) => token)).size).toBe(2)
    for (const { token, path } of links) {
      expect((await detailsAt(shop, token)).id).toBe(id)
      await shop.call('GET', path)
      // However it is spelled.
      const [first = '', ...others] = token
      const spelled = `%${first.charCodeAt(0).toString(16)}${others.join('')}`
      expect((await detailsAt(shop, spelled)).id).toBe(id)
    }
    const { rows } = await shop.database.execute(sql`select * from order_links`)
    const stored = JSON.stringify([rows, lines])
    expect(lines.join('')).toContain('/api/store/order-links/…')
    expect(lines.join('')).toContain('/order/…')
    for (const { token } of links) expect(stored).not.toContain(token.slice(1))
  })

  test.for([
    'x',
    'a'.repeat(43),
    'a'.repeat(5_000),
    '%00',
    '%F0%9F%A7%82',
    "'; drop table orders; --",
    '..%2Forders%2F1',
  ])('that nobody was sent leads nowhere: %j', async (token) => {
    const shop = await openTestShop()
    await placeOrder(shop.database)
    const answer = await shop.call('GET', `/api/store/order-links/${token}`)
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'order_not_found', message: 'Nie ma takiego zamówienia.' }),
    ])
  })

  test('is no way to another order', async () => {
    const shop = await openTestShop()
    const [one, other] = [await placeOrder(shop.database), await placeOrder(shop.database)]
    const [first, second] = [await linkTo(shop.database, one.id), await linkTo(shop.database, other.id)]
    expect((await detailsAt(shop, first.token)).orderNumber).toBe(one.number)
    expect((await detailsAt(shop, second.token)).orderNumber).toBe(other.number)
  })
})

describe('whether an order can be paid', () => {
  const past = new Date(Date.now() - 1_000)
  test.for([
    ['as it begins', {}, true],
    ['once it is paid', paid, false],
    ['when its time is over', { payableUntil: past }, false],
    ['when its payment has failed', { paymentStatus: 'failed' }, false],
    ['when it is cancelled', { status: 'cancelled' }, false],
    ['when it costs nothing', { shippingCost: money(0), lines: [{ price: money(0) }] }, false],
  ] as const)('%s: %j', async ([, said, isPayable]) => {
    const shop = await openTestShop()
    const order = await followed(shop, said as Parameters<typeof placeOrder>[1])
    expect((await order.read()).isPayable).toBe(isPayable)
  })
})

describe('the payment of an order', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  test('is the one that went through, else the latest attempt', async () => {
    const shop = await openTestShop()
    const order = await followed(shop, {})
    const attempt = (sessionId: string, minutes: number, state: 'expired' | 'paid' | 'open') =>
      attemptPayment(shop.database, order.id, { sessionId, state, createdAt: minutesAgo(minutes) })
    await attempt('second', 5, 'expired')
    await attempt('first', 9, 'expired')
    expect((await order.read()).stripeSessionId).toBe('second')
    await attempt('third', 3, 'paid')
    await attempt('fourth', 1, 'open')
    expect((await order.read()).stripeSessionId).toBe('third')
  })

  test.for([
    ['stripe', 'Stripe'],
    ['demo', 'Demo'],
    ['none', ''],
  ] as const)('by %s is called %j', async ([provider, name]) => {
    const shop = await openTestShop()
    const order = await followed(shop, {})
    await attemptPayment(shop.database, order.id, { provider })
    expect((await order.read()).paymentMethod).toBe(name)
  })

  test('is that of this order, also among others', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const customerId = await customerIdOf(shop.database, anna.email)
    for (const sessionId of ['one', 'two']) {
      const { id } = await placeOrder(shop.database, { customerId, lines: [{ productName: sessionId }] })
      await attemptPayment(shop.database, id, { sessionId })
    }
    const { orders } = (await (await callAsAnna('GET', '/export')).json()) as { orders: OrderDetails[] }
    expect(
      orders.map(({ stripeSessionId, items }) => [stripeSessionId, items.map((item) => item.productName)]),
    ).toEqual([
      ['two', ['two']],
      ['one', ['one']],
    ])
  })
})

test('the carrier’s number leads to the carrier', async () => {
  const shop = await openTestShop()
  const order = await followed(shop, { ...paid, trackingNumber: '1234 5678 9012 3456 7890 1234' })
  expect(await order.read()).toMatchObject({
    trackingNumber: '1234 5678 9012 3456 7890 1234',
    trackingUrl: 'https://inpost.pl/sledzenie-przesylek?number=123456789012345678901234',
  })
})

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
