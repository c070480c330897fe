import * as z from 'zod/mini'

/** What came of trying the bucket. */
export const bucketTestAnswer = z.object({
  isGood: z.boolean(),
  /** What the bucket's server itself said; empty where it said nothing. */
  answer: z.string(),
  /** What it means, and what to do about it. */
  sentence: z.string(),
  /** What is to be thought of though it works. */
  warnings: z.array(z.string()),
})
export type BucketTestAnswer = z.infer<typeof bucketTestAnswer>
