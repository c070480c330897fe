import { expect, test } from 'vitest'
import { money } from '../../../kernel/money.ts'
import type { PaymentRow } from '../insert-payment.server.ts'
import type { RefundRow } from '../payments.table.ts'
import { paymentToRefund, refundableOf, toOrderMoneyJson, toRefundJson } from './order-money.server.ts'

const made = new Date('2026-11-01T10:00:00Z')
const payment = (id: string, changes: Partial<PaymentRow> = {}): PaymentRow => ({
  id,
  orderId: 1,
  provider: 'stripe',
  sessionId: null,
  url: null,
  state: 'paid',
  amount: money(1_000),
  isSurcharge: false,
  taken: null,
  refunded: money(0),
  providerPaymentId: null,
  createdAt: made,
  expiresAt: made,
  cancelPath: '/cart',
  checkedAt: null,
  ...changes,
})
const refund = (paymentId: string, changes: Partial<RefundRow> = {}): RefundRow => ({
  id: 'r',
  paymentId,
  orderId: 1,
  amount: money(300),
  vatRate: null,
  isOfChange: false,
  way: 'provider',
  reason: null,
  administrator: 'admin',
  state: 'waiting',
  refusal: null,
  providerRefundId: null,
  askedTimes: 0,
  askedAt: null,
  sentOn: null,
  createdAt: made,
  ...changes,
})
const moneyOf = (payments: PaymentRow[], refunds: RefundRow[] = []) => ({ payments, refunds, transfers: [] })

test('money goes back to the payment that is named, else to the one that paid, else to the last that came otherwise', () => {
  const flagged = { state: 'flagged' } as const
  const all = moneyOf([payment('a', flagged), payment('b'), payment('c', flagged), payment('d', { state: 'open' })])
  expect([paymentToRefund(all)?.id, paymentToRefund(all, 'C')?.id, paymentToRefund(all, 'x')]).toEqual([
    'b',
    'c',
    undefined,
  ])
  const unpaid = { ...all, payments: all.payments.filter(({ state }) => state !== 'paid') }
  expect(paymentToRefund(unpaid)?.id).toBe('c')
  expect(paymentToRefund(moneyOf([payment('d', { state: 'open' })]))).toBeUndefined()
})

test('what can go back is what was taken, less what went back or is about to, and never less than nothing', () => {
  const left = (of: PaymentRow, ...refunds: RefundRow[]) => refundableOf(moneyOf([of], refunds), of)
  expect(left(payment('a', { refunded: money(200) }), refund('a'), refund('b'))).toBe(500)
  expect(left(payment('a', { refunded: money(300) }), refund('a', { state: 'done' }))).toBe(700)
  expect(left(payment('a', { taken: money(900), state: 'flagged' }))).toBe(900)
  expect(left(payment('a', { taken: money(100) }), refund('a'))).toBe(0)
  for (const state of ['open', 'processing', 'declined', 'expired', 'superseded'] as const)
    expect(left(payment('a', { state }))).toBe(0)
  expect(refundableOf(moneyOf([]), undefined)).toBe(0)
})

test('the panel reads of each refund how it goes: by the provider, by a transfer of the office, or by itself outside', () => {
  const way = ({ byTransfer, way: told, sentOn, isOfChange }: ReturnType<typeof toRefundJson>) =>
    JSON.stringify({ byTransfer, way: told, sentOn, isOfChange })
  expect(way(toRefundJson(refund('a'), payment('a')))).toBe('{}')
  expect(way(toRefundJson(refund('a', { isOfChange: true })))).toBe('{"isOfChange":true}')
  const byTransfer = payment('a', { provider: 'transfer' })
  expect(way(toRefundJson(refund('a', { sentOn: '2026-11-02' }), byTransfer))).toBe(
    '{"byTransfer":true,"sentOn":"2026-11-02"}',
  )
  const outside = refund('a', { way: 'outside', sentOn: '2026-11-02' })
  expect(way(toRefundJson(outside, byTransfer))).toBe('{"way":"outside","sentOn":"2026-11-02"}')
})

test('the panel reads each payment with what was taken, and what can go back of the order', () => {
  const told = toOrderMoneyJson(moneyOf([payment('a', { taken: money(900), refunded: money(100) })], [refund('a')]))
  expect(told).toMatchObject({
    payments: [{ amount: '9.00', refundedAmount: '1.00', refundableAmount: '5.00' }],
    refundableAmount: '5.00',
  })
  expect(told).not.toHaveProperty('transfers')
  // Of what was paid before it was noted how much was taken, that was all of it.
  expect(toOrderMoneyJson(moneyOf([payment('a')])).payments).toMatchObject([{ amount: '10.00' }])
})
