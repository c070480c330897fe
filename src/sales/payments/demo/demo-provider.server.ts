import { createHash } from 'node:crypto'
import type { Database } from '../../../server/database/database.ts'
import { createDemoRefund, readDemoRefunds } from './demo-refunds.server.ts'
import { readDemoSession, recordDemoOutcome } from './demo-sessions.server.ts'
import {
  currency,
  ProviderUnavailable,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderSession,
} from '../payment.ts'

/** The demonstration: a page of ours on which one pays, declines or goes back. No money moves. */
export function createDemoProvider(database: Database): PaymentProvider {
  return {
    name: 'demo',
    async createSession(asked) {
      const sum = sumOf(asked)
      if (sum !== asked.total)
        throw new ProviderUnavailable(`the demonstration would take ${sum} instead of ${asked.total}`)
      return sessionOf(asked.paymentId, asked.origin)
    },
    foresee: sessionOf,
    async readSession(sessionId) {
      const found = await readDemoSession(database, sessionId)
      return (
        found && {
          state: found.outcome ?? 'open',
          amount: found.amount,
          currency,
          providerPaymentId: found.outcome === 'paid' ? sessionId : null,
          refunds: await readDemoRefunds(database, sessionId),
        }
      )
    },
    expireSession: (sessionId) => recordDemoOutcome(database, sessionId, 'expired'),
    refund: (asked) => createDemoRefund(database, asked),
  }
}

/** It follows from the attempt, and is as long as a token: the log leaves it out. */
function sessionOf(paymentId: string, origin: string): ProviderSession {
  const id = `demo_${createHash('sha256').update(paymentId).digest('base64url')}`
  return { id, url: `${origin}/checkout/demo/${id}` }
}

/** What it comes to by the provider's own reckoning, as with a real one. */
const sumOf = ({ lines, shipping, discount }: PaymentRequest) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) + shipping.cost - (discount?.amount ?? 0)
