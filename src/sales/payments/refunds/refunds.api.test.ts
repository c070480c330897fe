import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { decide, expectSound, makeCode, order, sessionIn, stateOf, stock } from '../../../../tests/support/checkouts.ts'
import { openWithPaidOrder, refundsOf } from '../../../../tests/support/refunds.ts'
import { emailsAsSent } from '../../../../tests/support/sent-emails.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'

/** The same at the demonstration's. */
async function openDemo() {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
  await decide(shop.database, session, 'paid')
  await stateOf(shop, session)
  return { shop, salt, session, ...(await refundsOf(shop)) }
}

describe.for([
  ['Stripe', openWithPaidOrder],
  ['the demonstration', openDemo],
] as const)('at %s', ([, open]) => {
  test('all that was paid goes back when no amount is named; the order is refunded, its status and its goods stay', async () => {
    const { shop, salt, refunded, record, told, events } = await open()
    expect(await record()).toMatchObject({ refundedAmount: '0.00', refundableAmount: '25.99', refunds: [] })
    const refund = await refunded({ reason: ' Rozbity słoik ' })
    expect(refund).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      paymentId: expect.any(String),
      amount: '25.99',
      vatRate: null,
      reason: 'Rozbity słoik',
      state: 'done',
      refusal: null,
      administrator: 'admin',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(await record()).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'refunded',
      refundedAmount: '25.99',
      refundableAmount: '0.00',
      refunds: [refund],
      payments: [
        { id: refund.paymentId, state: 'paid', amount: '25.99', refundedAmount: '25.99', refundableAmount: '0.00' },
      ],
    })
    expect([await told(), await events()]).toEqual([['25,99'], ['refund_begun', 'refunded']])
    await expectSound(shop.database, { [salt]: 5 })
  })

  test('a part goes back and the order stays paid; parts may follow up to the sum, each told by itself', async () => {
    const { refunded, refused, record, told } = await open()
    for (const [amount, left] of [
      ['5,50', '20.49'],
      [0.49, '20.00'],
      ['19.00', '1.00'],
    ] as const) {
      expect(await refunded({ amount })).toMatchObject({ state: 'done' })
      expect(await record()).toMatchObject({ paymentStatus: 'paid', refundableAmount: left })
    }
    expect(await refused({ amount: '1,01' })).toEqual([
      422,
      'refund_too_high',
      'amount',
      'Ta kwota jest wyższa niż to, co można jeszcze zwrócić.',
    ])
    expect(await refunded({ amount: '1' })).toMatchObject({ amount: '1.00', state: 'done' })
    expect(await record()).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '25.99' })
    expect(await told()).toEqual(['5,50', '0,49', '19,00', '1,00'])
    expect(await refused({ amount: '0.01' })).toEqual([409, 'order_not_refundable'])
    expect(await refused()).toEqual([409, 'order_not_refundable'])
  })

  test('a double click with what was seen once gives back once', async () => {
    const { refund, record, told } = await open()
    const { version } = await record()
    const answers = await Promise.all([1, 2].map(() => refund({ amount: '3', version })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await record()).toMatchObject({ refundedAmount: '3.00' })
    expect(await told()).toEqual(['3,00'])
  })
})

test.for([
  ['', 'Wpisz kwotę zwrotu'],
  [null, 'Wpisz kwotę zwrotu'],
  ['1,234', 'Kwota musi być liczbą z najwyżej dwoma miejscami po przecinku'],
  ['dużo', 'Kwota musi być liczbą z najwyżej dwoma miejscami po przecinku'],
  [-1, 'Kwota nie może być ujemna'],
  ['0,00', 'Kwota musi być większa od zera'],
] as const)('the amount %j is refused with its sentence, and nothing is noted', async ([amount, sentence]) => {
  const { shop, refused, record } = await openDemo()
  expect(await refused({ amount })).toEqual([422, 'invalid', 'amount', sentence])
  expect(await record()).toMatchObject({ refunds: [], refundableAmount: '25.99' })
  expect((await shop.database.execute(sql`select from audit_entries where action = 'refunded'`)).rowCount).toBe(0)
})

test('a reason of more than 500 characters and a payment that is none are refused', async () => {
  const { refused } = await openDemo()
  expect(await refused({ reason: 'x'.repeat(501) })).toEqual([422, 'invalid', 'reason', 'Najwyżej 500 znaków'])
  expect(await refused({ paymentId: '7' })).toEqual([422, 'invalid', 'paymentId', 'Nie ma takiej płatności'])
  expect(await refused({ paymentId: crypto.randomUUID() })).toEqual([409, 'order_not_refundable'])
})

test('a reason with half a character is kept with a mark in its place', async () => {
  const { refunded, record } = await openDemo()
  for (const reason of ['a\ud800b', 'a\udc00b']) await refunded({ amount: '1', reason })
  expect((await record()).refunds.map(({ reason }) => reason)).toEqual(['a\ufffdb', 'a\ufffdb'])
})

test('who did it, how much and why stands in the trail and in the order’s history, in one transaction with the refund', async () => {
  const { shop, id, refunded, record } = await openDemo()
  const { id: refund, paymentId: payment } = await refunded({ amount: '2,50', reason: '<b>Rabat</b>' })
  const { orderNumber, events } = await record()
  const { rows } = await shop.database.execute(sql`
    select administrator, action, subject, subject_id, subject_name, before, after from audit_entries where action = 'refunded'`)
  expect(rows).toEqual([
    {
      administrator: 'admin',
      action: 'refunded',
      subject: 'order',
      subject_id: String(id),
      subject_name: orderNumber,
      before: null,
      after: { amount: '2.50', reason: '<b>Rabat</b>', payment },
    },
  ])
  expect(events.filter(({ kind }) => kind.startsWith('refund'))).toMatchObject([
    {
      kind: 'refund_begun',
      actor: 'administrator',
      details: { refund, amount: '2.50', reason: '<b>Rabat</b>', by: 'admin' },
    },
    { kind: 'refunded', actor: 'provider', details: { refund, payment, amount: '2.50', isWhole: false } },
  ])
  await shop.database.execute(sql`alter table audit_entries rename to elsewhere`)
  expect((await shop.callAsAdmin('POST', `/api/admin/orders/${id}/refunds`, { body: {} })).status).toBe(500)
  await shop.database.execute(sql`alter table elsewhere rename to audit_entries`)
  expect((await record()).refunds).toHaveLength(1)
})

test('what isn’t paid, what cost nothing and what isn’t there has nothing to give back', async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
  expect(await (await refundsOf(shop)).refused()).toEqual([409, 'order_not_refundable'])
  await makeCode(shop.database, 'GRATIS', null, 10_000)
  await shop.database.execute(sql`delete from shipping_rates`)
  await shop.database.execute(
    sql`insert into shipping_rates (delivery_type, min_weight_grams, cost_grosze) values ('home', 0, 0)`,
  )
  const free = await order(shop, [{ id: salt, quantity: 1 }], { discountCode: 'GRATIS' })
  expect(free.status).toBe(201)
  const { refused, record } = await refundsOf(shop)
  expect(await record()).toMatchObject({ total: '0.00', paymentStatus: 'paid', refundableAmount: '0.00' })
  expect(await refused()).toEqual([409, 'order_not_refundable'])
  const missing = await shop.callAsAdmin('POST', '/api/admin/orders/4711/refunds', { body: {} })
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'order_not_found' }])
})

test('nobody but an administrator gives anything back', async () => {
  const { shop, id, record } = await openDemo()
  const answer = await shop.call('POST', `/api/admin/orders/${id}/refunds`, { body: {} })
  expect([answer.status, (await record()).refunds]).toEqual([401, []])
})

test('where the provider that took the money is no longer ours, the answer is 503 and nothing is noted', async () => {
  const { shop, refused, record } = await openDemo()
  await shop.database.execute(sql`update payments set provider = 'stripe'`)
  expect(await refused()).toEqual([503, 'payments_closed'])
  expect(await record()).toMatchObject({ refunds: [], refundableAmount: '25.99' })
})

test('a customer sees nothing of the office’s notes on a refund', async () => {
  const { shop, id, refunded } = await openDemo()
  await refunded({ amount: '1', reason: 'Kłopotliwy klient' })
  const emails = await emailsAsSent(shop.database, 'order-refunded')
  const token = /\/order\/([\w-]{43})/.exec(emails[0]?.plain ?? '')?.[1]
  const seen = await (await shop.call('GET', `/api/store/order-links/${token}`)).json()
  expect(seen).toMatchObject({ id, paymentStatus: 'paid' })
  expect(JSON.stringify([seen, emails])).not.toContain('Kłopotliwy')
  expect(seen).not.toHaveProperty('refunds')
})
