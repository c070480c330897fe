import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { panelEmail, requiredText } from '../schemas/panel-fields.ts'

/** What the shop may hold of a person, in the order in which it is shown. */
export const recordNames = [
  'account',
  'orders',
  'withdrawals',
  'invoices',
  'messages',
  'applications',
  'newsletter',
  'mails',
  'attempts',
  'suppression',
  'audit',
  'requests',
] as const
export type RecordName = (typeof recordNames)[number]

/** What becomes of something when its person is erased. */
export const fates = ['deleted', 'anonymised', 'kept'] as const
export type Fate = (typeof fates)[number]

/** Why something stays, or stays in part, or what to think of before it goes. */
const reasons = [
  /** The goods are being packed, or are on their way. */
  'order_under_way',
  /** It isn't paid yet, and still may be. */
  'order_payable',
  /** A payment, a refund or a question about one is open, or a cancelled order's money hasn't gone back. */
  'money_open',
  /** It came so lately that it may be sent back. */
  'order_returnable',
  /** Its amounts and lines stay for the tax records. */
  'tax_records',
  /** The buyer's data stand on an invoice. */
  'invoiced',
  /** An issued document is never changed, and kept as long as tax law wants it. */
  'issued',
  /** Claims can still be made, and nobody will know by whom the order was. */
  'claims_possible',
  /** Somebody else made the order with an account of theirs, and gave this address. */
  'of_other_account',
  /** The order was made with this person's account, and bears another address. */
  'other_address',
  /** It is about an order that stays. */
  'of_kept_order',
  /** Somebody withdrew from a contract by it, and it isn't settled yet. */
  'withdrawal_open',
  /** A hash alone, so that nobody is written to again by mistake. */
  'suppressed',
  /** Shows that a request was answered. */
  'proof_of_answer',
] as const
export type Reason = (typeof reasons)[number]

const personalItem = z.object({
  id: z.string(),
  /** What it is called, such as an order's number. */
  title: z.string(),
  at: z.nullable(z.string()),
  /** Where in the panel it is, if it has a place there. */
  place: z.nullable(z.record(z.string(), z.string())),
  fate: z.enum(fates),
  why: z.array(z.enum(reasons)),
  /** Until when it stays as it is, where that is known. */
  until: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
})
export type PersonalItem = z.infer<typeof personalItem>

const personalSection = z.object({ name: z.enum(recordNames), items: z.array(personalItem) })

/** All that the shop holds of whoever has this address. */
export const person = z.object({
  email: z.string(),
  /** Of what was shown: who erases says by it what they have read. */
  fingerprint: z.string(),
  sections: z.array(personalSection),
})
export type Person = z.infer<typeof person>

/** Who is looked for: an e-mail address, or the number of an order. In a body, since addresses of pages are written to logs. */
export const personSearch = z.object({ search: requiredText('Wpisz adres e-mail albo numer zamówienia', 254) })

export const exportRequest = z.object({ email: panelEmail })

/** Who erases says what they have seen: what has changed since is shown again first. */
export const erasureRequest = z.object({ email: panelEmail, fingerprint: z.string('Sprawdź najpierw, co zniknie') })

export const notAPerson = failure('not_a_person', 'rule', 'search')
export const orderOfNobody = failure('order_of_nobody', 'gone', 'search')
/** It bears a name still, but of the address only a hash. */
export const orderAddressCleared = failure('order_address_cleared', 'rule', 'search')
export const personChangedMeanwhile = failure('person_changed_meanwhile', 'conflict')

/** How many of each kind met with which fate: what is known of an erasure afterwards. */
export function countFates(sections: Person['sections']): Record<string, Partial<Record<Fate, number>>> {
  const counted = sections.map(({ name, items }) => {
    const fatesMet = fates.map((fate) => [fate, items.filter((item) => item.fate === fate).length] as const)
    return [name, Object.fromEntries(fatesMet.filter(([, count]) => count > 0))] as const
  })
  return Object.fromEntries(counted.filter(([, of]) => Object.keys(of).length > 0))
}
