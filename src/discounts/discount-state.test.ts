import { expect, test } from 'vitest'
import { discountState } from './discount-state.ts'

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
] as const)('%s', ([, code, now, state]) => {
  expect(discountState(code, new Date(now))).toBe(state)
})
