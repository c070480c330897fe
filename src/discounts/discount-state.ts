import type { DiscountCode } from './discount-code.ts'

export const discountStates = ['inactive', 'expired', 'usedUp', 'planned', 'active'] as const
export type DiscountState = (typeof discountStates)[number]

type Terms = Pick<DiscountCode, 'isActive' | 'validFrom' | 'validUntil' | 'maxUses' | 'usedCount'>

/** The state of a code at a moment. If several reasons make it unusable, the most permanent one is returned. */
export function discountState(code: Terms, now: Date): DiscountState {
  if (!code.isActive) return 'inactive'
  if (code.validUntil !== null && new Date(code.validUntil) < now) return 'expired'
  if (code.maxUses !== null && code.usedCount >= code.maxUses) return 'usedUp'
  if (new Date(code.validFrom) > now) return 'planned'
  return 'active'
}
