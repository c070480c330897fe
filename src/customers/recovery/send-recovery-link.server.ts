import { sql } from 'drizzle-orm'
import { queueMail } from '../../mail/queue-mail.server.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { recoveryEmail } from '../account.mail.tsx'
import { findCustomer } from '../find-customer.server.ts'
import { passwordRecoveries } from '../customers.table.ts'

/**
 * Sends a password reset link if the address belongs to an account. It runs as a job, so that the response time reveals
 * nothing. Running it twice sends one link.
 */
export const sendRecoveryLink: Job<{ request: string; email: string }> = {
  name: 'send-recovery-link',
  retries: { max: 20, firstPauseSeconds: 5, longestPauseSeconds: 300 },
  // With one at a time there is a pause after each, and who asks for many would hold up the others.
  atOnce: 3,

  async perform({ database }, { request, email }) {
    await database.transaction(async (transaction) => {
      const customer = await findCustomer(transaction, email, 'hold')
      if (!customer) return
      const [link] = await transaction
        .insert(passwordRecoveries)
        .values({
          id: request,
          customerId: customer.id,
          expiresAt: sql`now() + interval '1 hour'`,
        })
        .onConflictDoNothing({ target: passwordRecoveries.id })
        .returning({ id: passwordRecoveries.id })
      if (!link) return
      const { language } = customer
      const links = [{ kind: 'recovery' as const, reference: request }]
      const envelope = { kind: 'password-recovery' as const, to: { address: customer.email }, language, links }
      await queueMail(transaction, envelope, recoveryEmail(language))
    })
  },
}
