import { describe, expect, test } from 'vitest'
import { readOrderNumber } from '../orders/order-number.ts'
import { readOrderParam, withdrawHash, withdrawPathOf } from './withdraw-path.ts'
import { goodsDueOn, isLate, lastDayAfter, refundDueOn } from './withdrawal-period.ts'

describe('the period', () => {
  test.for([
    ['of what came on a Monday ends on the Monday after next', '2026-11-02T10:00:00Z', '2026-11-16'],
    ['that would end on a Sunday goes on until Monday', '2026-11-08T10:00:00Z', '2026-11-23'],
    ['that would end on Christmas goes on until people work again', '2026-12-11T10:00:00Z', '2026-12-28'],
    ['begins with the Polish day: there it is tomorrow already', '2026-11-02T23:30:00Z', '2026-11-17'],
  ] as const)('%s', ([, delivered, lastDay]) => {
    expect(lastDayAfter(new Date(delivered))).toBe(lastDay)
  })

  test('lasts until midnight in Poland, not a second longer', () => {
    expect(isLate(new Date('2026-11-16T22:59:59.999Z'), '2026-11-16')).toBe(false)
    expect(isLate(new Date('2026-11-16T23:00:00Z'), '2026-11-16')).toBe(true)
    // In summer midnight comes an hour earlier by the clock of the world.
    expect(isLate(new Date('2026-07-16T21:59:59.999Z'), '2026-07-16')).toBe(false)
    expect(isLate(new Date('2026-07-16T22:00:00Z'), '2026-07-16')).toBe(true)
  })

  test('runs for as long as nobody knows of a delivery', () => {
    expect(isLate(new Date('2030-01-01T00:00:00Z'), null)).toBe(false)
  })
})

test('our own deadline isn’t moved by a Sunday, the customer’s is', () => {
  const declared = new Date('2026-11-08T10:00:00Z')
  expect([refundDueOn(declared), goodsDueOn(declared)]).toEqual(['2026-11-22', '2026-11-23'])
})

test.for([
  '',
  'nie pamiętam',
  '123',
  'S-2026',
  '2026-12345',
  'S-1999-000001',
  `S-2026-${'1'.repeat(10)}`,
  '92026000001',
])('no order is called %j', (typed) => {
  expect(readOrderNumber(typed)).toBeUndefined()
})

test('the way from a letter or an order leads to the page, with the order behind the #', () => {
  const token = 'a-_'.repeat(14) + 'b'
  expect(withdrawPathOf(`/order/${token}?lang=de`)).toBe(`/withdraw?lang=de#order=${token}`)
  expect(withdrawPathOf('/store/account')).toBe('/withdraw')
  expect(readOrderParam(`#${withdrawHash({ token })}`)).toEqual({ token })
  expect(readOrderParam(`#${withdrawHash({ id: '7' })}`)).toEqual({ id: '7' })
  for (const hash of ['', '#', '#order=short', '#own=0', '#own=x', '#content'])
    expect(readOrderParam(hash)).toBeUndefined()
})
