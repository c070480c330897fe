import type { Context } from 'hono'
import * as z from 'zod/mini'
import { maxBytes, receive } from '../../../server/http/body-limit.ts'
import { anyone } from '../../../server/http/endpoint.ts'
import { orRefuse, refuse, Refusal } from '../../../server/http/errors.ts'
import { endpoints, type AppEnv } from '../../../server/http/app-env.ts'
import { settleEvent } from './settle-event.server.ts'
import { paymentsClosed } from '../payment.ts'
import { noteWebhook } from './webhook-seen.server.ts'

interface StripeEvent {
  id: string
  type: string
}

/**
 * Handles Stripe's webhooks. Events arrive late, twice, in any order or never, so an event only triggers a lookup of
 * the session at Stripe. If the answer is an error, Stripe sends it again.
 */
export const stripeWebhookApi = endpoints().post(
  '/webhooks/stripe',
  anyone('News of a payment, signed by Stripe', { 200: z.object({ received: z.boolean() }) }),
  async (c) => {
    const event = await readEvent(c)
    const services = { database: c.var.database, payments: c.var.payments, log: c.var.log }
    try {
      await noteWebhook(c.var.database, c.var.config.stripe?.webhookSecret ?? '')
      await settleEvent(services, event)
    } catch (error) {
      c.var.log.error({ err: error, event: event.id, type: event.type }, 'news of a payment could not be taken')
      throw refuse('unavailable')
    }
    return c.json({ received: true })
  },
)

async function readEvent(c: Context<AppEnv>): Promise<StripeEvent> {
  const secret = c.var.config.stripe?.webhookSecret
  if (secret === undefined) return orRefuse<never, typeof paymentsClosed.code>(paymentsClosed)
  const bytes = await receive(c, maxBytes.json, () => c.req.arrayBuffer())
  const { Stripe } = await import('stripe')
  try {
    return Stripe.webhooks.constructEvent(Buffer.from(bytes), c.req.header('Stripe-Signature') ?? '', secret)
  } catch {
    throw new Refusal('webhook_signature', 400)
  }
}
