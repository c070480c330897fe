import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { seriesSince, unmatchedPayment } from '../schemas/restored.ts'

/** The last restore, and what an administrator should know about it. */
const restoreReport = z.object({
  /** No email is sent until it is confirmed. */
  isConfirmed: z.boolean(),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  restoredAt: z.string(),
  backupMadeAt: z.string(),
  /** Whether it replaced a later state of the same shop. Otherwise it is unknown what happened after the backup. */
  isContinued: z.boolean(),
  series: z.array(seriesSince),
  leftSince: z.int(),
  waitingMails: z.int(),
  pausedCampaigns: z.int(),
  payments: z.object({
    provider: z.enum(['stripe', 'demo', 'none']),
    askedAt: z.nullable(z.string()),
    problem: z.nullable(z.string()),
    settled: z.int(),
    strays: z.array(unmatchedPayment),
  }),
})
export type RestoreReport = z.infer<typeof restoreReport>

export const restoreAnswer = z.object({ restore: z.nullable(restoreReport) })

const lastNumber = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(999_999))))

/** What an administrator enters to confirm. Numbers are asked for only if they are unknown. */
export const restoreConfirmation = z.object({
  lastInvoice: lastNumber,
  lastCorrection: lastNumber,
  /** Nothing was issued after the backup, so its last numbers are the last. */
  noneIssuedSince: z.optional(z.boolean()),
  /** The provider can't be asked, and an administrator has checked its payments by hand. */
  paymentsLookedUp: z.optional(z.boolean()),
})
export type RestoreConfirmation = z.infer<typeof restoreConfirmation>

export const nothingToConfirm = failure('nothing_to_confirm', 'conflict')
export const lastNumbersMissing = failure('last_numbers_missing', 'rule')
export const lastNumberTooLow = failure('last_number_too_low', 'rule')
export const paymentsNotAsked = failure('payments_not_asked', 'conflict')
