import { expect, test } from 'vitest'
import { orderStatuses, type OrderStatus } from '../../../orders/order.ts'
import { consequenceOf } from './status-consequences.ts'

type Standing = Parameters<typeof consequenceOf>[0]

const confirmed = { kind: 'confirmed', actor: 'provider', details: {}, createdAt: '2026-11-22T12:00:00Z' } as const
const paid: Standing = { status: 'confirmed', paymentStatus: 'paid', refundableAmount: '45.80', events: [confirmed] }
const unpaid: Standing = { status: 'pending', paymentStatus: 'pending', refundableAmount: '0.00', events: [] }
const said = (order: Standing, chosen: OrderStatus) => (consequenceOf(order, chosen) ?? '').replaceAll('\u00A0', ' ')

test('the status that an order has follows from nothing; each other one says something', () => {
  for (const status of orderStatuses)
    for (const chosen of orderStatuses) expect(Boolean(said({ ...paid, status }, chosen))).toBe(chosen !== status)
})

test('cancelling speaks of a refund where there is something to give back, and only there', () => {
  expect(said(paid, 'cancelled')).toContain('zleć też zwrot')
  expect(said({ ...paid, paymentStatus: 'refunded', refundableAmount: '0.00' }, 'cancelled')).not.toContain('zwrot')
  expect(said(unpaid, 'cancelled')).not.toContain('zwrot')
})

test('leaving what is cancelled takes the goods again, and lets those pay who haven’t', () => {
  expect(said({ ...paid, status: 'cancelled' }, 'confirmed')).not.toContain('72 godziny')
  expect(said({ ...unpaid, status: 'cancelled' }, 'pending')).toMatch(/ponownie zdjęty ze stanu.*72 godziny/)
})

test('a mail is promised only to whom it goes: who has paid and was never told that it goes on', () => {
  expect(said({ ...paid, events: [] }, 'processing')).toContain('dostanie e-mail z potwierdzeniem')
  for (const order of [paid, unpaid]) expect(said(order, 'processing')).toContain('nie dostanie e-maila')
})
