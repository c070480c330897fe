import { sql, type SQL } from 'drizzle-orm'
import type { MailKind } from './mail-kinds.ts'
import type { Database } from '../server/database/database.ts'
import { countWithin, hasToWait, upTo } from '../server/http/throttle.ts'

/** The maximum number of emails to one recipient, counted from the first of them. */
interface EmailLimit {
  emails: number
  per: 'hour' | 'day'
}

/** Emails that share a counter, and their limits per recipient. */
interface LimitedEmail {
  causedBy: 'stranger'
  countedAs: string
  bounds: EmailLimit[]
}

interface UnlimitedEmail {
  causedBy:
    | 'payment'
    /** A member of staff pressed a button, or an operator ran a command. */
    | 'staff'
    /** A confirmation that the law requires in every case. */
    | 'law'
    /** The time of day, to those who run the shop. */
    | 'schedule'
}

const aDay = (emails: number): EmailLimit => ({ emails, per: 'day' })
const limited = (countedAs: string, ...bounds: EmailLimit[]): LimitedEmail => ({
  causedBy: 'stranger',
  countedAs,
  bounds,
})

/** Anybody can order with somebody else's address, without paying. */
const unpaidOrder = limited('unpaid-orders', aDay(3))
/** Anybody can create, change and delete an account with somebody else's address. */
const account = limited('account', aDay(5))
/** The office finds all of it in the panel too. */
const toOffice = (countedAs: MailKind) => limited(countedAs, aDay(100))

/**
 * Who can trigger each kind of email. If an unverified person can, it has a limit per recipient. Emails above the limit
 * are not sent and are listed as withheld: see `sendMail`.
 */
export const emailCauses: Record<MailKind, LimitedEmail | UnlimitedEmail> = {
  'account-created': account,
  'account-deleted': account,
  'administrator-email': { causedBy: 'staff' },
  'administrator-invitation': { causedBy: 'staff' },
  // Whoever knows the password can cause it, and then it has to arrive.
  'administrator-new-device': { causedBy: 'staff' },
  'administrator-password': { causedBy: 'staff' },
  'administrator-recovery': limited('administrator-recovery', { emails: 5, per: 'hour' }, aDay(30)),
  // Whoever is signed in can cause it, and then it has to arrive.
  'administrator-security': { causedBy: 'staff' },
  application: toOffice('application'),
  // Anybody can ask for it with somebody else’s address.
  'back-in-stock': limited('back-in-stock', aDay(5)),
  contact: toOffice('contact'),
  'email-proof': account,
  'marketing-test': { causedBy: 'staff' },
  'invoice-corrected': { causedBy: 'staff' },
  materials: { causedBy: 'staff' },
  // Anybody can ask for it with somebody else’s address.
  'newsletter-link': limited('newsletter-link', aDay(3)),
  'newsletter-welcome': limited('newsletter-welcome', aDay(3)),
  'order-attention': { causedBy: 'payment' },
  'order-cancelled': { causedBy: 'staff' },
  'order-changed': { causedBy: 'staff' },
  'order-confirmed': { causedBy: 'payment' },
  'order-delivered': { causedBy: 'payment' },
  'order-invoice': { causedBy: 'payment' },
  'order-lapsed': unpaidOrder,
  // Whatever the number and origin of the requests.
  'order-link': limited('order-link', aDay(3)),
  'order-made': { causedBy: 'staff' },
  'order-paid': { causedBy: 'payment' },
  'order-proforma': unpaidOrder,
  'order-refund-failed': { causedBy: 'payment' },
  'order-refunded': { causedBy: 'payment' },
  'order-transfer': unpaidOrder,
  'order-shipped': { causedBy: 'payment' },
  'password-changed': account,
  // Flooding must not lock the owner out for a day: each email opens the account for an hour.
  'password-recovery': limited('password-recovery', { emails: 5, per: 'hour' }, aDay(30)),
  'payment-being-checked': { causedBy: 'payment' },
  'payment-failed': unpaidOrder,
  'payment-reminder': unpaidOrder,
  'payment-reminder-test': { causedBy: 'staff' },
  'payment-summary': unpaidOrder,
  // Whoever got the goods must hear of it.
  recall: { causedBy: 'law' },
  'review-refused': { causedBy: 'staff' },
  // Once for an order that was paid and sent.
  'review-request': { causedBy: 'schedule' },
  'surcharge-paid': { causedBy: 'payment' },
  'shop-status': { causedBy: 'schedule' },
  threshold: { causedBy: 'schedule' },
  stock: toOffice('stock'),
  'stock-held': toOffice('stock-held'),
  test: { causedBy: 'staff' },
  welcome: limited('welcome', aDay(3)),
  withdrawal: { causedBy: 'law' },
  'withdrawal-office': toOffice('withdrawal-office'),
  // Before the payment there is no contract, so this is one more email about an order that costs nothing.
  'withdrawal-unpaid': unpaidOrder,
  'withdrawal-without-effect': limited('withdrawal-without-effect', aDay(3)),
}

/** The limits of this kind of email, if it has any. */
export function limitedEmail(kind: string): LimitedEmail | undefined {
  const cause = Object.hasOwn(emailCauses, kind) ? emailCauses[kind as MailKind] : undefined
  return cause?.causedBy === 'stranger' ? cause : undefined
}

interface Addressed {
  kind: string
  /** Null: the office. */
  recipient: string | null
}

const seconds = { hour: 3_600, day: 86_400 } satisfies Record<EmailLimit['per'], number>

/** The prefix of the counter keys. */
const beginning = 'letters'
const countOf = (countedAs: string, { per }: EmailLimit, recipient: string | null) =>
  `${beginning} ${countedAs} ${per} ${recipient?.toLowerCase() ?? 'office'}`

/** Counts an email and returns whether it may be sent to its recipient. */
export async function countEmail(database: Database, { kind, recipient }: Addressed): Promise<boolean> {
  const { countedAs = '', bounds = [] } = limitedEmail(kind) ?? {}
  for (const bound of bounds) {
    const limit = upTo(bound.emails, seconds[bound.per])
    if (!(await countWithin(database, limit, countOf(countedAs, bound, recipient)))) return false
  }
  return true
}

/** Whether an email of this kind would be sent to this recipient now. */
export async function isWithinEmailLimits(database: Database, kind: MailKind, recipient: string): Promise<boolean> {
  const { countedAs = '', bounds = [] } = limitedEmail(kind) ?? {}
  for (const bound of bounds) if (await hasToWait(database, countOf(countedAs, bound, recipient))) return false
  return true
}

/** The counters of all emails to an address, of any kind. */
export const areEmailCountsOf = (address: string): SQL =>
  sql`(starts_with(subject, ${`${beginning} `}) and split_part(subject, ' ', 4) = ${address.toLowerCase()})`
