import type { Job } from '../../server/jobs/jobs.ts'
import { settleWithdrawal } from './settle-withdrawal.server.ts'

/** Looks up the order of a declaration. It is idempotent; if it is given up, the declaration waits in the panel. */
export const settleWithdrawalJob: Job<{ withdrawal: number; isCaught?: boolean | undefined }> = {
  name: 'settle-withdrawal',
  retries: { max: 20, firstPauseSeconds: 5, longestPauseSeconds: 300 },
  atOnce: 3,
  async perform({ database }, { withdrawal, isCaught }) {
    await database.transaction((transaction) => settleWithdrawal(transaction, withdrawal, { isCaught }))
  },
}
