import { and, eq } from 'drizzle-orm'
import { isInProgress } from '../sales/payments/open-payments.server.ts'
import { payments } from '../sales/payments/payments.table.ts'
import { paymentMode } from '../sales/payments/stripe/stripe-account.server.ts'
import { isWebhookSeen } from '../sales/payments/stripe/webhook-seen.server.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { readMilestones } from '../server/milestones.ts'
import type { PaymentStanding } from './payment-standing.ts'

export async function readPaymentStanding(
  database: Database,
  config: Config,
  origin: string,
): Promise<PaymentStanding> {
  const reached = await readMilestones(database)
  const secret = (config.stripe ?? config.stripeWithoutKey).webhookSecret
  const isSeen = isWebhookSeen(reached, secret)
  return {
    mode: paymentMode(config),
    webhookAddress: `${origin}/api/webhooks/stripe`,
    hasWebhookSecret: secret !== undefined,
    webhookSeenAt: (isSeen && reached.webhook?.reachedAt.toISOString()) || null,
    openPayments: await database.$count(payments, and(eq(payments.provider, 'stripe'), isInProgress)),
  }
}
