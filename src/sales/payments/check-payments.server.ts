import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { settlePayments } from './settle-payments.server.ts'

type Services = Parameters<typeof settlePayments>[0]

/**
 * Asks the provider for all payments that are not settled. What comes of it is the provider's doing, and stands in the
 * history of each order; the trail says who asked, and is written when the provider has answered: nobody waits for it
 * inside a transaction.
 */
export async function checkPayments(services: Services, by: Acting): ReturnType<typeof settlePayments> {
  const counted = await settlePayments(services, { all: true })
  await recordAudit(services.database, by, { action: 'checked_payments', subject: 'order', after: counted })
  return counted
}
