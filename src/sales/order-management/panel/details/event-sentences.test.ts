import { describe, expect, test } from 'vitest'
import { actorOfEvent, sentenceOfEvent } from './event-sentences.ts'
import { attentionReasons, type Actor } from '../../../orders/order.ts'

const event = (kind: string, details: Record<string, unknown> = {}, actor: Actor = 'administrator') => ({
  kind,
  actor,
  details,
  createdAt: '2026-11-22T12:00:00Z',
})
const said = (kind: string, details?: Record<string, unknown>) => sentenceOfEvent(event(kind, details))

test.for([
  ['placed', {}, 'Złożono zamówienie'],
  ['changed', {}, 'Zmieniono zamówienie przed zapłatą'],
  ['payment_begun', {}, 'Rozpoczęto płatność'],
  ['paid', { amount: '45.80', currency: 'PLN' }, 'Zapłacono 45,80 zł'],
  ['confirmed', {}, 'Potwierdzono zamówienie i napisano o tym do klienta'],
  ['payment_declined', {}, 'Płatność została odrzucona'],
  ['payment_expired', {}, 'Minął czas na płatność'],
  ['released', { reason: 'nothing_under_way' }, 'Towar wrócił na stan: nikt nie płacił'],
  ['released', { reason: 'payment_unavailable' }, 'Towar wrócił na stan: płatności nie dało się rozpocząć'],
  ['taken_again', {}, 'Klient wrócił do płatności, towar zdjęto ponownie ze stanu'],
  ['reminded', {}, 'Wysłano przypomnienie o płatności'],
  ['cancelled', { reason: 'not_paid_in_time' }, 'Anulowano zamówienie: nie zapłacono w terminie'],
  ['cancelled', { from: 'confirmed', to: 'cancelled' }, 'Anulowano zamówienie (było: Potwierdzone)'],
  [
    'shipping_changed',
    { from: 'shipped', to: 'not_shipped', isTakenBack: true },
    'Cofnięto „Wysłane”: paczka jeszcze nie wyszła',
  ],
  ['status_changed', { from: 'pending', to: 'processing' }, 'Status zmieniono z „Oczekujące” na „W realizacji”'],
  [
    'shipping_changed',
    { from: 'preparing', to: 'shipped', trackingNumber: 'AB 12' },
    'Wysyłkę zmieniono z „Przygotowanie” na „Wysłane”, numer przesyłki AB 12',
  ],
  [
    'shipping_changed',
    { from: 'shipped', to: 'delivered', trackingNumber: null },
    'Wysyłkę zmieniono z „Wysłane” na „Dostarczone”',
  ],
  ['shipping_changed', { from: 'shipped', to: 'shipped', trackingNumber: 'AB 12' }, 'Wysyłka: numer przesyłki AB 12'],
  ['shipping_changed', { from: 'shipped', to: 'shipped', trackingNumber: null }, 'Wysyłka: bez numeru przesyłki'],
  ['withdrawn', { state: 'accepted' }, 'Klient złożył oświadczenie o odstąpieniu od umowy'],
  ['withdrawn', { state: 'late' }, 'Klient złożył oświadczenie o odstąpieniu od umowy (po terminie)'],
  ['flagged', { reason: 'paid_twice', amount: '45.80', currency: 'PLN' }, 'Wymaga uwagi: opłacone dwa razy (45,80 zł)'],
  [
    'flagged',
    { reason: 'amount_differs', amount: '10.99', currency: 'EUR' },
    'Wymaga uwagi: pobrano inną kwotę (10,99 EUR)',
  ],
  ['flag_cleared', { reason: 'paid_twice' }, 'Sprawa załatwiona: opłacone dwa razy'],
  [
    'flag_cleared',
    { reason: 'paid_twice', left: 'disputed' },
    'Sprawa załatwiona: opłacone dwa razy (zostaje: klient zakwestionował płatność w banku)',
  ],
  ['refund_begun', { amount: '10.00', reason: 'stłuczone' }, 'Zlecono zwrot 10,00 zł (stłuczone)'],
  ['refund_begun', { amount: '10.00', reason: null }, 'Zlecono zwrot 10,00 zł'],
  ['refunded', { amount: '10.00', isWhole: false }, 'Zwrócono 10,00 zł'],
  ['refunded', { amount: '45.80', isWhole: true }, 'Zwrócono 45,80 zł – całą płatność'],
  [
    'refund_refused',
    { amount: '10.00', problem: 'charge_disputed' },
    'Operator płatności odmówił zwrotu 10,00 zł (charge_disputed)',
  ],
  ['refund_failed', { amount: '10.00', problem: null }, 'Zwrot nie dotarł do klienta: 10,00 zł'],
] as const)('%s with %o is said in Polish', ([kind, details, sentence]) => {
  expect(said(kind, details).replaceAll('\u00A0', ' ')).toBe(sentence)
})

test('a kind that isn’t known says its own word, whatever that is', () => {
  for (const kind of ['printed', 'constructor', '__proto__']) expect(said(kind)).toBe(kind)
})

describe('an event of an earlier version', () => {
  test('without its details says what is left of it', () => {
    for (const kind of ['paid', 'refunded', 'refund_begun', 'refund_refused', 'cancelled'])
      expect(said(kind)).not.toMatch(/undefined|null|NaN/)
  })

  test('with an amount that is none leaves it out', () => {
    for (const amount of ['45.803', 'x', 12.5, Number.NaN, null]) expect(said('paid', { amount })).toBe('Zapłacono')
  })
})

test('each reason for attention has its name in flags', () => {
  for (const reason of attentionReasons) expect(said('flagged', { reason })).not.toContain(reason)
})

test('an administrator is called by name where it was noted; nobody else can claim one', () => {
  expect(actorOfEvent(event('cancelled', { by: 'ewa' }))).toBe('ewa')
  expect(actorOfEvent(event('cancelled'))).toBe('Administrator')
  expect(actorOfEvent(event('changed', { by: 'ewa' }, 'customer'))).toBe('Klient')
})
