import { sql, type SQL } from 'drizzle-orm'
import { clearOldEntries } from '../admin/clear-old-entries.server.ts'
import { clearOldMessages } from '../contact/clear-old-messages.server.ts'
import { clearAccountMails, clearOrderMails, clearOtherMails } from '../mail/clear-old-mails.server.ts'
import {
  clearContactsWhoLeft,
  clearInactiveContacts,
  clearOldRecipients,
} from '../marketing/clear-old-contacts.server.ts'
import { clearHiddenApplications, clearWaitingApplications } from '../membership/clear-old-applications.server.ts'
import { clearOrderContacts, clearPaidOrders, clearUnpaidOrders } from '../orders/clear-old-orders.server.ts'
import type { Job } from '../server/jobs.ts'
import { clearOldWithdrawals } from '../withdrawal/clear-old-withdrawals.server.ts'
import { clearOldRequests } from './clear-old-requests.server.ts'
import type { Clear } from './clearing.ts'
import { retentionOf, type Retained, type Retention } from './retention.ts'

/** What is cleared away when its time is over, each by its own room. */
export const clearings = {
  contactMessages: clearOldMessages,
  accountMails: clearAccountMails,
  orderMails: clearOrderMails,
  otherMails: clearOtherMails,
  unpaidOrders: clearUnpaidOrders,
  orderContacts: clearOrderContacts,
  paidOrders: clearPaidOrders,
  withdrawals: clearOldWithdrawals,
  waitingApplications: clearWaitingApplications,
  hiddenApplications: clearHiddenApplications,
  contactsWhoLeft: clearContactsWhoLeft,
  inactiveContacts: clearInactiveContacts,
  campaignRecipients: clearOldRecipients,
  auditEntries: clearOldEntries,
  privacyRequests: clearOldRequests,
} satisfies Partial<Record<Retained, Clear>>

/** So many in one transaction: nobody waits long for what it holds. */
const batch = 200

/** Each night, what has been kept as long as it may is cleared away. A copy that ends in the middle leaves the rest to the next try. */
export const clearOldData: Job = {
  name: 'clear-old-data',
  schedule: '0 4 * * *',
  retries: { most: 5, firstPauseSeconds: 60, longestPauseSeconds: 3_600 },
  async perform({ database, log }, _, signal) {
    for (const [what, clear] of Object.entries(clearings) as [keyof typeof clearings, Clear][]) {
      let cleared = 0
      for (let found = batch; found === batch && !signal.aborted; cleared += found)
        found = await database.transaction((transaction) => clear(transaction, endOf(retentionOf[what]), batch))
      if (cleared > 0) log.info({ what, cleared }, 'what was kept long enough was cleared away')
    }
  },
}

/** What is older than this has been kept long enough. Years of taxes end when they do on Polish calendars. */
export function endOf({ days = 0, years = 0, from }: Retention): SQL {
  const ago = sql`make_interval(years => ${years}::integer, days => ${days}::integer)`
  return from === 'endOfYearPaid'
    ? sql`(date_trunc('year', now() at time zone 'Europe/Warsaw') - ${ago}) at time zone 'Europe/Warsaw'`
    : sql`(now() - ${ago})`
}
