import { randomUUID } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { Money } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { sessionMinutes, type PaymentProvider, type PaymentState, type ProviderName } from './payment.ts'
import { payments } from './payments.table.ts'
import { transferOffer } from './transfers/transfer-offer.ts'

export type PaymentRow = typeof payments.$inferSelect

/** Where an order is to be paid. */
export interface PaymentTarget {
  provider: PaymentProvider | PaymentProvider<'transfer'>
  origin: string
  /** The client's network address. */
  address: string
  /** Where a customer who cancels comes back to. */
  cancelPath: string
}

/** A payment before it belongs to an order. */
export interface NewPayment {
  id: string
  provider: ProviderName
  sessionId: string | null
  url: string | null
  state: PaymentState
  amount: Money
  expiresAt: Date
  cancelPath: string
  isSurcharge?: boolean
}

/** A new payment of this amount. Its session is created after it is recorded, unless the provider can predict it. */
export function newPayment(amount: Money, { provider, origin, cancelPath }: PaymentTarget): NewPayment {
  const id = randomUUID()
  const minutes = provider.name === 'transfer' ? transferOffer.now().days * 24 * 60 : sessionMinutes
  const shared = { id, amount, cancelPath, expiresAt: new Date(Date.now() + minutes * 60_000) }
  // A free order needs no provider.
  if (amount === 0) {
    const sessionId = `free_${id.replaceAll('-', '')}`
    return { ...shared, provider: 'none', sessionId, url: successAddress(origin, sessionId), state: 'paid' }
  }
  const foreseen = provider.foresee?.(id, origin)
  return {
    ...shared,
    provider: provider.name,
    sessionId: foreseen?.id ?? null,
    url: foreseen?.url ?? null,
    state: foreseen ? 'open' : 'creating',
  }
}

/** The page after a successful payment. */
export const successAddress = (origin: string, sessionId: string) =>
  `${origin}/checkout/success?session_id=${sessionId}`

/** Records a payment, in the transaction that reserves the order's stock. It may be the end of a longer statement. */
export async function insertPayment(
  transaction: Pick<Database, 'insert'>,
  orderId: number | SQL,
  payment: NewPayment,
): Promise<PaymentRow> {
  const [noted] = await transaction
    .insert(payments)
    .values({ ...payment, orderId })
    .returning()
  return noted as PaymentRow
}
