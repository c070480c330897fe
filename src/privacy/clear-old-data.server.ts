import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { accessEntries } from '../audit/access-entries.table.ts'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { contactMessages } from '../contact/contact-messages.table.ts'
import { clearOldStockWaits } from '../catalog/waiting/personal-data.server.ts'
import { stockWaits } from '../catalog/waiting/stock-waits.table.ts'
import { clearAccessAddresses, clearOldAccess, clearOldEntries } from '../audit/personal-data.server.ts'
import { clearOldMessages } from '../contact/personal-data.server.ts'
import { accountMails } from '../customers/account.mail.tsx'
import { mailKinds, type MailKind } from '../mail/mail-kinds.ts'
import { invoices } from '../sales/invoices/invoices.table.ts'
import { clearOldInvoices } from '../sales/invoices/personal-data.server.ts'
import { mails } from '../mail/mails.table.ts'
import { clearMails, clearMailsExcept } from '../mail/personal-data.server.ts'
import { campaignRecipients } from '../marketing/campaigns/campaigns.table.ts'
import { marketingContacts } from '../marketing/contacts/marketing-contacts.table.ts'
import { unsubscribeLinks } from '../mail/unsubscribe/unsubscribe-links.table.ts'
import {
  clearContactsWhoLeft,
  clearInactiveContacts,
  clearOldLinks,
  clearOldRecipients,
} from '../marketing/personal-data.server.ts'
import { newsletterSubscriptions } from '../marketing/newsletter/newsletter-subscriptions.table.ts'
import { clearReadersWhoLeft, clearUnconfirmed } from '../marketing/newsletter/personal-data.server.ts'
import { members } from '../membership/members.table.ts'
import { clearHiddenApplications, clearWaitingApplications } from '../membership/personal-data.server.ts'
import {
  clearOrderContacts,
  clearPaidOrders,
  clearUnpaidOrders,
} from '../sales/order-management/personal-data.server.ts'
import { orderLinks, orders } from '../sales/orders/orders.table.ts'
import { clearOldOrderLinks } from '../sales/orders/order-links.server.ts'
import type { Job } from '../server/jobs/jobs.ts'
import { withdrawals } from '../sales/withdrawal/withdrawals.table.ts'
import { clearOldReviews } from '../sales/reviews/personal-data.server.ts'
import { reviews } from '../sales/reviews/reviews.table.ts'
import { clearOldStatementLines } from '../sales/statements/personal-data.server.ts'
import { statementLines } from '../sales/statements/statement-lines.table.ts'
import { clearOldWithdrawals } from '../sales/withdrawal/personal-data.server.ts'
import type { Clear } from '../personal-data/personal-data.ts'
import { mayClear, type Cleared } from './ask-before-clearing.server.ts'
import { clearOldRequests } from './personal-data.server.ts'
import { privacyRequests } from './privacy-requests.table.ts'
import { retentionOf, type Retained, type Retention } from '../personal-data/retention.ts'

const lettersToAccounts = [
  ...accountMails,
  'account-deleted' satisfies MailKind,
  ...Object.keys(mailKinds).filter((kind) => kind.startsWith('administrator-')),
]
/** Emails about orders and withdrawals, to customers and to the office. */
const lettersAboutOrders = Object.keys(mailKinds).filter((kind) => /^(order|payment|withdrawal)\b/.test(kind))

/** Everything that is deleted after its retention period, by room. */
export const clearings = {
  contactMessages: clearOldMessages,
  accountMails: clearMails(lettersToAccounts),
  orderMails: clearMails(lettersAboutOrders),
  otherMails: clearMailsExcept([...lettersToAccounts, ...lettersAboutOrders]),
  unpaidOrders: clearUnpaidOrders,
  orderLinks: clearOldOrderLinks,
  orderContacts: clearOrderContacts,
  // Deleted before the orders they belong to.
  invoices: clearOldInvoices,
  paidOrders: clearPaidOrders,
  withdrawals: clearOldWithdrawals,
  statementLines: clearOldStatementLines,
  waitingApplications: clearWaitingApplications,
  hiddenApplications: clearHiddenApplications,
  contactsWhoLeft: clearContactsWhoLeft,
  inactiveContacts: clearInactiveContacts,
  campaignRecipients: clearOldRecipients,
  unsubscribeLinks: clearOldLinks,
  stockWaits: clearOldStockWaits,
  unconfirmedNewsletter: clearUnconfirmed,
  newsletterReadersWhoLeft: clearReadersWhoLeft,
  reviews: clearOldReviews,
  auditEntries: clearOldEntries,
  accessAddresses: clearAccessAddresses,
  accessEntries: clearOldAccess,
  privacyRequests: clearOldRequests,
} satisfies Partial<Record<Retained, Clear>>

/** Where each kind lies, to see how much of it a night takes. */
const tableOf: Record<keyof typeof clearings, PgTable> = {
  contactMessages,
  accountMails: mails,
  orderMails: mails,
  otherMails: mails,
  unpaidOrders: orders,
  orderLinks,
  orderContacts: orders,
  invoices,
  paidOrders: orders,
  withdrawals,
  statementLines,
  waitingApplications: members,
  hiddenApplications: members,
  contactsWhoLeft: marketingContacts,
  inactiveContacts: marketingContacts,
  campaignRecipients,
  unsubscribeLinks,
  stockWaits,
  unconfirmedNewsletter: newsletterSubscriptions,
  newsletterReadersWhoLeft: newsletterSubscriptions,
  reviews,
  auditEntries,
  accessAddresses: accessEntries,
  accessEntries,
  privacyRequests,
}
/** All recipients of a campaign go in the same night. */
const shareOf: Partial<Record<keyof typeof clearings, number>> = { campaignRecipients: 0.25 }

const asked = Object.fromEntries(
  Object.entries(clearings).map(([name, clear]): [string, Cleared] => {
    const what = name as keyof typeof clearings
    const share = shareOf[what]
    const now: Cleared['clear'] = (transaction, max) => clear(transaction, endOf(retentionOf[what]), max)
    return [what, { table: tableOf[what], clear: now, ...(share && { share }) }]
  }),
)

/** The batch size of one transaction, so that locks are short. */
const batch = 200

/**
 * Deletes, every night, what has passed its retention period. A failure of one kind doesn't stop the others; the job
 * then fails and is retried. Where that would be unusually much, it asks first.
 */
export const clearOldData: Job<{ answered?: number }> = {
  name: 'clear-old-data',
  schedule: '0 4 * * *',
  retries: { max: 5, firstPauseSeconds: 60, longestPauseSeconds: 3_600 },
  async perform({ database, log }, { answered }, signal) {
    if (!(await mayClear(database, asked, answered))) {
      log.warn('nothing is cleared away until somebody has answered in the panel')
      return
    }
    const failed: string[] = []
    for (const [what, clear] of Object.entries(clearings) as [keyof typeof clearings, Clear][]) {
      let cleared = 0
      try {
        for (let found = batch; found === batch; cleared += found) {
          signal.throwIfAborted()
          found = await database.transaction((transaction) => clear(transaction, endOf(retentionOf[what]), batch))
        }
      } catch (error) {
        signal.throwIfAborted()
        log.error({ what, err: error }, 'what was kept long enough could not be cleared away')
        failed.push(what)
      }
      if (cleared > 0) log.info({ what, cleared }, 'what was kept long enough was cleared away')
    }
    if (failed.length > 0) throw new Error(`could not be cleared away: ${failed.join(', ')}`)
  },
}

/** What is older than this has been kept long enough. Years of taxes end when they do on Polish calendars. */
export function endOf({ days = 0, years = 0, from }: Retention): SQL {
  const ago = sql`make_interval(years => ${years}::integer, days => ${days}::integer)`
  return from.startsWith('endOfYear')
    ? sql`(date_trunc('year', now() at time zone 'Europe/Warsaw') - ${ago}) at time zone 'Europe/Warsaw'`
    : sql`(now() - ${ago})`
}
