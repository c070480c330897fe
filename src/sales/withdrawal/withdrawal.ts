import * as z from 'zod/mini'
import { languages } from '../../kernel/language.ts'
import { emailAddress, line, optionalLine, trap } from '../../schemas/public-fields.ts'

/** The result of a declaration. `received`: its order hasn't been looked up yet. */
const withdrawalStates = [
  'received',
  'accepted',
  /** The withdrawal period was over. */
  'late',
  /** The same was declared before. */
  'repeated',
  /** Nothing was paid, so there is nothing to withdraw from. */
  'unpaid',
  'cancelled',
  /** No order has this number and this address. */
  'unmatched',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

const language = { language: z.optional(z.enum(languages)) }
/** Empty: all goods of the order. */
const goods = { goods: z._default(optionalLine(500), '') }
const remark = { remark: z._default(optionalLine(1_000), '') }

/** What anybody may declare. The default language is that of the page. */
export const withdrawalDraft = z.object({
  name: line(100),
  orderNumber: line(40),
  email: emailAddress,
  ...goods,
  ...remark,
  ...language,
  subject: trap,
})

/** What is declared by someone who comes from the order itself. */
export const ownWithdrawalDraft = z.object({ name: line(100), ...goods, ...remark, ...language })
export type OwnWithdrawalDraft = z.output<typeof ownWithdrawalDraft>

/** The content of a declaration. */
export type Declared = Pick<z.output<typeof withdrawalDraft>, 'name' | 'orderNumber' | 'email' | 'goods' | 'remark'>

/** The public answer. It doesn't reveal whether the order exists; the result comes by email. */
export const withdrawalReceived = z.object({ declaredAt: z.string(), email: z.string() })
export type WithdrawalReceived = z.infer<typeof withdrawalReceived>

/** A declaration as the order's customer sees it. */
export const ownWithdrawal = z.object({
  state: z.enum(withdrawalStates),
  declaredAt: z.string(),
  /** Empty: the whole order. */
  goods: z.string(),
  /** Kept when the wording is erased. */
  isWhole: z.boolean(),
  /** The last day of the period; null: unknown. */
  periodEndsOn: z.nullable(z.string()),
  /** When the same was first declared, if it is a repetition. */
  firstDeclaredAt: z.nullable(z.string()),
  /** The last days to send the goods back and to refund. */
  goodsDueOn: z.string(),
  refundDueOn: z.string(),
})
export type OwnWithdrawal = z.infer<typeof ownWithdrawal>

/** With the address the acknowledgement goes to. */
export const withdrawalOutcome = z.extend(ownWithdrawal, { email: z.string() })
export type WithdrawalOutcome = z.infer<typeof withdrawalOutcome>

/** Where somebody without scripts is: what they are about to confirm, or that it has come. */
export type PlainStep =
  | { step: 'review'; declared: Declared; key: string }
  | { step: 'declared'; answer: WithdrawalReceived }
