import type { DiscountCode } from './discount-code.ts'

export const discountStates = ['inactive', 'expired', 'usedUp', 'planned', 'active'] as const
export type DiscountState = (typeof discountStates)[number]

type Terms = Pick<DiscountCode, 'isActive' | 'validFrom' | 'validUntil' | 'maxUses' | 'usedCount'>

/** How a code stands at a moment. Of several things that keep it from being used, the one that lasts longest is told. */
export function discountState(code: Terms, now: Date): DiscountState {
  if (!code.isActive) return 'inactive'
  if (code.validUntil !== null && new Date(code.validUntil) < now) return 'expired'
  if (code.maxUses !== null && code.usedCount >= code.maxUses) return 'usedUp'
  if (new Date(code.validFrom) > now) return 'planned'
  return 'active'
}
