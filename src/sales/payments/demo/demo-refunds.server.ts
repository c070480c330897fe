import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { ProviderRefused, type ProviderRefund, type RefundRequest } from '../payment.ts'
import { demoOutcomes, payments } from '../payments.table.ts'
import { demoRefunds } from '../refunds/refunds.table.ts'

/** Gives back what was never taken, as strictly as a real provider: once for each name, and never more than was paid. */
export function createDemoRefund(
  database: Database,
  { refundId, sessionId, amount }: RefundRequest,
): Promise<ProviderRefund> {
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

export async function readDemoRefunds(database: Database, sessionId: string): Promise<ProviderRefund[]> {
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
