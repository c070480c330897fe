import * as z from 'zod/mini'
import { CarrierUnavailable, type ParcelReport } from '../carrier.ts'
import { isCancellable, stateOf } from './shipx-states.ts'

const id = z.pipe(z.union([z.int().check(z.positive()), z.string().check(z.regex(/^\d{1,20}$/))]), z.transform(String))
const word = z.string().check(z.minLength(1), z.maxLength(100))
const maybe = <Inner extends z.ZodMiniType>(inner: Inner) => z.optional(z.nullable(inner))

const offer = z.object({ id, status: z.string() })

const shipment = z.object({
  id,
  status: word,
  reference: maybe(z.string()),
  external_customer_id: maybe(z.string()),
  tracking_number: maybe(z.string()),
  offers: maybe(z.array(offer)),
  selected_offer: maybe(offer),
  custom_attributes: maybe(z.looseObject({ dispatch_order_id: maybe(id) })),
})

const page = z.object({ count: z.int(), per_page: z.int(), items: z.array(shipment) })
const dispatchOrder = z.object({ id })
const organization = z.object({ id, name: z.string() })

/** The answer in the expected form; throws if it has another. */
function expected<Shape extends z.ZodMiniType>(shape: Shape, answer: Buffer | undefined): z.output<Shape> {
  const { success, data, error } = shape.safeParse(jsonIn(answer))
  if (success) return data
  const where = error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ')
  throw new CarrierUnavailable(`ShipX's answer isn't what it should be (${where})`, 'nonsense')
}

function jsonIn(answer: Buffer | undefined): unknown {
  try {
    return JSON.parse(answer?.toString() ?? '')
  } catch {
    return undefined
  }
}

export const reportIn = (answer: Buffer | undefined): ParcelReport => reportOf(expected(shipment, answer))

export function pageIn(answer: Buffer | undefined): { reports: ParcelReport[]; pages: number } {
  const { count, per_page, items } = expected(page, answer)
  return { reports: items.map(reportOf), pages: Math.ceil(count / Math.max(1, per_page)) }
}

export const collectionIn = (answer: Buffer | undefined): string => expected(dispatchOrder, answer).id
export const accountIn = (answer: Buffer | undefined): string => expected(organization, answer).name

function reportOf(told: z.output<typeof shipment>): ParcelReport {
  // The number has digits and nothing else; a page shows it, and a letter links to it.
  const number = (told.tracking_number ?? '').replaceAll(/\s/g, '')
  const isToBuy = told.status === 'offers_prepared' && !told.selected_offer
  return {
    id: told.id,
    reference: told.reference || told.external_customer_id || '',
    state: stateOf(told.status),
    told: told.status,
    trackingNumber: /^\d{10,40}$/.test(number) ? number : null,
    offer: (isToBuy && told.offers?.find(({ status }) => status === 'available')?.id) || null,
    collection: told.custom_attributes?.dispatch_order_id ?? null,
    isCancellable: isCancellable(told.status),
  }
}
