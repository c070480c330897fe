import type { Database } from '../server/database.ts'
import { enqueue, type Job } from '../server/jobs.ts'
import { settlePayment } from './settle-payment.server.ts'

/** The session of an order that was cancelled is closed at the provider; when it was paid in the meantime, somebody hears of it. */
export const closeSessionJob: Job<{ session: string }> = {
  name: 'close-session',
  retries: { most: 30, firstPauseSeconds: 10, longestPauseSeconds: 600 },
  async perform(ground, { session }) {
    await ground.payments?.expireSession(session)
    await settlePayment(ground, session)
  },
}

export function closeSessionLater(transaction: Database, session: string): Promise<void> {
  return enqueue(transaction, closeSessionJob, { session })
}
