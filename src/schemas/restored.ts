import * as z from 'zod/mini'

/** A series of documents, such as `FV/2026`, and its last number in the backup. */
export const seriesSince = z.object({
  kind: z.enum(['invoice', 'correction']),
  year: z.int(),
  inBackup: z.int(),
  /** The last number issued; null if unknown. */
  last: z.nullable(z.int()),
})
export type SeriesSince = z.infer<typeof seriesSince>

/** A payment at the provider for an order that is missing here. */
export const unmatchedPayment = z.object({
  /** The provider's session, for finding it there. */
  id: z.string(),
  /** When the session began. */
  begunAt: z.string(),
  /** In grosze, or the smallest unit of another currency. */
  amount: z.int(),
  currency: z.string(),
  email: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
})
export type UnmatchedPayment = z.infer<typeof unmatchedPayment>
