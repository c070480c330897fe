import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  anna,
  decide,
  expectSound,
  locker,
  makeCode,
  order,
  sessionIn,
  stateOf,
  stock,
} from '../../../tests/support/checkouts.ts'
import { openTestShop } from '../../../tests/support/shop.ts'

const one = async (shop: Awaited<ReturnType<typeof openTestShop>>) =>
  (await shop.database.execute<Record<string, unknown>>(sql`select * from orders order by id desc limit 1`)).rows[0]

test('an order with the specified fields alone goes home, is held, and is paid once its provider says so', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '24.90', pieces: 10 })
  const session = await sessionIn(
    await order(shop, [{ id: salt, name: 'Sól', price: '24.90', quantity: 2, weight: '250g' }], { discountAmount: 0 }),
  )
  expect(await one(shop)).toMatchObject({
    status: 'pending',
    payment_status: 'pending',
    shipping_method: 'home',
    subtotal_grosze: 4980,
    shipping_grosze: 1599,
    total_grosze: 6579,
    holds_stock: true,
    language: 'pl',
  })
  expect(await stateOf(shop, session)).toEqual({
    state: 'waiting',
    orderNumber: expect.stringMatching(/^S-\d{4}-\d{6}$/),
  })
  await decide(shop.database, session, 'paid')
  expect((await stateOf(shop, session)).state).toBe('paid')
  expect((await stateOf(shop, session)).state).toBe('paid')
  expect(await one(shop)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  await expectSound(shop.database, { [salt]: 10 })
  const { rows } = await shop.database.execute(
    sql`select kind, count(*)::integer from mails group by kind order by kind`,
  )
  expect(rows).toEqual([
    { kind: 'order-confirmed', count: 1 },
    { kind: 'order-paid', count: 1 },
  ])
  const { rows: events } = await shop.database.execute(sql`select kind, actor from order_events order by id`)
  expect(events).toEqual([
    { kind: 'placed', actor: 'customer' },
    { kind: 'paid', actor: 'provider' },
    { kind: 'confirmed', actor: 'provider' },
  ])
})

test('a declined payment gives back what was held, keeps the order, and the same checkout pays it again', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1 })
  await makeCode(shop.database, 'SOL', 1)
  const cart = [{ id: salt, quantity: 1 }]
  const more = { discountCode: 'sol', shippingMethod: 'inpost', pickupPoint: locker }
  const first = await sessionIn(await order(shop, cart, more, { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }))
  expect((await order(shop, cart)).status).toBe(409)
  await decide(shop.database, first, 'declined')
  expect((await stateOf(shop, first)).state).toBe('failed')
  await expectSound(shop.database, { [salt]: 1 })
  expect(await one(shop)).toMatchObject({ status: 'pending', holds_stock: false, holds_code_use: false })
  const second = await sessionIn(await order(shop, cart, more, { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }))
  expect(second).not.toBe(first)
  expect(await one(shop)).toMatchObject({ holds_stock: true, holds_code_use: true, total_grosze: 900 + 1299 })
  await decide(shop.database, second, 'paid')
  expect((await stateOf(shop, second)).state).toBe('paid')
  const { rows } = await shop.database.execute(sql`select count(*)::integer from orders`)
  expect(rows).toEqual([{ count: 1 }])
  await expectSound(shop.database, { [salt]: 1 })
})

test('changed content under the same checkout id changes the one order, leaves one session and nothing of what was said before', async () => {
  const shop = await openTestShop()
  const [salt = 0, sack = 0] = await stock(shop, { price: '10.00', pieces: 1 }, { price: '20.00', pieces: 4 })
  await makeCode(shop.database, 'SOL', 2)
  await shop.database.execute(sql`
    with gone as (delete from shipping_rates)
    insert into shipping_rates (delivery_type, min_weight_grams, cost_grosze, days_from, days_to) values ('pickup_point', 0, 1299, 1, 2)`)
  const neighbour = await sessionIn(await order(shop, [{ id: sack, quantity: 1 }], { discountCode: 'SOL' }))
  const key = { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }
  const company = { name: 'Sól i Spółka', taxNumber: '1234563218', invoiceByMail: true }
  const toLocker = { company, shippingMethod: 'inpost', pickupPoint: locker, discountCode: 'SOL' }
  const first = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], toLocker, key))
  expect(await one(shop)).toMatchObject({
    company_name: 'Sól i Spółka',
    tax_number: '1234563218',
    wants_invoice_by_mail: true,
    pickup_point: { name: 'KRA012' },
    days_from: 1,
    days_to: 2,
  })
  const cart = [
    { id: salt, quantity: 1 },
    { id: sack, quantity: 2 },
  ]
  const second = await sessionIn(await order(shop, cart, { discountCode: 'SOL' }, key))
  expect(second).not.toBe(first)
  await expectSound(shop.database, { [salt]: 1, [sack]: 4 })
  expect(await one(shop)).toMatchObject({
    subtotal_grosze: 5000,
    discount_grosze: 500,
    holds_code_use: true,
    company_name: null,
    tax_number: null,
    wants_invoice_by_mail: false,
    pickup_point: null,
    days_from: null,
    days_to: null,
  })
  await decide(shop.database, first, 'paid')
  expect((await stateOf(shop, first)).state).toBe('failed')
  await decide(shop.database, second, 'declined')
  expect((await stateOf(shop, second)).state).toBe('failed')
  const third = await sessionIn(await order(shop, cart, {}, key))
  expect(await one(shop)).toMatchObject({ discount_code: null, discount_code_id: null, holds_code_use: false })
  await expectSound(shop.database, { [salt]: 1, [sack]: 4 })
  const { rows } = await shop.database.execute<{ places: object; payments: object }>(sql`
    select (select array_agg(array[position, product_id] order by position) from order_lines where order_id = orders.id) as places,
      (select array_agg(state order by created_at) from payments where order_id = orders.id) as payments from orders order by id`)
  const ours = [
    [1, salt],
    [2, sack],
  ]
  expect(rows).toEqual([
    { places: [[1, sack]], payments: ['open'] },
    { places: ours, payments: ['superseded', 'declined', 'open'] },
  ])
  await decide(shop.database, third, 'paid')
  expect((await stateOf(shop, third)).state).toBe('paid')
  expect((await order(shop, [{ id: salt, quantity: 1 }], {}, key)).status).toBe(409)
  expect((await stateOf(shop, neighbour)).state).toBe('waiting')
  await expectSound(shop.database, { [salt]: 1, [sack]: 4 })
})

test('a total that is not the expected one is refused with the new figures, before anything is held', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1 })
  const answer = await order(shop, [{ id: salt, quantity: 1 }], { expectedTotal: '12.00' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'total_changed',
    quote: {
      subtotal: '10.00',
      shippingCost: '15.99',
      discountAmount: '0.00',
      total: '25.99',
      lines: [{ id: salt, price: '10.00', quantity: 1 }],
    },
  })
  const [dear = 0] = await stock(shop, { price: '11.00', pieces: 1 })
  // The total is right, and the price of one isn’t what its buyer saw.
  const otherwise = [
    { id: salt, quantity: 1, expectedPrice: '10.00' },
    { id: dear, quantity: 1, expectedPrice: '12.00' },
  ]
  expect((await order(shop, otherwise, { expectedTotal: '36.99' })).status).toBe(409)
  expect((await order(shop, [{ id: salt, quantity: 1 }], { expectedTotal: '25,99' })).status).toBe(201)
})

test('what cannot be ordered is refused with its sentence at its field', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1 })
  const cart = [{ id: salt, quantity: 1 }]
  const refused = async (answer: Response) => [answer.status, await answer.json()] as const
  expect(await refused(await order(shop, cart, { shippingMethod: 'inpost' }))).toMatchObject([
    422,
    { code: 'pickup_point_missing', message: 'Proszę wybrać punkt odbioru.' },
  ])
  expect(await refused(await order(shop, cart, { discountCode: 'NIC' }))).toMatchObject([
    422,
    { code: 'discount_unknown' },
  ])
  expect(await refused(await order(shop, []))).toMatchObject([422, { fields: { cart: 'To pole jest wymagane.' } }])
  expect(await refused(await order(shop, [{ id: 9999, quantity: 1 }]))).toMatchObject([
    409,
    { code: 'sold_out', lines: [{ id: 9999, available: 0 }] },
  ])
  expect(await refused(await order(shop, cart, { shippingAddress: { ...anna, phone: ' ' } }))).toMatchObject([
    422,
    { fields: { 'shippingAddress.phone': 'To pole jest wymagane.' } },
  ])
  expect(await refused(await order(shop, cart, { company: { name: 'Sól', taxNumber: '1234567890' } }))).toMatchObject([
    422,
    {},
  ])
  expect(await refused(await order(shop, cart, { termsVersion: '2001-01-01' }))).toMatchObject([
    409,
    { code: 'terms_changed' },
  ])
})

test('an order that costs nothing is confirmed without a provider', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1 })
  await makeCode(shop.database, 'GRATIS', null, 10_000)
  await shop.database.execute(sql`delete from shipping_rates`)
  await shop.database.execute(
    sql`insert into shipping_rates (delivery_type, min_weight_grams, cost_grosze) values ('home', 0, 0)`,
  )
  const answer = await order(shop, [{ id: salt, quantity: 1 }], { discountCode: 'GRATIS' })
  const { url } = (await answer.json()) as { url: string }
  const session = new URL(url).searchParams.get('session_id') ?? ''
  expect((await stateOf(shop, session)).state).toBe('paid')
  expect(await one(shop)).toMatchObject({ status: 'confirmed', total_grosze: 0 })
})
