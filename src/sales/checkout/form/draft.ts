import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import type { Customer } from '../../../customers/customer.ts'
import { pickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'
import { shippingMethods } from '../../../shipping/shipping.ts'

const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
] as const satisfies (keyof Customer)[]
const addressFields = [...requiredFields, 'country'] as const
export type AddressField = (typeof addressFields)[number]
/** An address as far as it was typed. */
export type TypedAddress = Record<AddressField, string>

export const emptyAddress: TypedAddress = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postalCode: '',
  country: 'Poland',
}

/** What can't be read is as if it had not been typed. */
const typed = orElse(z.string().check(z.maxLength(1_000)), '')
const yes = orElse(z.boolean(), false)

const place = {
  address: typed,
  city: typed,
  postalCode: typed,
  country: orElse(z.string().check(z.minLength(1), z.maxLength(100)), emptyAddress.country),
}
const typedAddress = z.object({ firstName: typed, lastName: typed, email: typed, phone: typed, ...place })
const typedPlace = z.object(place)
export type TypedPlace = z.output<typeof typedPlace>

export const noCompany = {
  isWanted: false,
  name: '',
  taxNumber: '',
  invoiceByMail: false,
  /** Null: the documents show the delivery's. */
  invoiceAddress: null,
}

const draft = z.object({
  /** Names the checkout: sent twice under the same one, it makes one order. */
  id: z.uuid(),
  /** Whose it is: a customer's, or nobody's in particular. */
  owner: orElse(z.nullable(z.int()), null),
  /** What was typed; null: nothing, so that a customer's own address holds. */
  address: orElse(z.nullable(typedAddress), null),
  /** Whether a customer has not saved yet what they changed. */
  isEditing: yes,
  company: orElse(
    z.object({
      isWanted: yes,
      name: typed,
      taxNumber: typed,
      invoiceByMail: yes,
      invoiceAddress: orElse(z.nullable(typedPlace), null),
    }),
    noCompany,
  ),
  method: orElse(z.enum(shippingMethods), 'home'),
  point: orElse(z.nullable(pickupPoint), null),
  code: typed,
  isCodeApplied: yes,
  paysByTransfer: yes,
  wantsReviewLetter: yes,
})
export type Draft = z.output<typeof draft>

export function newDraft(id: string): Draft {
  return {
    id,
    owner: null,
    address: null,
    isEditing: false,
    company: noCompany,
    method: 'home',
    point: null,
    code: '',
    isCodeApplied: false,
    paysByTransfer: false,
    wantsReviewLetter: false,
  }
}

/** What a browser kept, whatever that is; undefined: nothing that could be gone on with. */
export function readDraft(stored: string | null): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(stored ?? '')).data
  } catch {
    return undefined
  }
}

export const isComplete = (address: TypedAddress) => requiredFields.every((field) => address[field].trim() !== '')

export function addressOf(customer: Customer): TypedAddress {
  const { firstName, lastName, email, phone, address, city, postalCode, country } = customer
  return { firstName, lastName, email, phone, address, city, postalCode, country: country || emptyAddress.country }
}

/** Whether a customer typed it who isn't the one that is here now. */
export const isOfSomebodyElse = ({ owner }: Draft, customer: Customer | null) =>
  owner !== null && owner !== (customer?.id ?? null)

/**
 * The draft as the current visitor may see it. Nobody sees a customer's draft; a guest who has signed in sees their own
 * address, completed by what they typed as a guest.
 */
export function draftFor(kept: Draft, customer: Customer | null): Draft {
  if (isOfSomebodyElse(kept, customer)) return { ...newDraft(kept.id), owner: customer?.id ?? null }
  if (!customer || kept.owner === customer.id) return kept
  const own = addressOf(customer)
  const completed = { ...own }
  for (const field of requiredFields) completed[field] = own[field].trim() || (kept.address?.[field] ?? '')
  return { ...kept, owner: customer.id, address: isComplete(own) ? null : completed, isEditing: !isComplete(own) }
}
