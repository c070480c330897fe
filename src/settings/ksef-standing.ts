import * as z from 'zod/mini'

/** What is known of the line to the national system of invoices without asking it. */
export const ksefStanding = z.object({
  remarks: z.array(z.object({ isGood: z.boolean(), sentence: z.string() })),
})
export type KsefStanding = z.infer<typeof ksefStanding>

/** What came of asking it. */
export const ksefTestAnswer = z.object({
  isGood: z.boolean(),
  /** What it means, and what to do about it. */
  sentence: z.string(),
})
export type KsefTestAnswer = z.infer<typeof ksefTestAnswer>
