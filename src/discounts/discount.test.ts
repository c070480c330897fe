import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../kernel/money.ts'
import { discountState, readCode } from './discount-code.ts'
import { discountOf, discountTypes } from './discount.ts'

const subtotals = fc.integer({ min: 0, max: 100_000_000 }).map(money)

test('a discount is never below nothing and never more than what is bought', () => {
  const discounts = fc.record({
    type: fc.constantFrom(...discountTypes),
    hundredths: fc.integer({ min: 1, max: 100_000_000 }),
  })
  fc.assert(
    fc.property(discounts, subtotals, (discount, subtotal) => {
      const amount = discountOf(discount, subtotal)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(subtotal)
      expect(Number.isInteger(amount)).toBe(true)
    }),
  )
})

test('a percentage is exact to half a grosz, which is rounded up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), subtotals, (hundredths, subtotal) => {
      const exact = (BigInt(subtotal) * BigInt(hundredths) * 2n + 10_000n) / 20_000n
      expect(discountOf({ type: 'percentage', hundredths }, subtotal)).toBe(Number(exact))
    }),
  )
  expect(discountOf({ type: 'percentage', hundredths: 5_000 }, money(1))).toBe(1)
  expect(discountOf({ type: 'percentage', hundredths: 10_000 }, money(4_999))).toBe(4_999)
})

test('a fixed amount is that amount, as far as there is something to take it from', () => {
  const amounts = [0, 999, 1_000, 1_001].map((subtotal) =>
    discountOf({ type: 'fixed', hundredths: 1_000 }, money(subtotal)),
  )
  expect(amounts).toEqual([0, 999, 1_000, 1_000])
})

test('a code is the same however it is typed, and what can be none is none', () => {
  for (const typed of ['sól_10', ' SÓL_10\n', 'So\u0301l_10']) expect(readCode(typed)).toBe('SÓL_10')
  expect(['straße', 'Œuf-1', 'żniwa'].map(readCode)).toEqual(['STRASSE', 'ŒUF-1', 'ŻNIWA'])
  const none = ['', ' ', 'A B', 'A\0', 'A%', '×', '\u0410\u0411', 'A'.repeat(41), 'A\n B', '💶', '\uD800']
  expect(none.map(readCode)).toEqual(none.map(() => undefined))
})

const terms = {
  isActive: true,
  validFrom: '2026-05-01T08:00:00.000Z',
  validUntil: '2026-05-31T21:59:59.999Z' as string | null,
  maxUses: 3 as number | null,
  usedCount: 2,
}
const early = '2026-05-01T07:59:59.999Z'
const within = '2026-05-10T00:00:00.000Z'
const late = '2026-05-31T22:00:00.000Z'

test.for([
  ['from its first moment', terms, terms.validFrom, 'active'],
  ['to its last', terms, terms.validUntil ?? '', 'active'],
  ['without an end, however late', { ...terms, validUntil: null }, '2099-01-01T00:00:00.000Z', 'active'],
  ['with no most uses, however many there were', { ...terms, maxUses: null, usedCount: 9_999 }, within, 'active'],
  ['before it begins', terms, early, 'planned'],
  ['after its last moment', terms, late, 'expired'],
  ['with the last use gone', { ...terms, usedCount: 3 }, within, 'usedUp'],
  ['with more uses than there may be by now', { ...terms, usedCount: 5 }, within, 'usedUp'],
  ['switched off, whatever else', { ...terms, isActive: false, usedCount: 3 }, late, 'inactive'],
  ['over and used up', { ...terms, usedCount: 3 }, late, 'expired'],
  ['used up before it began', { ...terms, usedCount: 3 }, early, 'usedUp'],
] as const)('a code %s', ([, code, now, state]) => {
  expect(discountState(code, new Date(now))).toBe(state)
})
