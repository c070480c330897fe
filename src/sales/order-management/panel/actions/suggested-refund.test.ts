import { expect, test } from 'vitest'
import type { OrderRecord } from '../../order-details.ts'
import { suggestedRefund } from './suggested-refund.ts'

const withdrawal = (said: object) =>
  ({
    state: 'accepted',
    isOpen: true,
    isWhole: true,
    refundAmount: '87.69',
    ...said,
  }) as OrderRecord['withdrawals'][number]
const waiting = { state: 'waiting', amount: '10.00' } as OrderRecord['refunds'][number]

test.for([
  ['nothing was withdrawn', { withdrawals: [] }, '90.69'],
  ['all was withdrawn: without the dearer part of the delivery', {}, '87.69'],
  ['some of it went back', { refundedAmount: '7.69' }, '80.00'],
  ['some of it is on its way', { refunds: [waiting] }, '77.69'],
  ['it has gone back', { refundedAmount: '87.69' }, '90.69'],
  ['it is seen to', { withdrawals: [withdrawal({ isOpen: false })] }, '90.69'],
  ['it came late', { withdrawals: [withdrawal({ state: 'late' })] }, '90.69'],
  ['a part was withdrawn', { withdrawals: [withdrawal({ isWhole: false, refundAmount: null })] }, ''],
  [
    'a part was withdrawn, and is seen to',
    { withdrawals: [withdrawal({ isWhole: false, refundAmount: null, isOpen: false })] },
    '90.69',
  ],
  [
    'all was withdrawn after a part',
    { withdrawals: [withdrawal({}), withdrawal({ isWhole: false, refundAmount: null })] },
    '87.69',
  ],
] as const)('%s', ([, said, amount]) => {
  const order = {
    withdrawals: [withdrawal({})],
    refunds: [],
    refundedAmount: '0.00',
    ...said,
  } as unknown as OrderRecord
  expect(suggestedRefund(order, { refundableAmount: '90.69' })).toBe(amount)
})

test('never more than is left of the payment', () => {
  const order = { withdrawals: [withdrawal({})], refunds: [], refundedAmount: '0.00' }
  expect(suggestedRefund(order, { refundableAmount: '20.00' })).toBe('20.00')
})
