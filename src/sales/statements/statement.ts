import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { search } from '../../schemas/list-filters.ts'
import { orderStatuses, paymentStatuses } from '../orders/order.ts'

const lineStates = ['open', 'booked', 'aside'] as const
export type LineState = (typeof lineStates)[number]

/** A year of a busy account; each line is far below a thousand bytes. */
export const maxStatementBytes = 8 * 1024 * 1024
export const maxStatementLines = 20_000
/** Lines are kept as long: what is older could not be told from what was imported before. */
export const oldestLineDays = 365

/**
 * How sure it is for which order money came: its number and its amount fit; only one of them does; several orders may be meant; the
 * order of this number is paid or ended.
 */
const certainties = ['sure', 'amount_differs', 'likely', 'several', 'settled', 'none'] as const
export type Certainty = (typeof certainties)[number]

const proposedOrder = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  customerName: z.string(),
  total: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
})
export type ProposedOrder = z.infer<typeof proposedOrder>

export const statementLine = z.object({
  id: z.int(),
  bookedOn: z.string(),
  amount: z.string(),
  title: z.string(),
  sender: z.string(),
  senderAccount: z.nullable(z.string()),
  state: z.enum(lineStates),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** What it was booked for. */
  order: z.nullable(z.object({ orderId: z.int(), orderNumber: z.string() })),
  certainty: z.enum(certainties),
  proposals: z.array(proposedOrder),
})
export type StatementLineJson = z.infer<typeof statementLine>

/** Which lines to list: those that wait, unless asked otherwise. */
export const statementFilter = { state: z.optional(z.enum(lineStates, 'Nieznany stan wpłaty')), search }

export const statementSummary = z.object({
  open: z.int(),
  /** The lines that can be booked at one press. */
  sure: z.array(z.int()),
})
export type StatementSummary = z.infer<typeof statementSummary>

const faultReasons = ['day_unreadable', 'amount_unreadable', 'other_currency', 'taken_back', 'incomplete'] as const

export const statementReport = z.object({
  message: z.string(),
  addedCount: z.int(),
  /** Lines of an earlier statement. */
  knownCount: z.int(),
  debitCount: z.int(),
  /** Lines that are older than a year. */
  oldCount: z.int(),
  faultyCount: z.int(),
  /** The first hundred. */
  faults: z.array(z.object({ line: z.int(), reason: z.enum(faultReasons) })),
})
export type StatementReport = z.infer<typeof statementReport>

/** For which order a line is booked, as the office types it. */
export const bookedForOrder = z.object({
  orderNumber: z
    .string('Wpisz numer zamówienia')
    .check(z.trim(), z.minLength(1, 'Wpisz numer zamówienia'), z.maxLength(40, 'Najwyżej 40 znaków')),
})

/** What the office says of a line. */
export const lineDecision = z.discriminatedUnion('state', [
  z.extend(bookedForOrder, {
    state: z.literal('booked'),
    /** Though the order has one like it, it is not the same. */
    isAnother: z.optional(z.boolean()),
  }),
  z.object({ state: z.literal('aside') }),
  z.object({ state: z.literal('open') }),
])
export type LineDecision = z.infer<typeof lineDecision>

export const sureLines = z.object({
  lines: z
    .array(z.int().check(z.positive(), z.maximum(2_147_483_647)))
    .check(z.minLength(1, 'Wybierz wpłaty'), z.maxLength(500, 'Najwyżej 500')),
})
export const bookedLines = z.object({
  booked: z.int(),
  /** What is no longer sure, or was decided by somebody else. */
  left: z.int(),
})

const inFile = 'statementFile'
export const statementMissing = failure('statement_missing', 'rule', inFile)
export const statementTooLarge = failure('statement_too_large', 'too-large', inFile)
export const statementUnknown = failure('statement_unknown', 'rule', inFile)
export const statementTooLong = failure('statement_too_long', 'rule', inFile)
export const lineNotFound = failure('statement_line_not_found', 'missing')
export const lineDecidedMeanwhile = failure('statement_line_changed_meanwhile', 'conflict')
export const lineOrderUnknown = failure('statement_order_unknown', 'rule', 'orderNumber')
