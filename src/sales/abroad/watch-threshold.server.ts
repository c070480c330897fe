import { owners } from '../../administrators/owners.server.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { destinationTax } from '../../taxes/destination-tax.ts'
import { thresholdLetters } from '../../taxes/destination-tax.table.ts'
import { stepOf } from './abroad.ts'
import { readYearsAbroad } from './read-abroad.server.ts'
import { thresholdEmail } from './threshold.mail.tsx'

/** Tells the owner once a year of each step towards the threshold. Who charges the rates of other countries already needn't hear of it. */
export const watchThreshold: Job = {
  name: 'watch-threshold',
  schedule: '20 * * * *',
  retries: { max: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  async perform({ database }) {
    await database.transaction(async (transaction) => {
      const { year, thisYear } = await readYearsAbroad(transaction)
      const step = stepOf(thisYear)
      if (step === null || destinationTax.now().since !== null) return
      const { rowCount } = await transaction.insert(thresholdLetters).values({ year, step }).onConflictDoNothing()
      if (rowCount === 0) return
      const email = thresholdEmail({ year, step, net: thisYear })
      for (const to of await owners(transaction))
        await queueMail(transaction, { kind: 'threshold', to, language: 'pl' }, email)
    })
  },
}
