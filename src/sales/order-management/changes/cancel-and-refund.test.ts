import { describe, expect, test } from 'vitest'
import { attemptPayment, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { expectSound } from '../../../../tests/support/checkouts.ts'
import { openWithPaidOrder } from '../../../../tests/support/refunds.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { money } from '../../../kernel/money.ts'
import type { OrderRecord } from '../order-details.ts'

const cancel = (shop: TestShop, id: number, body: object = {}) =>
  shop.callAsAdmin('POST', `/api/admin/orders/${id}/cancellation`, { body })

/** Status and code of what is refused, or of what went well the order's own states. */
async function outcomeOf(answer: Response): Promise<unknown[]> {
  const told = (await answer.json()) as OrderRecord & { code?: string }
  return [answer.status, told.code ?? [told.status, told.paymentStatus, told.refundedAmount]]
}

test('an order that is paid and wasn’t sent is cancelled, its goods are for sale again, and all of its money goes back', async () => {
  const { shop, id, salt, record, told, given } = await openWithPaidOrder()
  const { version } = await record()
  expect(await outcomeOf(await cancel(shop, id, { version }))).toEqual([200, ['cancelled', 'refunded', '25.99']])
  await expectSound(shop.database, { [salt]: 5 })
  expect([given(), await told()]).toEqual([2599, ['25,99']])
  const kinds = (await record()).events.map(({ kind }) => kind)
  expect(kinds.slice(-3)).toEqual(['cancelled', 'refund_begun', 'refunded'])
})

test('a double click with what was seen once does it once, and both hear that it is done', async () => {
  const { shop, id, record, asked, told } = await openWithPaidOrder()
  const { version } = await record()
  const answers = await Promise.all([1, 2].map(() => cancel(shop, id, { version })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await outcomeOf(await cancel(shop, id, { version }))).toEqual([200, ['cancelled', 'refunded', '25.99']])
  expect([asked().length, await told()]).toEqual([1, ['25,99']])
})

test('what is left after a part went back is given back, too', async () => {
  const { shop, id, refunded, told } = await openWithPaidOrder()
  await refunded({ amount: '5' })
  expect(await outcomeOf(await cancel(shop, id))).toEqual([200, ['cancelled', 'refunded', '25.99']])
  expect(await told()).toEqual(['5,00', '20,99'])
})

test('while the provider is away the order is cancelled, and its money counts as gone until it can be asked', async () => {
  const { shop, id, stripe, record } = await openWithPaidOrder()
  stripe.answerWith('down')
  expect(await outcomeOf(await cancel(shop, id))).toEqual([200, ['cancelled', 'paid', '0.00']])
  expect(await record()).toMatchObject({ refundableAmount: '0.00', refunds: [{ state: 'waiting', amount: '25.99' }] })
})

describe('it is refused, and nothing of it remains,', () => {
  test('where the goods are on their way, there is nothing to give back, or another has changed the order', async () => {
    const shop = await openTestShop()
    const { database } = shop
    const place = async (said: Parameters<typeof placeOrder>[1], refunded = 0) => {
      const { id } = await placeOrder(database, said)
      await attemptPayment(database, id, {
        provider: 'demo',
        state: 'paid',
        amount: money(8769),
        refunded: money(refunded),
      })
      return id
    }
    const sent = await place({ ...paid, shippingStatus: 'shipped' })
    const delivered = await place({ ...paid, status: 'delivered' })
    const givenBack = await place({ ...paid, paymentStatus: 'refunded' }, 8769)
    const seen = await place(paid)
    const { id: unpaid } = await placeOrder(database)
    const refused = [
      [sent, {}, 409, 'order_has_left'],
      [delivered, {}, 409, 'order_has_left'],
      [givenBack, {}, 409, 'order_not_refundable'],
      [unpaid, {}, 409, 'order_not_refundable'],
      [seen, { version: 7 }, 409, 'order_changed_meanwhile'],
      [999, {}, 404, 'order_not_found'],
    ] as const
    for (const [id, body, ...expected] of refused)
      expect(await outcomeOf(await cancel(shop, id, body))).toEqual(expected)
    expect((await database.execute("select from orders where status = 'cancelled'")).rowCount).toBe(0)
    expect((await database.execute('select from refunds')).rowCount).toBe(0)
  })
})
