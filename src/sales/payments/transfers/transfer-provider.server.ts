import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { money } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { currency, ProviderUnavailable, type PaymentProvider, type ProviderSession } from '../payment.ts'
import { payments } from '../payments.table.ts'

/**
 * A bank transfer in the place of a provider: its session is a page of ours with the account, and what came there is
 * what the office has noted. Nothing ends it but the order itself.
 */
export function createTransferProvider(database: Database): PaymentProvider<'transfer'> {
  return {
    name: 'transfer',
    createSession: async ({ paymentId, origin }) => sessionOf(paymentId, origin),
    foresee: sessionOf,
    async readSession(sessionId) {
      const [payment] = await database
        .select({ taken: payments.taken })
        .from(payments)
        .where(and(eq(payments.sessionId, sessionId), eq(payments.provider, 'transfer')))
      if (!payment) return undefined
      const amount = payment.taken ?? money(0)
      return { state: amount > 0 ? 'paid' : 'open', amount, currency, providerPaymentId: null, refunds: [] }
    },
    expireSession: () => Promise.resolve(),
    refund: () => Promise.reject(new ProviderUnavailable('the office sends it back by hand')),
  }
}

/** It follows from the payment, and is as long as a token, so the log masks it. */
export const transferSessionId = (paymentId: string) =>
  `transfer_${createHash('sha256').update(paymentId).digest('base64url')}`

function sessionOf(paymentId: string, origin: string): ProviderSession {
  const id = transferSessionId(paymentId)
  return { id, url: `${origin}/checkout/success?session_id=${id}` }
}
