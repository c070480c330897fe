import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { createStripeProvider } from '../../src/sales/payments/stripe/stripe-provider.server.ts'
import { FakeStripe } from './fake-stripe.ts'
import { paymentRequest } from './payment-requests.ts'
import { timeTravel, reconcile } from './time-travel.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** A stand-in for Stripe, until the test ends. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const stripe = await FakeStripe.open()
  onTestFinished(() => stripe.close())
  return stripe
}

/** The shop's own way to speak with it, and a session begun there. */
export async function openStripeProvider() {
  const stripe = await openFakeStripe()
  const provider = createStripeProvider(stripe.settings)
  const start = async (changes: Parameters<typeof paymentRequest>[0] = {}) =>
    (await provider.createSession(paymentRequest(changes))).id
  return { stripe, provider, start }
}

/** A shop that takes its money there. */
export async function openStripeShop(
  ...[settings, ...others]: Parameters<typeof openTestShop>
): Promise<{ shop: TestShop; stripe: FakeStripe }> {
  const stripe = await openFakeStripe()
  const shop = await openTestShop({ payments: 'stripe', stripe: stripe.settings, ...settings }, ...others)
  return { shop, stripe }
}

/** The same, with what its tests do and look at. */
export async function openStripeScene(...more: Parameters<typeof openStripeShop>) {
  const { shop, stripe } = await openStripeShop(...more)
  const provider = createStripeProvider(stripe.settings)
  const rows = async <Row extends Record<string, unknown>>(asked: ReturnType<typeof sql>) =>
    (await shop.database.execute<Row>(asked)).rows
  return {
    shop,
    stripe,
    rows,
    reconcile: () => reconcile(shop, provider),
    /** Time goes by for both, and what is over then is over at Stripe as well. */
    async timeTravel(minutes: number) {
      await timeTravel(shop, `${minutes} minutes`)
      for (const session of stripe.ledger.sessions.values()) session.expires_at -= minutes * 60
      stripe.expireOld()
    },
    /** How many letters of each kind there are. */
    async mails(): Promise<Record<string, number>> {
      const counted = await rows<{ kind: string; count: number }>(
        sql`select kind, count(*)::integer as count from mails where kind <> 'stock' group by kind`,
      )
      return Object.fromEntries(counted.map(({ kind, count }) => [kind, count]))
    },
    /** The orders, as far as payment goes, without that of the neighbour. */
    orders: () =>
      rows(sql`
        select status, payment_status, holds_stock, needs_attention as attention from orders where email <> '' order by id`),
    async visitSuccessPage(session: string): Promise<string> {
      const answer = await shop.call('GET', `/api/store/checkout-sessions/${session}`)
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { state: string }).state
    },
    async check(): Promise<void> {
      expect((await shop.callAsAdmin('POST', '/api/admin/payment-status/check')).status).toBe(200)
    },
    /** All that Stripe has to tell, each so often, and all of it at once. */
    async deliverAll(times: number): Promise<void> {
      const answers = await Promise.all(
        stripe.events.all.map((event) => stripe.events.deliver(event, shop.origin, times)),
      )
      for (const { status } of answers.flat()) expect(status).toBe(200)
    },
  }
}
export type StripeScene = Awaited<ReturnType<typeof openStripeScene>>
