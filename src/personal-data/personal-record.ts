import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { panelEmail, requiredText } from '../schemas/panel-fields.ts'

/** The kinds of records that the shop may store about a person, in the order in which they are shown. */
export const recordNames = [
  'account',
  'orders',
  'withdrawals',
  'invoices',
  'transfers',
  'messages',
  'reviews',
  'notes',
  'applications',
  'newsletter',
  'subscriptions',
  'stock_waits',
  'mails',
  'attempts',
  'suppression',
  'audit',
  'requests',
] as const
export type RecordName = (typeof recordNames)[number]

/** What happens to a record when its person is erased. */
export const fates = ['deleted', 'anonymised', 'kept'] as const
export type Fate = (typeof fates)[number]

/** Why a record stays, in full or in part, or what to consider before deleting it. */
const reasons = [
  /** The goods are being packed or shipped. */
  'order_under_way',
  /** It is unpaid, but can still be paid. */
  'order_payable',
  /** A payment, refund or question about one is open, or a cancelled order has not been refunded. */
  'money_open',
  /** It was delivered recently, so it may be returned. */
  'order_returnable',
  /** Its amounts and lines stay for the tax records. */
  'tax_records',
  /** Who bought without an invoice stays in the accountant's records, for the exemption from the cash register. */
  'sale_evidence',
  /** The buyer's data is on an invoice. */
  'invoiced',
  /** An issued document is never changed, and kept as long as tax law requires. */
  'issued',
  /** Claims can still be made, and the buyer could no longer be identified. */
  'claims_possible',
  /** The order was placed from another person's account, with this address. */
  'of_other_account',
  /** The order was placed from this person's account, with another address. */
  'other_address',
  /** It is about an order that stays. */
  'of_kept_order',
  /** It is a withdrawal from a contract that isn't settled yet. */
  'withdrawal_open',
  /** Only a hash, so that nobody gets emails again by mistake. */
  'suppressed',
  /** Proof that a request was answered. */
  'proof_of_answer',
] as const
export type Reason = (typeof reasons)[number]

const personalItem = z.object({
  id: z.string(),
  /** The title, such as an order number. */
  title: z.string(),
  at: z.nullable(z.string()),
  /** Its address in the panel, if it has one. */
  place: z.nullable(z.record(z.string(), z.string())),
  fate: z.enum(fates),
  why: z.array(z.enum(reasons)),
  /** Until when it stays unchanged, if known. */
  until: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
})
export type PersonalItem = z.infer<typeof personalItem>

const personalSection = z.object({ name: z.enum(recordNames), items: z.array(personalItem) })

/** Everything the shop stores about an email address. */
export const person = z.object({
  email: z.string(),
  /** Identifies what was shown; an erasure sends it back. */
  fingerprint: z.string(),
  sections: z.array(personalSection),
})
export type Person = z.infer<typeof person>

/** An email address or an order number. It is sent in a body, because URLs are logged. */
export const personSearch = z.object({ search: requiredText('Wpisz adres e-mail albo numer zamówienia', 254) })

export const exportRequest = z.object({ email: panelEmail })

/** If the data changed since the fingerprint was shown, it is shown again first. */
export const erasureRequest = z.object({ email: panelEmail, fingerprint: z.string('Sprawdź najpierw, co zniknie') })

export const notAPerson = failure('not_a_person', 'rule', 'search')
export const orderOfNobody = failure('order_of_nobody', 'gone', 'search')
/** The order still has a name, but only a hash of the address. */
export const orderAddressCleared = failure('order_address_cleared', 'rule', 'search')
export const personChangedMeanwhile = failure('person_changed_meanwhile', 'conflict')

/** The number of records of each kind by fate, kept as the record of an erasure. */
export function countFates(sections: Person['sections']): Record<string, Partial<Record<Fate, number>>> {
  const counted = sections.map(({ name, items }) => {
    const fatesMet = fates.map((fate) => [fate, items.filter((item) => item.fate === fate).length] as const)
    return [name, Object.fromEntries(fatesMet.filter(([, count]) => count > 0))] as const
  })
  return Object.fromEntries(counted.filter(([, of]) => Object.keys(of).length > 0))
}
