import * as z from 'zod/mini'
import { failure } from '../../../kernel/outcome.ts'
import { rowVersion } from '../../../schemas/row-version.ts'

/** `open`: the office may still answer. `under_review`: it has. */
const disputeStates = ['open', 'under_review', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** What the office makes of a lost one: nobody pays, and the tax is owed; or the sale is undone, and corrected. */
const decisions = ['stands', 'undone'] as const
export type DisputeDecision = (typeof decisions)[number]

/** A payment that its customer contested at their bank, as the panel sees it. */
export const dispute = z.object({
  id: z.string(),
  amount: z.nullable(z.string()),
  /** The provider's own word for why, such as `product_not_received`. */
  reason: z.nullable(z.string()),
  state: z.enum(disputeStates),
  /** Until when the office can answer, at the provider. */
  respondBy: z.nullable(z.string()),
  decision: z.nullable(z.enum(decisions)),
})
export type Dispute = z.infer<typeof dispute>

export const disputeDecision = z.object({
  decision: z.enum(decisions, 'Wybierz, co ze sprzedażą'),
  version: z.optional(rowVersion()),
})

/** It isn't lost, or was decided about before. */
export const disputeNotToDecide = failure('dispute_not_to_decide', 'conflict')
