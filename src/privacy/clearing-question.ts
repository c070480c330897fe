import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'

/** Why nothing is cleared until somebody has answered. */
const clearingReasons = [
  /** The clock has leapt. */
  'ahead',
  'behind',
  /** It is the first clearing after an old backup was restored. */
  'restored',
  /** Much more would go than in an ordinary night. */
  'much',
] as const
export type ClearingReason = (typeof clearingReasons)[number]

const clearingAnswers = ['clear', 'keep'] as const
export type ClearingAnswer = (typeof clearingAnswers)[number]

/** How many would go of how many there are; where it is very many, at least so many. */
const wouldGo = z.object({ what: z.string(), rows: z.int(), of: z.int(), isMore: z.boolean() })
export type WouldGo = z.infer<typeof wouldGo>

const clearingQuestion = z.object({
  id: z.int(),
  askedAt: z.string(),
  reason: z.enum(clearingReasons),
  found: z.array(wouldGo),
  /** `keep`: somebody has said that the clock is wrong. It can still be answered otherwise. */
  answer: z.nullable(z.enum(clearingAnswers)),
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
})
export type ClearingQuestion = z.infer<typeof clearingQuestion>

/** The clock as the shop sees it, and the clearing that waits. */
export const clockReport = z.object({
  doubt: z.nullable(z.enum(['ahead', 'behind'])),
  seenAt: z.nullable(z.string()),
  now: z.string(),
  question: z.nullable(clearingQuestion),
})
export type ClockReport = z.infer<typeof clockReport>

export const clearingDecision = z.object({
  question: z.int('Odśwież dane i spróbuj ponownie'),
  answer: z.enum(clearingAnswers, 'Wybierz odpowiedź'),
})

/** It was answered otherwise meanwhile, or the clearing has gone on by itself. */
export const clearingNotAsked = failure('clearing_not_asked', 'conflict')
/** Nobody doubts the clock any more. */
export const clockNotDoubted = failure('clock_not_doubted', 'conflict')
