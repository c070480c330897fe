import { auditTraces } from '../admin/audit-traces.server.ts'
import { personalMessages } from '../contact/personal-messages.server.ts'
import { personalAccount } from '../customers/personal-account.server.ts'
import { personalAttempts } from '../customers/personal-attempts.server.ts'
import { personalMails } from '../mail/personal-mails.server.ts'
import { personalSuppression } from '../mail/personal-suppression.server.ts'
import { personalNewsletter } from '../marketing/personal-newsletter.server.ts'
import { personalInvoices } from '../invoices/personal-invoices.server.ts'
import { personalApplications } from '../membership/personal-applications.server.ts'
import { personalOrders } from '../orders/personal-orders.server.ts'
import type { Database } from '../server/database.ts'
import type { PersonalItem, RecordName } from './personal-record.ts'
import { personalWithdrawals } from '../withdrawal/personal-withdrawals.server.ts'
import { personalRequests } from './personal-requests.server.ts'

/** A file that belongs to what a room holds of a person. */
interface PersonalFile {
  name: string
  content: Uint8Array
}

/** What one room holds of whoever has an e-mail address, and how it forgets them. */
export interface PersonalRecord {
  name: RecordName
  read(database: Database, email: string): Promise<PersonalItem[]>
  /** Does to these items what `read` has said of each. What was written since stays. */
  erase(transaction: Database, email: string, items: PersonalItem[]): Promise<void>
  /** Keeps as it is what others may be changing, before it is decided about. */
  hold?(transaction: Database, email: string): Promise<unknown>
  files?(database: Database, email: string): Promise<PersonalFile[]>
}

/**
 * Every room that holds something of people. They forget in this turn: withdrawals while their orders are known; orders before the account,
 * as whoever orders holds them; that an address was on the mailing list before it leaves that; and letters while it is known which orders
 * stay.
 */
const rooms: Record<RecordName, PersonalRecord> = {
  invoices: personalInvoices,
  withdrawals: personalWithdrawals,
  orders: personalOrders,
  suppression: personalSuppression,
  applications: personalApplications,
  newsletter: personalNewsletter,
  messages: personalMessages,
  mails: personalMails,
  account: personalAccount,
  attempts: personalAttempts,
  audit: auditTraces,
  requests: personalRequests,
}
export const personalRecords = Object.values(rooms)

/** What the room of this name holds. */
export const personalRecordOf = (name: RecordName): PersonalRecord => rooms[name]
