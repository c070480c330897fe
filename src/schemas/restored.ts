import * as z from 'zod/mini'

/** A series of documents that is gone on with: `FV/2026` and what of it is in the backup. */
export const seriesSince = z.object({
  kind: z.enum(['invoice', 'correction']),
  year: z.int(),
  inBackup: z.int(),
  /** The last number that was given out; null: nobody here knows. */
  last: z.nullable(z.int()),
})
export type SeriesSince = z.infer<typeof seriesSince>

/** Money that the provider has taken for an order that isn't here any more. */
export const unmatchedPayment = z.object({
  /** The provider's session, by which it is found there. */
  id: z.string(),
  /** When its customer went there. */
  begunAt: z.string(),
  /** Whole grosze, or the smallest coin of another currency. */
  amount: z.int(),
  currency: z.string(),
  email: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
})
export type UnmatchedPayment = z.infer<typeof unmatchedPayment>
