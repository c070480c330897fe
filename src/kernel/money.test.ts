import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, parseMoney, printMoney, readMoney } from './money.ts'
import { pricePerKilogram } from './unit-price.ts'

test('a dot, a comma, one place, no places and numbers are all read', () => {
  for (const written of ['24.90', '24,90', '24.9', ' 24,9 ', 24.9]) expect(parseMoney(written)).toBe(2490)
  expect(parseMoney('24')).toBe(2400)
  expect([parseMoney('-0.05'), parseMoney('-0.01'), parseMoney('-0')]).toEqual([-5, -1, 0])
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

test('less than a złoty and nothing are printed with their noughts', () => {
  expect([0, 5, 50, -5, -150].map((grosze) => printMoney(money(grosze)))).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '-0.05',
    '-1.50',
  ])
})

test('what our own server printed is read, and anything else is a bug', () => {
  expect(readMoney('24.90')).toBe(2490)
  expect(() => readMoney('24.905')).toThrow(RangeError)
})

test('the price of a kilogram is exact to half a grosz, which is rounded up', () => {
  expect(pricePerKilogram(money(2490), 250)).toBe(9960)
  expect(pricePerKilogram(money(999), 1500)).toBe(666)
  // 1.5 and 1.49… grosze.
  expect([pricePerKilogram(money(3), 2000), pricePerKilogram(money(3), 2001)]).toEqual([2, 1])
})
