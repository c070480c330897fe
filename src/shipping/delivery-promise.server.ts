import { homeCountry } from '../kernel/countries.ts'
import type { LivePart } from '../server/live.ts'
import { deliveryPromise, type DeliveryPromise } from './delivery-promise.ts'
import type { WorkingDays } from './dispatch.ts'
import { freeOffer } from './free-delivery.ts'
import { readActiveRates } from './list-shipping-rates.server.ts'
import { deliveryTypes, type DeliveryType, type Rate } from './shipping.ts'
import { weightBands } from './weight-bands.ts'

/** Shop, product and cart say it without asking for the rates. */
export const liveDeliveryPromise: LivePart<DeliveryPromise> = {
  live: deliveryPromise,
  read: async (database) => promiseOf(await readActiveRates(database)),
  toBrowser: (promise) =>
    Object.values(promise).every((ways) => Object.keys(ways).length === 0) ? undefined : promise,
}

function promiseOf(rates: Rate[]): DeliveryPromise {
  const promise: DeliveryPromise = { free: {}, days: {} }
  for (const way of deliveryTypes) {
    const free = freeOffer(way, homeCountry, 0, rates)
    if (free) promise.free[way] = free
    const days = daysOf(way, rates)
    if (days) promise.days[way] = days
  }
  return promise
}

/** Of all weights together; undefined where they are unknown of one. */
function daysOf(way: DeliveryType, rates: Rate[]): WorkingDays | undefined {
  const each = weightBands(way, homeCountry, rates).map(({ rate }) => rate?.days)
  const known = each.flatMap((days) => (days ? [days] : []))
  if (known.length < each.length) return undefined
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) }
}
