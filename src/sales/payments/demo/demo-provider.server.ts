import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { readDemoSession, recordDemoOutcome } from './demo-sessions.server.ts'
import {
  currency,
  ProviderUnavailable,
  ProviderRefused,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderSession,
  type ProviderRefund,
  type RefundRequest,
} from '../payment.ts'
import { payWays } from '../pay-ways.ts'
import { demoOutcomes, payments, demoRefunds } from '../payments.table.ts'

/** The demonstration: a page of ours on which one pays, declines or goes back. No money moves. */
export function createDemoProvider(database: Database): PaymentProvider {
  return {
    name: 'demo',
    // As a shop in Poland would have them.
    ways: () => [...payWays],
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

/** The id follows from the payment. It is as long as a token, so the log masks it. */
function sessionOf(paymentId: string, origin: string): ProviderSession {
  const id = `demo_${createHash('sha256').update(paymentId).digest('base64url')}`
  return { id, url: `${origin}/checkout/demo/${id}` }
}

/** The provider adds up the order itself, as a real one does. */
const sumOf = ({ lines, shipping, discount }: PaymentRequest) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) + shipping.cost - (discount?.amount ?? 0)

/** Refunds as strictly as a real provider: once per refund id, and never more than was paid. */
function createDemoRefund(database: Database, { refundId, sessionId, amount }: RefundRequest): Promise<ProviderRefund> {
  return database.transaction(async (transaction) => {
    const [paid] = await transaction
      .select({ outcome: demoOutcomes.outcome, amount: payments.amount })
      .from(demoOutcomes)
      .innerJoin(payments, eq(payments.sessionId, demoOutcomes.sessionId))
      .where(eq(demoOutcomes.sessionId, sessionId))
      .for('update', { of: demoOutcomes })
    const earlier = await readDemoRefunds(transaction, sessionId)
    const same = earlier.find((one) => one.refundId === refundId)
    if (same) return same
    const sum = earlier.reduce((given, one) => given + one.amount, 0)
    if (paid?.outcome !== 'paid')
      throw new ProviderRefused('the demonstration has taken nothing', 'charge_not_refundable')
    if (sum + amount > paid.amount)
      throw new ProviderRefused('the demonstration has less than that', 'charge_already_refunded')
    await transaction.insert(demoRefunds).values({ id: refundId, sessionId, amount })
    return describe({ id: refundId, amount })
  })
}

async function readDemoRefunds(database: Database, sessionId: string): Promise<ProviderRefund[]> {
  const given = await database
    .select({ id: demoRefunds.id, amount: demoRefunds.amount })
    .from(demoRefunds)
    .where(eq(demoRefunds.sessionId, sessionId))
    .orderBy(asc(demoRefunds.createdAt), asc(demoRefunds.id))
  return given.map(describe)
}

const describe = ({ id, amount }: Pick<typeof demoRefunds.$inferSelect, 'id' | 'amount'>): ProviderRefund => ({
  id: `demo_${id}`,
  refundId: id,
  amount,
  state: 'given',
  problem: null,
})
