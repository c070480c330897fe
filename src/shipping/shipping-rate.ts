import * as z from 'zod/mini'
import { readMoney } from '../kernel/money.ts'
import { failure } from '../kernel/outcome.ts'
import type { Grams } from '../kernel/weight.ts'
import { amount, kilograms, optionalText } from '../wire/panel-fields.ts'
import { deliveryTypes, type DeliveryType, type Rate } from './shipping.ts'

const heaviest = 100_000

const fields = {
  deliveryType: z.enum(deliveryTypes, 'Wybierz sposób dostawy'),
  minWeight: kilograms(heaviest, { required: 'Minimalna waga jest wymagana', from: 0 }),
  /** Null: as heavy as it may be. */
  maxWeight: z.nullable(kilograms(heaviest, { required: 'Waga musi być liczbą kilogramów' })),
  cost: amount('Koszt przesyłki jest wymagany'),
  description: optionalText(500),
  isActive: z.boolean(),
}

/** A new rate, as the panel's form sends it. */
export const shippingRateDraft = z.object({
  ...fields,
  deliveryType: z._default(fields.deliveryType, 'home'),
  maxWeight: z._default(fields.maxWeight, null),
  description: z._default(fields.description, null),
  isActive: z._default(fields.isActive, true),
})
export type ShippingRateDraft = z.output<typeof shippingRateDraft>

/** A change names only the fields that it changes; with `version` it refuses to overwrite another's change. */
export const shippingRateChanges = z.partial(z.object({ ...fields, version: z.int() }))
export type ShippingRateChanges = z.output<typeof shippingRateChanges>

/** A rate as everybody sees it: weights in kilograms. */
export const shippingRate = z.object({
  id: z.int(),
  deliveryType: z.enum(deliveryTypes),
  minWeight: z.number(),
  maxWeight: z.nullable(z.number()),
  cost: z.string(),
  isActive: z.boolean(),
})
export type ShippingRate = z.infer<typeof shippingRate>

/** The same as the panel sees it. */
export const adminShippingRate = z.extend(shippingRate, { description: z.nullable(z.string()), version: z.int() })
export type AdminShippingRate = z.infer<typeof adminShippingRate>

/** What the panel calls a rate, which has no name but a way and a range. */
export function nameOfRate({ deliveryType, minWeight, maxWeight }: ShippingRate): string {
  const range = maxWeight === null ? `od ${minWeight} kg` : `${minWeight}–${maxWeight} kg`
  return `${waysInPolish[deliveryType]}, ${range.replaceAll('.', ',')}`
}

const waysInPolish = { home: 'Do domu', pickup_point: 'Do punktu odbioru' } satisfies Record<DeliveryType, string>

/** A rate that the server told, as `shippingCost` takes it. */
export function readRate({ deliveryType, minWeight, maxWeight, cost, isActive }: ShippingRate): Rate {
  return {
    deliveryType,
    minWeight: gramsOf(minWeight),
    maxWeight: maxWeight === null ? null : gramsOf(maxWeight),
    cost: readMoney(cost),
    isActive,
  }
}

const gramsOf = (told: number): Grams => Math.round(told * 1_000)

export const shippingRateNotFound = failure('shipping_rate_not_found', 'missing')
export const shippingRateChangedMeanwhile = failure('shipping_rate_changed_meanwhile', 'conflict')
const shippingRateReversed = failure('shipping_rate_reversed', 'rule', 'maxWeight')
export type ShippingRateReversed = typeof shippingRateReversed

/** What is wrong with a rate though each of its fields is well. */
export function problemOfRate(rate: { minWeight: Grams; maxWeight: Grams | null }): ShippingRateReversed | undefined {
  return rate.maxWeight !== null && rate.maxWeight < rate.minWeight ? shippingRateReversed : undefined
}
