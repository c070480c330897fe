import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { money } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { mailReminderToOffice } from './order-mails.server.ts'
import { sampleOrder } from './sample-order.ts'

/** Shows the office how a reminder looks. */
export function sendTestReminder(database: Database, by: Acting): Promise<void> {
  return database.transaction(async (transaction) => {
    const name = await mailReminderToOffice(transaction, sampleOrder(money(4580)))
    await recordAudit(transaction, by, { action: 'sent', subject: 'mail', name })
  })
}
