import { live } from '../kernel/live.ts'

/** Whether the seller charges no tax, so that prices contain none. */
export const isTaxExempt = live<boolean>('is-tax-exempt', false)
