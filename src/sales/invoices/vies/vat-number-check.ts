import * as z from 'zod/mini'
import { failure } from '../../../kernel/outcome.ts'

const vatNumberStates = ['valid', 'invalid', 'unavailable'] as const
export type VatNumberState = (typeof vatNumberStates)[number]

/** What the Commission's system (VIES) said of a number when it was asked. */
export const vatNumberCheck = z.object({
  number: z.string(),
  state: z.enum(vatNumberStates),
  /** The proof that it was asked, if it was asked in the seller's name. */
  consultationNumber: z.nullable(z.string()),
  /** As the other state has the company; many tell neither. */
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  askedAt: z.string(),
})
export type VatNumberCheck = z.infer<typeof vatNumberCheck>

/** Whoever holds an invoice needs no more of the job than its name. */
export const numberCheckJob = { name: 'check-vat-number' }

/** The order's buyer has no number that the system knows. */
export const noNumberToCheck = failure('no_number_to_check', 'conflict')
