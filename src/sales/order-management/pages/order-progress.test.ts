import { describe, expect, test } from 'vitest'
import { orderSteps, reachedSteps, situationOf } from './order-progress.ts'

const begun = { status: 'pending', paymentStatus: 'pending', shippingStatus: 'not_shipped', isPayable: true } as const
const paid = { ...begun, status: 'confirmed', paymentStatus: 'paid', isPayable: false } as const

test.for([
  ['payable', begun],
  ['unpaid', { ...begun, isPayable: false }],
  ['unpaid', { ...begun, isPayable: false, paymentStatus: 'failed' }],
  ['ordered', { ...begun, isPayable: false, status: 'confirmed' }],
  ['paid', paid],
  ['paid', { ...paid, status: 'pending' }],
  ['preparing', { ...paid, status: 'processing' }],
  ['preparing', { ...paid, shippingStatus: 'preparing' }],
  ['shipped', { ...paid, status: 'shipped' }],
  ['shipped', { ...paid, status: 'processing', shippingStatus: 'shipped' }],
  ['shipped', { ...begun, isPayable: false, status: 'shipped' }],
  ['delivered', { ...paid, shippingStatus: 'delivered' }],
  ['delivered', { ...paid, status: 'completed' }],
  ['refunded', { ...paid, status: 'delivered', paymentStatus: 'refunded' }],
  ['cancelled', { ...begun, isPayable: false, status: 'cancelled', paymentStatus: 'failed' }],
  ['cancelled_paid', { ...paid, status: 'cancelled' }],
  ['cancelled_refunded', { ...paid, status: 'cancelled', paymentStatus: 'refunded' }],
] as const)('what is said first is "%s" of %j', ([situation, states]) => {
  expect(situationOf(states)).toBe(situation)
})

describe('the steps of an order', () => {
  test('are reached with those before them', () => {
    expect([...reachedSteps(begun)]).toEqual(['ordered'])
    expect([...reachedSteps({ ...paid, shippingStatus: 'shipped' })]).toEqual(orderSteps.slice(0, 4))
    expect([...reachedSteps({ ...paid, status: 'completed' })]).toEqual([...orderSteps])
  })

  test('never say that money came which didn’t, nor that it didn’t where it came and went back', () => {
    expect([...reachedSteps({ ...begun, status: 'shipped' })]).toEqual(['ordered', 'preparing', 'shipped'])
    expect([...reachedSteps({ ...paid, paymentStatus: 'refunded' })]).toEqual(['ordered', 'paid'])
  })
})
