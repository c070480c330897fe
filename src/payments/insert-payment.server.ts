import { randomUUID } from 'node:crypto'
import type { Money } from '../kernel/money.ts'
import type { Database } from '../server/database.ts'
import { sessionMinutes, type ProviderName } from './payment.ts'
import { payments } from './payments.table.ts'

export type PaymentRow = typeof payments.$inferSelect

interface Attempt {
  orderId: number
  amount: Money
  provider: ProviderName
  cancelPath: string
}

/** Notes in the order's transaction that it is going to be paid; the session is made when that has committed. */
export async function insertPayment(transaction: Database, attempt: Attempt): Promise<PaymentRow> {
  const id = randomUUID()
  const isFree = attempt.provider === 'none'
  const [payment] = await transaction
    .insert(payments)
    .values({
      ...attempt,
      id,
      state: isFree ? 'paid' : 'creating',
      ...(isFree && { sessionId: `free_${id.replaceAll('-', '')}` }),
      expiresAt: new Date(Date.now() + sessionMinutes * 60_000),
    })
    .returning()
  return payment as PaymentRow
}
