import type { Database } from '../database/database.ts'
import type { Job } from './jobs.ts'
import { clearExpiredDevices } from '../accounts/known-devices.ts'
import { clearExpiredSessions } from '../accounts/sessions.ts'
import { clearForgottenAttempts } from '../http/throttle.ts'

/** Deletes expired rows every night. Rooms add their own. */
export const clearExpired = (clearings: ((database: Database) => Promise<void>)[]): Job => ({
  name: 'clear-expired',
  schedule: '20 3 * * *',
  retries: { max: 5, firstPauseSeconds: 60, longestPauseSeconds: 3_600 },
  async perform({ database }) {
    await clearExpiredSessions(database)
    await clearExpiredDevices(database)
    await clearForgottenAttempts(database)
    for (const clear of clearings) await clear(database)
  },
})
