import { expect, test } from 'vitest'
import { isOrderNumber, orderNumbersIn } from './order-code.ts'

const now = new Date('2026-11-27T10:00:00Z')

test.for(['S-2026-000123', ' s-2026-000123\r', 's2026000123', '2026 000123', "S'2026'000123", '2026-000123'])(
  'the code %j is read as its order’s number, whatever the scanner makes of signs and case',
  (code) => expect(orderNumbersIn(code, now)).toEqual(['S-2026-000123']),
)

test('a number without its year is looked for in all of them, and what is no number nowhere', () => {
  expect(orderNumbersIn('123', now)).toEqual(['S-2025-000123', 'S-2026-000123', 'S-2027-000123'])
  for (const code of ['', 'S', 'GDY01A', '620000000000000000000001', 'S-2026-12x'])
    expect(orderNumbersIn(code, now)).toEqual([])
})

test('an order’s number is told from a parcel’s, so that a scanned slip never becomes one', () => {
  expect(['S-2026-000123', 's2026000123'].every(isOrderNumber)).toBe(true)
  expect(['620000000000000000000001', '2026000123', 'S-2026-12', 'TYPED 1', ''].some(isOrderNumber)).toBe(false)
})
