import * as z from 'zod/mini'
import type { Money } from '../../../kernel/money.ts'
import { failure } from '../../../kernel/outcome.ts'
import { amount, optionalText } from '../../../schemas/panel-fields.ts'

/** What came to the bank account, as the office notes it. */
export const newTransfer = z.object({
  amount: amount('Wpisz kwotę').check(z.refine((read) => read > 0, 'Kwota musi być większa od zera')),
  /** The day on which the money was on the account. */
  paidOn: z.iso.date('Podaj dzień wpływu'),
  /** By what it is known: for the office alone. */
  evidence: z.optional(optionalText(500)),
  /** What the caller calls this transfer: noted twice under one name, it is booked once. */
  key: z.string('Brakuje nazwy przelewu').check(z.minLength(8, 'Brakuje nazwy przelewu'), z.maxLength(300)),
  /** The office knows of the one like it that is noted already, and says that it is not the same. */
  isAnother: z.optional(z.boolean()),
})
export type NewTransfer = z.output<typeof newTransfer>

/** A noted transfer, as the panel sees it. */
export const notedTransfer = z.object({
  id: z.string(),
  amount: z.string(),
  paidOn: z.string(),
  evidence: z.nullable(z.string()),
  administrator: z.string(),
})
export type NotedTransfer = z.infer<typeof notedTransfer>

/**
 * What became of the order: `paid`, `short` of its total, paid with money `over` that has to go back, paid `twice`, or
 * paid though it can't be sent (`without_goods`).
 */
const transferOutcomes = ['paid', 'short', 'over', 'twice', 'without_goods'] as const
export type TransferOutcome = (typeof transferOutcomes)[number]

export interface RecordedTransfer {
  orderId: number
  orderNumber: string
  outcome: TransferOutcome
  /** What is still missing after a short transfer, or what came too much. */
  difference: Money
  /** It was noted before under the same key, and nothing has changed. */
  wasKnown: boolean
}

/** The same in answers. */
export const recordedTransfer = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  outcome: z.enum(transferOutcomes),
  difference: z.string(),
  wasKnown: z.boolean(),
})

/** The key belongs to a transfer that was noted with another order or amount. */
export const transferKnown = (orderNumber: string) => ({
  ...failure('transfer_known', 'conflict'),
  facts: { orderNumber },
})
/** The order has one of this amount from these days under another key: most likely it is the same, noted elsewhere. */
export const transferSeemsKnown = (noted: { amount: string; paidOn: string; by: string }) => ({
  ...failure('transfer_seems_known', 'conflict'),
  facts: noted,
})
/** The owner doesn't offer it, or not to whom is ordering. */
export const transferNotOffered = failure('transfer_not_offered', 'rule')
export const transferInFuture = failure('transfer_in_future', 'rule', 'paidOn')
/** So long before the order that the day must be mistyped. */
export const transferTooEarly = failure('transfer_too_early', 'rule', 'paidOn')
/** Its customer's data are gone, so nobody could be written to. */
export const transferOfErased = failure('transfer_of_erased', 'conflict')
