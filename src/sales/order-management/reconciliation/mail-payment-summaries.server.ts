import { and, desc, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import type { MailKind } from '../../../mail/mail-kinds.ts'
import { isWithinEmailLimits } from '../../../mail/email-limits.server.ts'
import { withheldByLimit, includedInSummary } from '../../../mail/mail.ts'
import { mails } from '../../../mail/mails.table.ts'
import { ago } from '../../../server/database/ago.ts'
import type { Database } from '../../../server/database/database.ts'
import { isSameEmail } from '../../../server/database/same-email.ts'
import { mailSummary } from '../emails/order-mails.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { isPayable } from '../../orders/unpaid.server.ts'

/** The batch size: the next run continues. */
const max = 200

const kind = 'payment-summary'
/** Emails about an order that can still be paid. */
const aboutUnpaid: MailKind[] = ['payment-failed', 'payment-reminder', 'order-proforma', kind]

const isWithheld = and(
  eq(mails.state, 'withheld'),
  eq(mails.reason, withheldByLimit),
  inArray(mails.kind, aboutUnpaid),
  gt(mails.createdAt, ago('4 days')),
)

/**
 * Sends one summary to customers who were not told about all their unpaid orders because of the daily limit. It goes
 * out as soon as the limit allows.
 */
export async function mailPaymentSummaries(database: Database): Promise<void> {
  const stillUnpaid = database
    .select({ one: sql`1` })
    .from(orders)
    .where(and(isPayable, isSameEmail(orders.email, sql`${mails.recipient}`)))
  const waiting = await database
    .selectDistinct({ address: sql<string>`lower(${mails.recipient})` })
    .from(mails)
    .where(and(isWithheld, exists(stillUnpaid)))
    .limit(max)
  for (const { address } of waiting) {
    if (!(await isWithinEmailLimits(database, kind, address))) continue
    await database.transaction(async (transaction) => {
      const { rowCount } = await transaction
        .update(mails)
        .set({ reason: includedInSummary })
        .where(and(isWithheld, isSameEmail(mails.recipient, address)))
      const unpaid = await transaction
        .select({ id: orders.id })
        .from(orders)
        .where(and(isPayable, isSameEmail(orders.email, address)))
        .orderBy(desc(orders.createdAt), desc(orders.id))
      if (rowCount && unpaid.length > 0)
        await mailSummary(
          transaction,
          unpaid.map(({ id }) => id),
        )
    })
  }
}
