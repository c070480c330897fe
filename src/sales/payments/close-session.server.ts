import { and, eq, inArray, sql } from 'drizzle-orm'
import { ProviderUnavailable } from './payment.ts'
import { payments } from './payments.table.ts'
import { providerOf, type PaymentServices } from './providers.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { closeSessionName } from './open-payments.server.ts'

/** Closes an order's session before the order changes; the reservation stays. A payment that was faster wins. */
export async function closeSession(context: PaymentServices, orderId: number): Promise<'closed' | 'paid' | 'away'> {
  const { database } = context
  const isOpen = and(eq(payments.orderId, orderId), inArray(payments.state, ['open', 'processing']))
  // Superseded first, so that its expiry doesn't release the reservation.
  const closing = await database.update(payments).set({ state: 'superseded' }).where(isOpen).returning()
  const ids = closing.map(({ id }) => id)
  const reopen = () =>
    database
      .update(payments)
      .set({ state: 'open' })
      .where(and(inArray(payments.id, ids), isSuperseded, isLatest))
  for (const { sessionId, provider: name } of closing) {
    const provider = providerOf(context, name) ?? context.payments
    // Nothing closes a bank account or a till: what still comes there is noted by the office.
    if (sessionId === null || name === 'transfer' || (provider && !provider.expireSession)) continue
    try {
      if (!provider) throw new ProviderUnavailable('nobody can close the session')
      await provider.expireSession(sessionId)
      const report = await provider.readSession(sessionId)
      if (report?.state !== 'paid' && report?.state !== 'processing') continue
      await reopen()
      await settlePayment(context, sessionId)
      return 'paid'
    } catch (error) {
      await reopen()
      if (error instanceof ProviderUnavailable) return 'away'
      throw error
    }
  }
  return 'closed'
}

const isSuperseded = eq(payments.state, 'superseded')
/** A newer payment keeps its place. */
const isLatest = sql`not exists (
  select from payments newer where newer.order_id = ${payments.orderId} and newer.created_at > ${payments.createdAt})`

/** Closes a session that is no longer needed. If it was paid meanwhile, the order is flagged. */
export const closeSessionJob: Job<{ session: string }> = {
  name: closeSessionName,
  retries: { max: 30, firstPauseSeconds: 10, longestPauseSeconds: 600 },
  async perform(services, { session }) {
    await services.payments?.expireSession(session)
    await settlePayment(services, session)
  },
}
