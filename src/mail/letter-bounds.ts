import type { MailKind } from './mail-kinds.ts'

/** So many letters to one recipient, counted from the first of them. */
export interface Bound {
  letters: number
  per: 'hour' | 'day'
}

/** Letters that are counted together, and how many of them one recipient gets. */
interface StrangersLetter {
  causedBy: 'stranger'
  countedAs: string
  bounds: Bound[]
}

interface OtherLetter {
  causedBy:
    | 'payment'
    /** Somebody who works here pressed a button, or an operator typed a command. */
    | 'staff'
    /** Acknowledges what changes something, which the law wants without an exception. */
    | 'law'
}

const aDay = (letters: number): Bound => ({ letters, per: 'day' })
const stranger = (countedAs: string, ...bounds: Bound[]): StrangersLetter => ({
  causedBy: 'stranger',
  countedAs,
  bounds,
})

/** An order can name anybody's address, and whoever placed it need not pay. */
const unpaidOrder = stranger('unpaid-orders', aDay(3))
/** An account can be made with anybody's address, changed and deleted. */
const account = stranger('account', aDay(5))
/** The office finds all of it in the panel too. */
const toOffice = (countedAs: MailKind) => stranger(countedAs, aDay(100))

/**
 * Who can cause each kind of letter, and how many of it one recipient gets when that is somebody of whom nobody has shown that the recipient
 * asked for it. Whatever is beyond isn't sent, and the list of mails says so: see `sendMail`.
 */
export const letterCauses: Record<MailKind, StrangersLetter | OtherLetter> = {
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
  'order-link': stranger('order-link', aDay(3)),
  'order-paid': { causedBy: 'payment' },
  'order-proforma': unpaidOrder,
  'order-refund-failed': { causedBy: 'payment' },
  'order-refunded': { causedBy: 'payment' },
  'order-shipped': { causedBy: 'payment' },
  'password-changed': account,
  // Who floods it must not keep its owner out for a day: each of the letters leads in for an hour.
  'password-recovery': stranger('password-recovery', { letters: 5, per: 'hour' }, aDay(30)),
  'payment-being-checked': { causedBy: 'payment' },
  'payment-failed': unpaidOrder,
  'payment-reminder': unpaidOrder,
  'payment-reminder-test': { causedBy: 'staff' },
  'payment-summary': unpaidOrder,
  stock: toOffice('stock'),
  'stock-held': toOffice('stock-held'),
  test: { causedBy: 'staff' },
  welcome: stranger('welcome', aDay(3)),
  withdrawal: { causedBy: 'law' },
  'withdrawal-office': toOffice('withdrawal-office'),
  // There is no contract before the payment: it is one more letter about an order that costs nothing.
  'withdrawal-unpaid': unpaidOrder,
  'withdrawal-without-effect': stranger('withdrawal-without-effect', aDay(3)),
}

/** How letters of this kind are bounded, if they are. */
export function strangersLetter(kind: string): StrangersLetter | undefined {
  const cause = Object.hasOwn(letterCauses, kind) ? letterCauses[kind as MailKind] : undefined
  return cause?.causedBy === 'stranger' ? cause : undefined
}
