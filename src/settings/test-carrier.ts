import * as z from 'zod/mini'

/** What came of asking the carrier. */
export const carrierTestAnswer = z.object({
  isGood: z.boolean(),
  /** What it means, and what to do about it. */
  sentence: z.string(),
})
export type CarrierTestAnswer = z.infer<typeof carrierTestAnswer>
