import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectSound, order as checkOut, sessionIn, stock } from '../../../../tests/support/checkouts.ts'
import { checkoutCompany, issuedIn } from '../../../../tests/support/invoices.ts'
import { refundsOf } from '../../../../tests/support/refunds.ts'
import { openStripeScene } from '../../../../tests/support/stripe-shop.ts'
import { onlyForRelease } from '../../../../tests/support/release.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { mails } from '../../../mail/mails.table.ts'
import { monthOf } from '../../invoices/months/invoice-month.ts'
import { salesWithoutInvoice } from '../../invoices/months/sales-without-invoice.server.ts'

async function openWithInvoice(more: object = { company: checkoutCompany }) {
  const scene = await openStripeScene()
  const { shop, stripe } = scene
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const session = await sessionIn(await checkOut(shop, [{ id: salt, quantity: 1 }], more))
  stripe.pay(session)
  await scene.deliverAll(1)
  const refunds = await refundsOf(shop)
  const decide = (id: string, decision: string) =>
    shop.callAsAdmin('POST', `/api/admin/disputes/${id}/decision`, { body: { decision } })
  return { ...scene, ...refunds, salt, session, decide }
}

test('a payment that the bank takes back is told once, and changes no document before the office has decided', async () => {
  const { shop, stripe, session, salt, deliverAll, record, decide } = await openWithInvoice()
  // What is told last comes first, too, and all of it again and again.
  const id = stripe.dispute(session, { amount: 1_500 })
  expect((await decide(id, 'undone')).status).toBe(409)
  stripe.dispute(session, { dispute: id, status: 'lost', amount: 1_500 })
  await deliverAll(3)
  const disputed = { id, amount: '15.00', reason: 'product_not_received', state: 'lost', decision: null }
  expect(await record()).toMatchObject({ needsAttention: 'payment_taken_back', disputes: [disputed] })
  expect(await shop.database.$count(mails, eq(mails.kind, 'order-attention'))).toBeLessThanOrEqual(2)
  expect(await issuedIn(shop)).toHaveLength(1)
  const answers = await Promise.all([1, 2].map(() => decide(id, 'undone')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await deliverAll(2)
  const [invoice, correction, ...others] = await issuedIn(shop)
  expect(others).toEqual([])
  expect(correction).toMatchObject({ reason: 'chargeback', total: -1_500, correctedId: invoice?.id })
  expect(await record()).toMatchObject({
    needsAttention: null,
    paymentStatus: 'paid',
    refundedAmount: '15.00',
    refunds: [{ amount: '15.00', state: 'done', way: 'chargeback' }],
    disputes: [{ decision: 'undone' }],
  })
  await expectSound(shop.database, { [salt]: 5 })
})

test(
  'that nobody pays changes no tax: a sale that stands keeps its document, and what was won is over',
  onlyForRelease('the harder decision, which corrects, is in the gate'),
  async () => {
    const { shop, stripe, session, deliverAll, record, decide } = await openWithInvoice()
    const won = stripe.dispute(session)
    await deliverAll(1)
    expect(await record()).toMatchObject({ needsAttention: 'disputed', disputes: [{ state: 'open' }] })
    stripe.dispute(session, { dispute: won, status: 'won' })
    await deliverAll(1)
    expect(await record()).toMatchObject({ needsAttention: null })
    const lost = stripe.dispute(session, { status: 'lost' })
    await deliverAll(2)
    expect((await decide(lost, 'stands')).status).toBe(200)
    expect(await issuedIn(shop)).toHaveLength(1)
    expect(await record()).toMatchObject({ needsAttention: null, refundedAmount: '0.00', refunds: [] })
  },
)

test('money that the office gave back outside the shop is corrected as any refund, and no provider is asked', async () => {
  const { shop, stripe, salt, record } = await openWithInvoice({})
  const outside = (body: object) => shop.callAsAdmin('POST', '/api/admin/orders/1/outside-refunds', { body })
  const given = { amount: '4,00', sentOn: dayInPoland(), how: 'gotówką na targu' }
  expect(await (await outside({ ...given, sentOn: '2999-01-01' })).json()).toMatchObject({ code: 'sent_in_future' })
  expect(await (await outside({ ...given, amount: '999' })).json()).toMatchObject({ code: 'refund_too_high' })
  expect((await outside(given)).status).toBe(201)
  const moves = await salesWithoutInvoice(shop.database, monthOf(new Date()))
  expect(moves.map(({ kind, sums }) => [kind, sums[0]?.gross])).toEqual([
    ['sale', 2_599],
    ['refund', -400],
  ])
  expect((await shop.callAsAdmin('POST', '/api/admin/orders/1/documents')).status).toBe(201)
  expect((await outside({ ...given, amount: '1,00' })).status).toBe(201)
  const documents = await issuedIn(shop)
  expect(documents.map(({ reason, total }) => [reason, total])).toEqual([
    [null, 2_599],
    ['part_refund', -400],
    ['part_refund', -100],
  ])
  expect(await record()).toMatchObject({ refundableAmount: '20.99', refunds: [{ way: 'outside' }, { way: 'outside' }] })
  expect(stripe.calls.filter(({ path }) => path === '/v1/refunds')).toEqual([])
  await expectSound(shop.database, { [salt]: 5 })
})
