import { live } from '../kernel/live.ts'
import type { WorkingDays } from './dispatch.ts'
import type { FreeOffer } from './free-delivery.ts'
import type { DeliveryType } from './shipping.ts'

/** What the owner promises about delivery in Poland, in the ways about which there is something to say. */
export interface DeliveryPromise {
  free: Partial<Record<DeliveryType, FreeOffer>>
  /** On the way, whatever it weighs. */
  days: Partial<Record<DeliveryType, WorkingDays>>
}

export const deliveryPromise = live<DeliveryPromise>('delivery-promise', { free: {}, days: {} })

/** The offer of free delivery that begins lowest, and the way in which it holds; `any`: in both. */
export function bestOffer(): (FreeOffer & { way: DeliveryType | 'any' }) | undefined {
  const offers = Object.entries(deliveryPromise.now().free) as [DeliveryType, FreeOffer][]
  const [best, other] = offers
    .map(([way, offer]) => ({ way, ...offer }))
    .toSorted((one, another) => one.from - another.from)
  const isSame = other !== undefined && best?.from === other.from && best.upTo === other.upTo
  return best && { ...best, way: isSame ? 'any' : best.way }
}

/** Working days on the way, by whichever way. Undefined: the owner doesn't say. */
export function daysOnTheWay(): WorkingDays | undefined {
  const ways = Object.values(deliveryPromise.now().days)
  if (ways.length === 0) return undefined
  return { from: Math.min(...ways.map(({ from }) => from)), to: Math.max(...ways.map(({ to }) => to)) }
}
