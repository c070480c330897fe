import { auditTraces } from '../audit/personal-data.server.ts'
import { personalStockWaits } from '../catalog/waiting/personal-data.server.ts'
import { personalMessages } from '../contact/personal-data.server.ts'
import { personalAccount, personalAttempts } from '../customers/personal-data.server.ts'
import {
  personalInvoices,
  numbersOf,
  personalOrders,
  personalWithdrawals,
} from '../sales/order-management/personal-data.server.ts'
import { mails } from '../mail/mails.table.ts'
import { personalMails } from '../mail/personal-data.server.ts'
import { personalNewsletter, personalSuppression } from '../marketing/personal-data.server.ts'
import { personalSubscriptions } from '../marketing/newsletter/personal-data.server.ts'
import { personalApplications } from '../membership/personal-data.server.ts'
import { isAbout } from '../sales/order-management/anonymise-order.server.ts'
import { declaresStill } from '../sales/withdrawal/open-withdrawals.server.ts'
import { personalReviews } from '../sales/reviews/personal-data.server.ts'
import { personalTransfers } from '../sales/statements/personal-data.server.ts'
import type { PersonalRecord } from '../personal-data/personal-data.ts'
import { personalNotes } from '../people/personal-data.server.ts'
import { personalRequests } from './personal-data.server.ts'
import type { RecordName } from '../personal-data/personal-record.ts'

/**
 * Every room that stores personal data, in the order of erasure: withdrawals and reviews while their orders are known; orders
 * before the account, because placing an order locks the customer; suppressions before contacts; emails last, while it
 * is known which orders stay.
 */
const rooms: Record<RecordName, PersonalRecord> = {
  invoices: personalInvoices,
  withdrawals: personalWithdrawals,
  transfers: personalTransfers,
  notes: personalNotes,
  reviews: personalReviews,
  orders: personalOrders,
  suppression: personalSuppression,
  applications: personalApplications,
  newsletter: personalNewsletter,
  subscriptions: personalSubscriptions,
  messages: personalMessages,
  stock_waits: personalStockWaits,
  mails: personalMails(async (database, email) => {
    const theirs = await numbersOf(database, email)
    const numbers = theirs.map(({ number }) => number)
    const isWithdrawing = await declaresStill(database, email)
    return { areAboutOrders: isAbout(mails.subject, numbers), orders: theirs, isWithdrawing }
  }),
  account: personalAccount,
  attempts: personalAttempts,
  audit: auditTraces,
  requests: personalRequests,
}
export const personalRecords = Object.values(rooms)

/** What the room of this name holds. */
export const personalRecordOf = (name: RecordName): PersonalRecord => rooms[name]
