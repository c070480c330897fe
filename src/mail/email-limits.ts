import type { MailKind } from './mail-kinds.ts'

/** So many letters to one recipient, counted from the first of them. */
export interface EmailLimit {
  emails: number
  per: 'hour' | 'day'
}

/** Letters that are counted together, and how many of them one recipient gets. */
interface LimitedEmail {
  causedBy: 'stranger'
  countedAs: string
  bounds: EmailLimit[]
}

interface UnlimitedEmail {
  causedBy:
    | 'payment'
    /** Somebody who works here pressed a button, or an operator typed a command. */
    | 'staff'
    /** Acknowledges what changes something, which the law wants without an exception. */
    | 'law'
}

const aDay = (emails: number): EmailLimit => ({ emails, per: 'day' })
const limited = (countedAs: string, ...bounds: EmailLimit[]): LimitedEmail => ({
  causedBy: 'stranger',
  countedAs,
  bounds,
})

/** An order can name anybody's address, and whoever placed it need not pay. */
const unpaidOrder = limited('unpaid-orders', aDay(3))
/** An account can be made with anybody's address, changed and deleted. */
const account = limited('account', aDay(5))
/** The office finds all of it in the panel too. */
const toOffice = (countedAs: MailKind) => limited(countedAs, aDay(100))

/**
 * Who can cause each kind of letter, and how many of it one recipient gets when that is somebody of whom nobody has shown that the recipient
 * asked for it. Whatever is beyond isn't sent, and the list of mails says so: see `sendMail`.
 */
export const emailCauses: Record<MailKind, LimitedEmail | UnlimitedEmail> = {
  'account-created': account,
  'account-deleted': account,
  application: toOffice('application'),
  contact: toOffice('contact'),
  'marketing-test': { causedBy: 'staff' },
  materials: { causedBy: 'staff' },
  'order-attention': { causedBy: 'payment' },
  'order-cancelled': { causedBy: 'staff' },
  'order-confirmed': { causedBy: 'payment' },
  'order-delivered': { causedBy: 'payment' },
  'order-lapsed': unpaidOrder,
  // However many ask for it, and from wherever.
  'order-link': limited('order-link', aDay(3)),
  'order-paid': { causedBy: 'payment' },
  'order-proforma': unpaidOrder,
  'order-refund-failed': { causedBy: 'payment' },
  'order-refunded': { causedBy: 'payment' },
  'order-shipped': { causedBy: 'payment' },
  'password-changed': account,
  // Who floods it must not keep its owner out for a day: each of the letters leads in for an hour.
  'password-recovery': limited('password-recovery', { emails: 5, per: 'hour' }, aDay(30)),
  'payment-being-checked': { causedBy: 'payment' },
  'payment-failed': unpaidOrder,
  'payment-reminder': unpaidOrder,
  'payment-reminder-test': { causedBy: 'staff' },
  'payment-summary': unpaidOrder,
  stock: toOffice('stock'),
  'stock-held': toOffice('stock-held'),
  test: { causedBy: 'staff' },
  welcome: limited('welcome', aDay(3)),
  withdrawal: { causedBy: 'law' },
  'withdrawal-office': toOffice('withdrawal-office'),
  // There is no contract before the payment: it is one more letter about an order that costs nothing.
  'withdrawal-unpaid': unpaidOrder,
  'withdrawal-without-effect': limited('withdrawal-without-effect', aDay(3)),
}

/** How letters of this kind are bounded, if they are. */
export function limitedEmail(kind: string): LimitedEmail | undefined {
  const cause = Object.hasOwn(emailCauses, kind) ? emailCauses[kind as MailKind] : undefined
  return cause?.causedBy === 'stranger' ? cause : undefined
}
