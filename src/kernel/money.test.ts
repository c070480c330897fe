import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, parseMoney, printMoney } from './money.ts'

test('a dot, a comma, one place, no places and numbers are all read', () => {
  for (const written of ['24.90', '24,90', '24.9', ' 24,9 ', 24.9]) expect(parseMoney(written)).toBe(2490)
  expect(parseMoney('24')).toBe(2400)
  expect(parseMoney('-0.05')).toBe(-5)
})

test('what is not an amount is refused rather than rounded', () => {
  for (const written of ['24.905', '', ' ', '1e3', '0x10', '24.', '.5', '1 000', 'NaN', 0.1 + 0.2, Infinity, 1e21]) {
    expect(parseMoney(written), String(written)).toBeUndefined()
  }
})

test('every amount survives being printed and read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 - 1e14, max: 1e14 - 1 }), (grosze) => {
      expect(parseMoney(printMoney(money(grosze)))).toBe(grosze)
    }),
  )
})

test('a fraction of a grosz is a bug', () => {
  expect(() => money(0.5)).toThrow(RangeError)
})
