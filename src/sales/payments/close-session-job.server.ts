import type { Job } from '../../server/jobs/jobs.ts'
import { closeSessionName } from './close-session-later.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** Closes a session that is no longer needed. If it was paid meanwhile, the order is flagged. */
export const closeSessionJob: Job<{ session: string }> = {
  name: closeSessionName,
  retries: { max: 30, firstPauseSeconds: 10, longestPauseSeconds: 600 },
  async perform(services, { session }) {
    await services.payments?.expireSession(session)
    await settlePayment(services, session)
  },
}
