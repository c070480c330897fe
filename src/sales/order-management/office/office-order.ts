import * as z from 'zod/mini'
import { checkoutRequest, company, invoiceAddress, quote } from '../../checkout/checkout.ts'
import { languages } from '../../../kernel/language.ts'
import { optionalText } from '../../../schemas/panel-fields.ts'
import { emailAddress, optionalLine } from '../../../schemas/public-fields.ts'
import { writePostCode } from '../../../kernel/post-code.ts'
import { shippingMethods } from '../../../shipping/shipping.ts'
import { pickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'

/** How the customer pays: later, by the link in a letter or by transfer, or at once into the office's own hands. */
const waysToPay = ['later', 'cash', 'terminal'] as const

/** How the customer learnt of the terms: read out on the telephone, sent before, or shown at the stall. */
const waysOfTerms = ['read_out', 'sent', 'shown'] as const
export type WayOfTerms = (typeof waysOfTerms)[number]

/** To whom it goes. What may be left out depends on the delivery. */
const recipient = z
  .object({
    firstName: optionalLine(100),
    lastName: optionalLine(100),
    email: z.union([z.literal(''), emailAddress], 'email'),
    phone: optionalLine(40),
    address: optionalLine(200),
    city: optionalLine(100),
    postalCode: optionalLine(20),
    country: z._default(optionalLine(100), 'Poland'),
  })
  .check(z.overwrite((typed) => ({ ...typed, postalCode: writePostCode(typed.postalCode, typed.country) })))
type Recipient = z.output<typeof recipient>

/** What a parcel needs on it. An e-mail address is where the contract is confirmed, which the law wants of distant ones. */
function missingFor(to: Recipient, { isHandedOver = false }: { isHandedOver?: boolean }): (keyof Recipient)[] {
  const needed = isHandedOver
    ? []
    : (['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'postalCode', 'country'] as const)
  return needed.filter((name) => to[name] === '')
}

/** What decides about the price. */
const ordered = {
  cart: checkoutRequest.shape.cart,
  discountCode: checkoutRequest.shape.discountCode,
  shippingMethod: z.enum(shippingMethods),
  isHandedOver: z._default(z.boolean(), false),
}

/** What the figures are asked with, while the order is being put together. */
export const officeQuestion = z.object({ ...ordered, country: z._default(z.string(), 'Poland') })

export const officeQuote = quote

/** An order that the office makes for somebody, on the telephone or at the market. */
export const officeOrder = z
  .object({
    ...ordered,
    recipient,
    pickupPoint: z.optional(z.nullable(pickupPoint)),
    company: z.optional(z.nullable(company)),
    language: z._default(z.enum(languages), 'pl'),
    payment: z.enum(waysToPay),
    /** For how long the goods are kept and can be paid. */
    days: z._default(
      z.int('Wpisz liczbę dni').check(z.minimum(1, 'Co najmniej 1 dzień'), z.maximum(30, 'Najwyżej 30 dni')),
      3,
    ),
    terms: z.enum(waysOfTerms),
    /** For the office alone. */
    note: z.optional(optionalText(500)),
    /** The total that the office has told the customer. */
    expectedTotal: checkoutRequest.shape.expectedTotal,
  })
  .check((given) => {
    const { recipient: to, isHandedOver, shippingMethod, pickupPoint: point, payment } = given.value
    const say = (path: string[], message: string) =>
      given.issues.push({ code: 'custom', message, path, input: given.value })
    for (const name of missingFor(to, { isHandedOver })) say(['recipient', name], 'required')
    if (!isHandedOver && shippingMethod === 'inpost' && !point) say(['pickupPoint', 'name'], 'required')
    if (isHandedOver && payment === 'later')
      say(['payment'], 'Co wydajesz od razu, musi być od razu zapłacone: wybierz gotówkę albo kartę')
  })
export type OfficeOrder = z.output<typeof officeOrder>

/** The order as the answer names it: the panel opens it. */
export const madeOrder = z.object({ id: z.int(), orderNumber: z.string() })
export type MadeOrder = z.infer<typeof madeOrder>

/** Somebody who has ordered before. */
export const knownCustomer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  companyName: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  invoiceAddress: z.optional(invoiceAddress),
  language: z.enum(languages),
  shippingMethod: z.enum(shippingMethods),
  pickupPoint: z.nullable(pickupPoint),
  orderedAt: z.string(),
})
export type KnownCustomer = z.infer<typeof knownCustomer>
