import * as z from 'zod/mini'
import { languages } from '../../kernel/language.ts'
import { emailAddress, line, optionalLine, trap } from '../../schemas/public-fields.ts'

/** What became of a declaration. `received`: nobody has looked for its order yet. */
const withdrawalStates = [
  'received',
  'accepted',
  /** Its order could be withdrawn from until a day before. */
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
/** Left empty, all goods of the order are meant. */
const goods = { goods: z._default(optionalLine(500), '') }
const remark = { remark: z._default(optionalLine(1_000), '') }

/** What anybody may declare. Without a language it is the one that the visitor reads the site in. */
export const withdrawalDraft = z.object({
  name: line(100),
  orderNumber: line(40),
  email: emailAddress,
  ...goods,
  ...remark,
  ...language,
  subject: trap,
})

/** What is left to say for who has come by the order itself. */
export const ownWithdrawalDraft = z.object({ name: line(100), ...goods, ...remark, ...language })
export type OwnWithdrawalDraft = z.output<typeof ownWithdrawalDraft>

/** All that is declared, however it was sent. */
export type Declared = Pick<z.output<typeof withdrawalDraft>, 'name' | 'orderNumber' | 'email' | 'goods' | 'remark'>

/** The answer to anybody: it is the same whatever there is. What came of it is said in the letter to the address. */
export const withdrawalReceived = z.object({ declaredAt: z.string(), email: z.string() })
export type WithdrawalReceived = z.infer<typeof withdrawalReceived>

/** What the customer of an order knows of a declaration about it. */
export const ownWithdrawal = z.object({
  state: z.enum(withdrawalStates),
  declaredAt: z.string(),
  /** Empty: the whole order. */
  goods: z.string(),
  /** The same, which is known also when its words are forgotten. */
  isWhole: z.boolean(),
  /** The last day of the period, as a date, where that is known. */
  periodEndsOn: z.nullable(z.string()),
  /** When the same was declared before, if it was. */
  firstDeclaredAt: z.nullable(z.string()),
  /** Until when the goods are to be on their way back, and the money: dates. */
  goodsDueOn: z.string(),
  refundDueOn: z.string(),
})
export type OwnWithdrawal = z.infer<typeof ownWithdrawal>

/** The same with the address to which the acknowledgement goes. */
export const withdrawalOutcome = z.extend(ownWithdrawal, { email: z.string() })
export type WithdrawalOutcome = z.infer<typeof withdrawalOutcome>
