import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import {
  carrierNames,
  carrierServices,
  labelFormats,
  parcelTemplates,
  type FieldProblem,
} from '../../shipping/carrier/carrier.ts'

/**
 * `waiting`: the carrier doesn't have it yet, or hasn't said so; `made`: it has it, without a label; `ready`: there is a label;
 * `trouble`: it goes no further by itself. `refused` and `cancelled` are over: the parcel can get another shipment.
 */
const shipmentStates = [
  'waiting',
  'made',
  'ready',
  'underway',
  'delivered',
  'returned',
  'trouble',
  'refused',
  'cancelled',
] as const
export type ShipmentState = (typeof shipmentStates)[number]

export const isOver = (state: ShipmentState): boolean => state === 'refused' || state === 'cancelled'
export const hasLabel = (state: ShipmentState, trackingNumber: string | null): boolean =>
  trackingNumber !== null && ['ready', 'underway', 'trouble'].includes(state)

/** Why a shipment doesn't go on. */
export interface ShipmentProblem {
  code: ProblemCode
  /** What the carrier finds wrong with the request. */
  fields?: FieldProblem[]
}
const problemCodes = [
  /** The carrier can't be reached, is slow or broken. The shop goes on trying. */
  'carrier_away',
  'carrier_busy',
  'carrier_key',
  /** It may have taken the parcel and hasn't answered. */
  'carrier_silent',
  /** No carrier, or another one, is set. */
  'carrier_not_set',
  'carrier_refused',
  /** There are two for one reference at the carrier. */
  'made_twice',
  /** The order is not to be sent any more. */
  'order_not_to_pack',
  'too_late_to_cancel',
  'gone_at_carrier',
  /** The shop has tried for long and stopped. */
  'given_up',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export const shipmentRecord = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  /** The first, second … parcel of the order. */
  parcel: z.int(),
  carrier: z.enum(carrierNames),
  reference: z.string(),
  service: z.enum(carrierServices),
  /** The locker; null: to the door. */
  point: z.nullable(z.string()),
  size: z.object({
    template: z.nullable(z.enum(parcelTemplates)),
    /** In millimetres. */
    measures: z.nullable(z.object({ length: z.int(), width: z.int(), height: z.int() })),
    /** In grams, with packaging. */
    weight: z.int(),
  }),
  state: z.enum(shipmentStates),
  /** Where it is in the carrier's own word, as it came. */
  told: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  hasLabel: z.boolean(),
  isCancellable: z.boolean(),
  /** Whether "try again" does something. */
  mayRetry: z.boolean(),
  /** The order of collection. */
  collection: z.nullable(z.string()),
  /** What happened, what is certain and what to press. */
  problem: z.nullable(z.object({ code: z.enum(problemCodes), sentence: z.string() })),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ShipmentRecord = z.infer<typeof shipmentRecord>

const millimetres = z.int('Wpisz liczbę milimetrów').check(z.minimum(1), z.maximum(2_000, 'Najwyżej 2000 mm'))
/** What somebody says of a parcel, instead of what the shop reckons. */
const givenSize = z.object({
  template: z.optional(z.nullable(z.enum(parcelTemplates, 'Wybierz z listy'))),
  measures: z.optional(z.nullable(z.object({ length: millimetres, width: millimetres, height: millimetres }))),
  weight: z.optional(z.int('Wpisz wagę w gramach').check(z.minimum(1), z.maximum(100_000, 'Najwyżej 100 kg'))),
})
export type GivenSize = z.output<typeof givenSize>

const orderId = z.int().check(z.positive(), z.maximum(2 ** 31 - 1))
const mostOrders = 300
export const shipmentRequest = z.object({
  orders: z
    .array(
      z.object({
        id: orderId,
        /** All parcels of the order; absent: as the shop reckons. Parcels that have a shipment keep it. */
        parcels: z.optional(z.array(givenSize).check(z.minLength(1), z.maxLength(20, 'Najwyżej 20 paczek'))),
      }),
    )
    .check(z.minLength(1, 'Wybierz zamówienia'), z.maxLength(mostOrders, `Najwyżej ${mostOrders} zamówień naraz`)),
})
export type ShipmentRequest = z.output<typeof shipmentRequest>

/** An order that got no shipment, and why. */
const refusedOrder = z.object({
  orderId: z.int(),
  orderNumber: z.nullable(z.string()),
  code: z.string(),
  sentence: z.string(),
})
export type RefusedOrder = z.infer<typeof refusedOrder>

export const shipmentAnswer = z.object({
  /** Also those that were there before. They are made in the background: read them again. */
  accepted: z.array(shipmentRecord),
  refused: z.array(refusedOrder),
})

/** Numbers, with commas between them. */
const numbers = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most * 11), z.regex(/^\d{1,9}(,\d{1,9})*$/, 'Podaj numery, z przecinkami')),
    z.transform((written) => [...new Set(written.split(',').map(Number))]),
  )
export const shipmentFilter = z.object({
  /** Of these orders. */
  orderIds: z.optional(numbers(mostOrders)),
  ids: z.optional(numbers(mostOrders)),
  /** Of these and the days before them; without any of the three, today's. */
  days: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
      z.int().check(z.minimum(1), z.maximum(31)),
    ),
  ),
})
export type ShipmentFilter = z.output<typeof shipmentFilter>

export const labelRequest = z.object({
  ids: numbers(mostOrders),
  /** Absent: as it is set. */
  format: z.optional(z.enum(labelFormats)),
})

export const collectionRequest = z.object({
  ids: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(mostOrders)),
})
export const collectionAnswer = z.object({
  collection: z.string(),
  /** Which parcels will be fetched. */
  shipments: z.array(shipmentRecord),
})

/** Whether and how labels are made here. */
export const carrierStanding = z.object({
  /** Null: nothing of this is to be shown. */
  carrier: z.nullable(z.enum(carrierNames)),
  title: z.nullable(z.string()),
  labelFormat: z.nullable(z.enum(labelFormats)),
})

export const carrierNotSet = failure('carrier_not_set', 'conflict')
export const shipmentNotFound = failure('shipment_not_found', 'missing')
export const shipmentNotCancellable = failure('shipment_not_cancellable', 'conflict')
export const shipmentNotRetriable = failure('shipment_not_retriable', 'conflict')
export const carrierAway = failure('carrier_away', 'unavailable')
export const carrierKeyRefused = failure('carrier_key', 'unavailable')
/** Which of the wanted have no label yet: `missing` has a line for each. */
export const labelsMissing = (missing: { id: number; orderNumber: string; state: ShipmentState }[]) => ({
  ...failure('labels_missing', 'conflict'),
  facts: { missing, numbers: missing.map(({ orderNumber }) => orderNumber).join(', ') },
})
export const carrierRefusedThis = (why: string) => ({ ...failure('carrier_refused', 'conflict'), facts: { why } })
export const collectionUncertain = failure('collection_uncertain', 'conflict')
export const nothingToCollect = failure('nothing_to_collect', 'conflict')
export const noReturnLabel = failure('no_return_label', 'conflict')

/** Why an order gets no shipment. */
const orderRefusals = [
  'order_not_found',
  'order_not_to_pack',
  'parcel_without_phone',
  'parcel_phone_foreign',
  'parcel_without_point',
  'parcel_without_address',
  'parcel_abroad',
  'parcel_too_heavy',
  'parcel_too_large',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]
