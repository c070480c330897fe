import { live } from '../../kernel/live.ts'

/** When buyers who asked for it are asked for reviews. */
export interface ReviewRequest {
  /** Days after the delivery. */
  days: number
}

export const reviewRequest = live<ReviewRequest>('reviewRequest', { days: 7 })
