import { eq } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import { currency, type PaymentProvider, type ProviderSession, type SessionReport } from './payment.ts'
import { demoOutcomes, payments } from './payments.table.ts'

/** The demonstration: a page of ours on which one pays, declines or goes back. No money moves. */
export function createDemoProvider(database: Database): PaymentProvider {
  return {
    name: 'demo',
    createSession: async ({ paymentId, origin }) => sessionOf(paymentId, origin),
    foresee: sessionOf,
    async readSession(sessionId): Promise<SessionReport | undefined> {
      const [found] = await database
        .select({ amount: payments.amount, expiresAt: payments.expiresAt, outcome: demoOutcomes.outcome })
        .from(payments)
        .leftJoin(demoOutcomes, eq(demoOutcomes.sessionId, payments.sessionId))
        .where(eq(payments.sessionId, sessionId))
      if (!found) return undefined
      const isOver = found.expiresAt.getTime() <= Date.now()
      return {
        state: found.outcome ?? (isOver ? 'expired' : 'open'),
        amount: found.amount,
        currency,
        providerPaymentId: found.outcome === 'paid' ? sessionId : null,
        refunded: 0 as SessionReport['refunded'],
      }
    },
    async expireSession(sessionId) {
      await database.insert(demoOutcomes).values({ sessionId, outcome: 'expired' }).onConflictDoNothing()
    },
  }
}

function sessionOf(paymentId: string, origin: string): ProviderSession {
  const id = `demo_${paymentId.replaceAll('-', '')}`
  return { id, url: `${origin}/checkout/demo/${id}` }
}
