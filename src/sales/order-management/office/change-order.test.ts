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
} from '../../../../tests/support/checkouts.ts'
import { race } from '../../../../tests/support/race.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { readMoney } from '../../../kernel/money.ts'
import type { OrderRecord } from '../order-details.ts'

const firm = { name: 'Solnisko', taxNumber: '5260250274' }

/** A shop with two products, and a paid order of two pieces of the first with a code of a tenth. */
async function openWithOrder({ isPaid = true, company }: { isPaid?: boolean; company?: object } = {}) {
  const shop = await openTestShop()
  const [salt = 0, flower = 0] = await stock(shop, { price: '20.00', pieces: 10 }, { price: '50.00', pieces: 4 })
  await makeCode(shop.database, 'SOL', 1)
  const cart = [{ id: salt, quantity: 2 }]
  const session = await sessionIn(await order(shop, cart, { discountCode: 'SOL', ...(company && { company }) }))
  if (isPaid) {
    await decide(shop.database, session, 'paid')
    await stateOf(shop, session)
  }
  const id = 1
  const record = async () => (await (await shop.callAsAdmin('GET', `/api/store/orders/${id}`)).json()) as OrderRecord
  const put = (changes: object) =>
    shop.callAsAdmin('PUT', `/api/admin/orders/${id}/content`, {
      body: { cart, recipient: anna, shippingMethod: 'home', ...(company && { company }), ...changes },
    })
  const change = async (changes: object) => {
    const answer = await put(changes)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as OrderRecord
  }
  const rows = async (query: ReturnType<typeof sql>) => (await shop.database.execute(query)).rows
  const letters = async () =>
    (await rows(sql`select kind from mails where kind <> 'stock' order by created_at, id`)).map(({ kind }) => kind)
  const pay = async () => {
    await shop.database.execute(sql`delete from order_links`)
    await shop.database.execute(sql`insert into order_links (token_hash, order_id) values (sha256('abc'), ${id})`)
    const answer = await shop.call('POST', '/api/store/order-links/abc/pay')
    return sessionIn(new Response(await answer.text(), { status: answer.status === 200 ? 201 : answer.status }))
  }
  const sound = () => expectSound(shop.database, { [salt]: 10, [flower]: 4 })
  return { shop, id, salt, flower, session, record, put, change, rows, letters, pay, sound }
}

test('more is charged by a second payment: until then it isn’t to be packed, and earlier pieces keep their price', async () => {
  const { shop, salt, flower, change, record, letters, pay, sound, rows } = await openWithOrder()
  await shop.database.execute(sql`update products set price_grosze = 3000 where id = ${salt}`)
  const cart = [
    { id: salt, quantity: 3 },
    { id: flower, quantity: 1 },
  ]
  // 2 × 20 + 30 + 50 − 10 % + 15,99 instead of 40 − 4 + 15,99.
  const changed = await change({ cart })
  expect(changed).toMatchObject({ total: '123.99', dueAmount: '72.00', paymentStatus: 'paid', discountAmount: '12.00' })
  expect(changed.items.map(({ quantity, price }) => [quantity, price])).toEqual([
    [2, '20.00'],
    [1, '30.00'],
    [1, '50.00'],
  ])
  await sound()
  const toPack = async () =>
    (await (await shop.callAsAdmin('GET', '/api/admin/orders?toPack=true')).json()) as unknown[]
  expect(await toPack()).toEqual([])
  const difference = await pay()
  expect(await pay()).toBe(difference)
  await decide(shop.database, difference, 'paid')
  expect((await stateOf(shop, difference)).state).toBe('paid')
  expect(await record()).toMatchObject({ needsAttention: null, paymentStatus: 'paid', total: '123.99' })
  expect((await record()).dueAmount).toBeUndefined()
  expect(await toPack()).toHaveLength(1)
  expect(await letters()).toEqual(['order-confirmed', 'order-paid', 'order-changed', 'surcharge-paid'])
  const [{ plain } = {}] = await rows(sql`select plain from mails where kind = 'order-changed'`)
  for (const said of ['72,00', '123,99', 'odstąpieni', 'zastępuje']) expect(String(plain)).toContain(said)
  // All of both payments goes back when it is cancelled.
  const cancelled = await shop.callAsAdmin('POST', '/api/admin/orders/1/cancellation', { body: {} })
  expect(await cancelled.json()).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '123.99' })
  await sound()
})

test('less is given back at once; a code whose lowest sum isn’t reached ends; another e-mail address ends the links, other goods the packer’s choice of lots', async () => {
  const { shop, salt, change, letters, sound, rows } = await openWithOrder()
  await shop.database.execute(sql`update discount_codes set min_order_grosze = 3000`)
  await shop.database.execute(sql`insert into order_links (token_hash, order_id) values (sha256('old'), 1)`)
  await shop.database.execute(sql`
    with lot as (insert into stock_lots (product_id, number) values (${salt}, 'L-1') returning id)
    insert into order_lots (order_id, lot_id, pieces) select 1, id, 2 from lot`)
  const recipient = { ...anna, email: 'anna.nowak@example.com', city: 'Gdynia' }
  const changed = await change({ cart: [{ id: salt, quantity: 1 }], recipient })
  // 20 + 15,99 instead of 51,99.
  expect(changed).toMatchObject({ total: '35.99', discountAmount: '0.00', discountCode: null, refundedAmount: '16.00' })
  expect(changed).toMatchObject({
    paymentStatus: 'paid',
    refunds: [{ amount: '16.00', state: 'done', isOfChange: true }],
  })
  expect(await letters()).toEqual(['order-confirmed', 'order-paid', 'order-changed', 'order-refunded'])
  expect(await rows(sql`select recipient from mails where kind = 'order-changed'`)).toEqual([
    { recipient: recipient.email },
  ])
  expect((await shop.call('GET', '/api/store/order-links/old')).status).toBe(404)
  expect(await rows(sql`select from order_lots`)).toEqual([])
  await sound()
})

test('the office may let a customer off the difference: what the order says is what was paid', async () => {
  const { shop, salt, change, record, sound } = await openWithOrder()
  const cart = [{ id: salt, quantity: 3 }]
  expect(await change({ cart })).toMatchObject({ total: '69.99', dueAmount: '18.00' })
  const waived = await shop.callAsAdmin('POST', '/api/admin/orders/1/waiver', { body: {} })
  expect(await waived.json()).toMatchObject({ total: '51.99', discountAmount: '24.00' })
  expect((await record()).dueAmount).toBeUndefined()
  expect((await shop.callAsAdmin('POST', '/api/admin/orders/1/waiver', { body: {} })).status).toBe(409)
  expect(await change({ cart, difference: 'waive' })).toMatchObject({ total: '51.99' })
  await sound()
})

test('an invoice is corrected up and down, line by line and in its buyer, and once for each change', async () => {
  const { salt, flower, change, record, rows, sound } = await openWithOrder({ company: firm })
  const total = async () => (await record()).documents.issued.map((one) => [one.kind, one.total])
  expect(await total()).toEqual([['invoice', '51.99']])
  await change({
    cart: [
      { id: salt, quantity: 2 },
      { id: flower, quantity: 1 },
    ],
  })
  expect(await total()).toEqual([
    ['invoice', '51.99'],
    ['correction', '45.00'],
  ])
  await change({ cart: [{ id: salt, quantity: 1 }], company: { ...firm, name: 'Solnisko sp. z o.o.' } })
  const documents = await rows(sql`
    select reason, total_grosze as total, jsonb_array_length(lines) as lines, jsonb_array_length(lines_before) as before,
      buyer_before ->> 'name' as buyer, (select sum((value ->> 'gross')::integer)::integer from jsonb_array_elements(sums)) as now
    from invoices where kind = 'correction' order by id`)
  expect(documents).toEqual([
    { reason: 'order_changed', total: 4_500, lines: 3, before: 2, buyer: null, now: 9_699 },
    { reason: 'order_changed', total: -6_300, lines: 2, before: 3, buyer: 'Solnisko', now: 3_399 },
  ])
  // A phone number is no matter of the invoice.
  await change({
    cart: [{ id: salt, quantity: 1 }],
    company: { ...firm, name: 'Solnisko sp. z o.o.' },
    recipient: { ...anna, phone: '+48 1' },
  })
  expect(await total()).toHaveLength(3)
  await sound()
})

test('an unpaid order that the office changes keeps its goods, and is paid as it is now', async () => {
  const { shop, salt, session, change, pay, record, sound } = await openWithOrder({ isPaid: false })
  expect(await change({ cart: [{ id: salt, quantity: 4 }] })).toMatchObject({
    total: '87.99',
    isPayable: true,
    holdsStock: true,
  })
  await sound()
  const again = await pay()
  expect(again).not.toBe(session)
  await decide(shop.database, again, 'paid')
  await stateOf(shop, again)
  expect(await record()).toMatchObject({ paymentStatus: 'paid', needsAttention: null, total: '87.99' })
  await sound()
})

test('what was sent, cancelled or changed by another, what isn’t there and what costs another total is refused, and nothing changes', async () => {
  const { shop, salt, flower, put, sound, rows, record } = await openWithOrder()
  const refused = async (changes: object) => {
    const answer = await put(changes)
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  const { version } = await record()
  expect(await refused({ version: version - 1 })).toEqual([409, 'order_changed_meanwhile'])
  expect(await refused({ cart: [{ id: flower, quantity: 5 }] })).toEqual([409, 'sold_out'])
  expect(await refused({ expectedTotal: '1.00' })).toEqual([409, 'total_changed'])
  await shop.callAsAdmin('POST', '/api/admin/orders/1/refunds', { body: { amount: '45.00' } })
  expect(await refused({ cart: [{ id: salt, quantity: 1 }] })).toEqual([409, 'change_refund_too_high'])
  await shop.callAsAdmin('PUT', '/api/admin/orders/1/shipping-status', { body: { shippingStatus: 'shipped' } })
  expect(await refused({})).toEqual([409, 'order_not_changeable'])
  expect(await rows(sql`select from order_events where kind = 'content_changed'`)).toEqual([])
  await sound()
})

test('a change that is refused leaves the payment open that the customer has begun', async () => {
  const unpaid = await openWithOrder({ isPaid: false })
  const open = sql`select session_id, state from payments where state = 'open'`
  const begun = [{ session_id: unpaid.session, state: 'open' }]
  expect(await unpaid.rows(open)).toEqual(begun)
  expect((await unpaid.put({ cart: [{ id: unpaid.salt, quantity: 3 }], expectedTotal: '1.00' })).status).toBe(409)
  expect(await unpaid.rows(open)).toEqual(begun)

  const { shop, salt, change, pay, put, rows } = await openWithOrder()
  await change({ cart: [{ id: salt, quantity: 3 }] })
  const ofDifference = [{ session_id: await pay(), state: 'open' }]
  await shop.callAsAdmin('POST', '/api/admin/orders/1/refunds', { body: { amount: '45.00' } })
  const less = { cart: [{ id: salt, quantity: 1 }], recipient: anna, shippingMethod: 'home', expectedTotal: '1.00' }
  const tooMuch = { code: 'change_refund_too_high', refundableAmount: '6.99' }
  const seen = await shop.callAsAdmin('POST', '/api/admin/orders/1/content/preview', { body: less })
  expect([seen.status, await seen.json()]).toMatchObject([409, tooMuch])
  const asked = await put({ ...less, expectedTotal: null })
  expect([asked.status, await asked.json()]).toMatchObject([409, tooMuch])
  // A courier who costs more than the goods can't be let off.
  await shop.database.execute(
    sql`insert into shipping_rates (delivery_type, min_weight_grams, cost_grosze) values ('pickup_point', 0, 20000)`,
  )
  const letOff = await put({ shippingMethod: 'inpost', pickupPoint: locker, difference: 'waive' })
  expect([letOff.status, await letOff.json()]).toMatchObject([409, { code: 'order_not_changeable' }])
  expect(await rows(open)).toEqual(ofDifference)
})

test('two people who change an order at once: one wins, the other is told', async () => {
  const { shop, salt, put, record, sound } = await openWithOrder()
  const { version } = await record()
  const both = [3, 4].map((quantity) => () => put({ cart: [{ id: salt, quantity }], version }))
  const answers = await race(shop.database, sql`select from orders for update`, both)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await sound()
})

test('beside sending, cancelling, and paying, a change happens before or not at all, and no piece or grosz is lost', async () => {
  for (const other of ['send', 'cancel', 'pay'] as const)
    for (const isChangeFirst of [true, false]) {
      const { shop, salt, put, record, session, sound } = await openWithOrder({ isPaid: other !== 'pay' })
      if (other === 'pay') await decide(shop.database, session, 'paid')
      const against = {
        send: () => shop.callAsAdmin('PUT', '/api/admin/packing/1', { body: {} }),
        cancel: () => shop.callAsAdmin('POST', '/api/admin/orders/1/cancellation', { body: {} }),
        pay: () => stateOf(shop, session),
      }[other]
      const both: (() => Promise<unknown>)[] = [() => put({ cart: [{ id: salt, quantity: 3 }] }), against]
      await race(shop.database, sql`select from orders for update`, isChangeFirst ? both : both.toReversed(), {
        inTurn: true,
      })
      const { status, shippingStatus, paymentStatus, dueAmount = '0.00', total } = await record()
      // What it costs is what was paid and what is still to be paid.
      const isGone = status === 'cancelled'
      expect(isGone ? 5_199 : readMoney(total) - readMoney(dueAmount)).toBe(5_199)
      expect(paymentStatus).toBe(isGone ? 'refunded' : 'paid')
      expect(shippingStatus === 'shipped' || isGone ? dueAmount : '0.00').toBe('0.00')
      await sound()
    }
})
