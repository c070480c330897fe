import fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { orderFilter } from '../../changes/order-changes.ts'
import { filterChange, readFilter, readOpenOrder } from './order-params.ts'

test('an address says which orders are listed', () => {
  expect(readFilter({ tab: 'orders', page: '3' })).toEqual({})
  expect(readFilter({ search: '  nowak ', status: 'shipped', paymentStatus: 'paid', needsAttention: 'true' })).toEqual({
    search: 'nowak',
    status: 'shipped',
    paymentStatus: 'paid',
    needsAttention: 'true',
  })
  expect(readFilter({ toPack: 'true', unpaid: 'true' })).toEqual({ toPack: 'true', unpaid: 'true' })
})

test('whatever somebody writes into the address, the server is asked for something that it knows', () => {
  const named = fc.dictionary(fc.constantFrom(...Object.keys(orderFilter), 'page'), fc.string({ maxLength: 400 }))
  fc.assert(
    fc.property(named, (asked) => {
      expect(z.object(orderFilter).safeParse(readFilter(asked)).success).toBe(true)
    }),
  )
})

test('a change of a filter shows the first page, and leaves the other filters as they are', () => {
  const asked = { tab: 'orders', page: '7', search: 'nowak' }
  expect({ ...asked, ...filterChange({ status: 'pending' }) }).toEqual({
    tab: 'orders',
    page: undefined,
    search: 'nowak',
    status: 'pending',
  })
})

test.for([
  ['12', 12],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['99999999999', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('order=%s opens %s', ([order, opened]) => {
  expect(readOpenOrder({ order })).toBe(opened)
})
