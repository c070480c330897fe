import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { OrderRecord } from '../../src/sales/order-management/order-details.ts'
import type { Refund } from '../../src/sales/payments/refunds/refund.ts'
import { order, sessionIn, stock } from './checkouts.ts'
import { placeNeighbour } from './neighbour.ts'
import { timeTravel } from './time-travel.ts'
import type { TestShop } from './shop.ts'
import { openStripeScene } from './stripe-shop.ts'

/** What the panel does and sees of the refunds of a shop's latest order. */
export async function refundsOf(shop: TestShop) {
  const [{ id } = { id: 0 }] = (
    await shop.database.execute<{ id: number }>(sql`select id from orders order by id desc limit 1`)
  ).rows
  const refund = (body: object = {}) => shop.callAsAdmin('POST', `/api/admin/orders/${id}/refunds`, { body })
  const record = async () => (await (await shop.callAsAdmin('GET', `/api/store/orders/${id}`)).json()) as OrderRecord
  return {
    id,
    refund,
    record,
    /** A refund that has to go well. */
    async refunded(body: object = {}): Promise<Refund> {
      const answer = await refund(body)
      expect(answer.status, await answer.clone().text()).toBe(201)
      return (await answer.json()) as Refund
    },
    /** What was said no to, in short: status, code and, where there is one, the field's sentence. */
    async refused(body: object = {}): Promise<unknown[]> {
      const answer = await refund(body)
      const { code, fields = {} } = (await answer.json()) as { code: string; fields?: Record<string, string> }
      return [answer.status, code, ...Object.entries(fields).flat()]
    },
    /** The amounts that customers were told of, in złoty, in the order of the letters. */
    async told(): Promise<string[]> {
      const { rows } = await shop.database.execute<{ plain: string }>(
        sql`select plain from mails where kind = 'order-refunded' order by id`,
      )
      return rows.map(({ plain }) => /Zwrócona kwota: (\d+,\d\d)/.exec(plain)?.[1] ?? plain)
    },
    /** What happened to the order, without what has nothing to do with money that goes back. */
    events: async () => (await record()).events.map(({ kind }) => kind).filter((kind) => /refund|flag/.test(kind)),
    /** So much time goes by for refunds, too. */
    async timeTravel(time: string): Promise<void> {
      await timeTravel(shop, time)
      await shop.database.execute(sql`
        update refunds set created_at = created_at - ${time}::interval, asked_at = asked_at - ${time}::interval`)
    },
  }
}

/** A shop of Stripe's with an order of 25,99 zł that is paid, beside that of somebody else. */
export async function openWithPaidOrder() {
  const scene = await openStripeScene()
  const { shop, stripe } = scene
  await placeNeighbour(shop.database)
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
  stripe.pay(session)
  await scene.visitSuccessPage(session)
  const asked = () => stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')
  const given = () => stripe.ledger.session(session).payment_intent?.latest_charge?.amount_refunded
  return { ...scene, ...(await refundsOf(shop)), salt, session, asked, given }
}
