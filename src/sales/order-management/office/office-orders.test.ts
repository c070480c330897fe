import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anna, decide, expectSound, locker, makeCode, stock } from '../../../../tests/support/checkouts.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { reconcile, timeTravel } from '../../../../tests/support/time-travel.ts'
import type { MadeOrder } from './office-order.ts'

const onTelephone = { shippingMethod: 'home', recipient: anna, payment: 'later', terms: 'read_out' }
const atTheMarket = { shippingMethod: 'home', isHandedOver: true, payment: 'cash', terms: 'shown' }
const nobody = { firstName: '', lastName: '', email: '', phone: '', address: '', city: '', postalCode: '' }

const make = (shop: TestShop, body: object, key?: string) =>
  shop.callAsAdmin('POST', '/api/admin/orders', { body, ...(key && { headers: { 'Idempotency-Key': key } }) })
async function made(shop: TestShop, body: object, key?: string) {
  const answer = await make(shop, body, key)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as MadeOrder
}
const rowsOf = async (shop: TestShop, query: ReturnType<typeof sql>) => (await shop.database.execute(query)).rows
const lettersIn = async (shop: TestShop) =>
  (await rowsOf(shop, sql`select kind from mails where kind <> 'stock' order by created_at, id`)).map(
    ({ kind }) => kind,
  )

test('an order by telephone costs what the shop charges, keeps its goods for its days whatever payments come to, and ends like any', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  await makeCode(shop.database, 'SOL')
  const body = {
    ...onTelephone,
    cart: [{ id: salt, quantity: 2 }],
    discountCode: 'sol',
    days: 5,
    note: 'Dzwoniła rano',
  }
  const question = { cart: body.cart, discountCode: 'SOL', shippingMethod: 'home' }
  const quote = await (await shop.callAsAdmin('POST', '/api/admin/orders/quote', { body: question })).json()
  expect(quote).toMatchObject({ subtotal: '20.00', shippingCost: '15.99', discountAmount: '2.00', total: '33.99' })
  const { id, orderNumber } = await made(shop, body, 'a-call-in-the-morning')
  expect(await made(shop, body, 'a-call-in-the-morning')).toEqual({ id, orderNumber })
  expect(await lettersIn(shop)).toEqual(['order-made'])
  const [letter] = await rowsOf(shop, sql`select plain, recipient from mails where kind = 'order-made'`)
  expect(letter).toMatchObject({ recipient: 'anna@example.com' })
  for (const said of ['33,99', 'odstąpieni', 'Zapłać za zamówienie']) expect(String(letter?.['plain'])).toContain(said)
  await timeTravel(shop, '3 hours')
  await reconcile(shop)
  await expectSound(shop.database, { [salt]: 5 })
  expect(await rowsOf(shop, sql`select status, holds_stock from orders`)).toEqual([
    { status: 'pending', holds_stock: true },
  ])
  await timeTravel(shop, '118 hours')
  await reconcile(shop)
  expect(await rowsOf(shop, sql`select status, holds_stock, holds_code_use from orders`)).toEqual([
    { status: 'cancelled', holds_stock: false, holds_code_use: false },
  ])
  expect((await lettersIn(shop)).at(-1)).toBe('order-lapsed')
  await expectSound(shop.database, { [salt]: 5 })
})

test('a payment that expires leaves an order of the office its goods', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 2 })
  const { id } = await made(shop, { ...onTelephone, cart: [{ id: salt, quantity: 2 }] })
  await shop.database.execute(sql`
    insert into payments (id, order_id, provider, session_id, state, amount_grosze, expires_at, cancel_path)
    values (gen_random_uuid(), ${id}, 'demo', 'demo_first', 'open', 3599, now() - interval '1 minute', '/checkout')`)
  await decide(shop.database, 'demo_first', 'expired')
  await reconcile(shop)
  expect(await rowsOf(shop, sql`select state from payments`)).toEqual([{ state: 'expired' }])
  expect(await rowsOf(shop, sql`select holds_stock from orders`)).toEqual([{ holds_stock: true }])
  await expectSound(shop.database, { [salt]: 2 })
})

test('at the market: paid on the spot and handed over, with no address and no e-mail, and nothing is to be packed', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const { id } = await made(shop, { ...atTheMarket, cart: [{ id: salt, quantity: 3 }], recipient: nobody })
  const record = await (await shop.callAsAdmin('GET', `/api/store/orders/${id}`)).json()
  expect(record).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    shippingStatus: 'delivered',
    total: '30.00',
    shippingCost: '0.00',
    paymentMethod: 'Cash',
    isHandedOver: true,
    isWithdrawable: false,
    payments: [{ provider: 'cash', state: 'paid', amount: '30.00', refundableAmount: '30.00' }],
  })
  expect(await lettersIn(shop)).toEqual([])
  await expectSound(shop.database, { [salt]: 5 })
  const refund = await shop.callAsAdmin('POST', `/api/admin/orders/${id}/refunds`, { body: { amount: '10,00' } })
  expect(await refund.json()).toMatchObject({ state: 'done', amount: '10.00' })
  await made(shop, { ...atTheMarket, payment: 'terminal', cart: [{ id: salt, quantity: 1 }], recipient: anna })
  expect(await lettersIn(shop)).toEqual(['order-confirmed'])
})

test('what can’t be is refused at its field, and nothing is taken', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const cart = [{ id: salt, quantity: 1 }]
  const refused = async (body: object) => {
    const answer = await make(shop, { ...onTelephone, cart, ...body })
    const { code, fields } = (await answer.json()) as { code: string; fields?: object }
    return [answer.status, fields ? Object.keys(fields).toSorted() : code]
  }
  expect(await refused({ recipient: { ...anna, email: '', city: '' } })).toEqual([
    422,
    ['recipient.city', 'recipient.email'],
  ])
  expect(await refused({ recipient: { ...anna, email: 'anna' } })).toEqual([422, ['recipient.email']])
  expect(await refused({ shippingMethod: 'inpost' })).toEqual([422, ['pickupPoint.name']])
  expect(await refused({ isHandedOver: true })).toEqual([422, ['payment']])
  expect(await refused({ days: 31 })).toEqual([422, ['days']])
  expect(await refused({ cart: [{ id: salt, quantity: 6 }] })).toEqual([409, 'sold_out'])
  expect(await refused({ expectedTotal: '1.00' })).toEqual([409, 'total_changed'])
  expect(await refused({ discountCode: 'NIKT' })).toEqual([422, ['discountCode']])
  expect(await rowsOf(shop, sql`select from orders`)).toEqual([])
  await expectSound(shop.database, { [salt]: 5 })
})

test('who has ordered before is found by a part of the name or the e-mail address, each person once', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  for (const city of ['Kraków', 'Gdynia'])
    await made(shop, {
      ...onTelephone,
      cart: [{ id: salt, quantity: 1 }],
      recipient: { ...anna, city },
      shippingMethod: 'inpost',
      pickupPoint: locker,
    })
  for (const search of ['nowak', 'ANNA@ex'])
    expect(await (await shop.callAsAdmin('GET', `/api/admin/orders/customers?search=${search}`)).json()).toMatchObject([
      { email: 'anna@example.com', city: 'Gdynia', pickupPoint: { name: 'KRA012' } },
    ])
  expect(await (await shop.callAsAdmin('GET', '/api/admin/orders/customers?search=kowal')).json()).toEqual([])
})
