import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { settlePayments } from './settle-payments.server.ts'

type Services = Parameters<typeof settlePayments>[0]

/**
 * Asks the provider about all open payments. The results appear in each order's history. The audit entry is written
 * after the answers, so no transaction waits for the network.
 */
export async function checkPayments(services: Services, by: Acting): ReturnType<typeof settlePayments> {
  const counted = await settlePayments(services, { all: true })
  await recordAudit(services.database, by, { action: 'checked_payments', subject: 'order', after: counted })
  return counted
}
