import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { languages } from '../kernel/language.ts'
import { orderStatuses, paymentStatuses, shippingStatuses } from '../sales/orders/order.ts'
import { search } from '../schemas/list-filters.ts'

/** Whether the newsletter goes to somebody: with a consent that is kept, without one, no longer since they left, or never. */
const newsletterStates = ['consented', 'listed', 'left', 'none'] as const
export type NewsletterState = (typeof newsletterStates)[number]

/** A customer in the list. */
export const personInList = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  hasAccount: z.boolean(),
  orders: z.int(),
  /** What was paid, less what was given back. */
  spent: z.string(),
  lastOrderAt: z.nullable(z.string()),
  newsletter: z.enum(newsletterStates),
  messages: z.int(),
  /** Notes of the office about them, beside those about their orders. */
  notes: z.int(),
})
export type PersonInList = z.infer<typeof personInList>

export const personFilter = { search }

/** One of them, with what the office wants to know while it speaks with them. */
export const personRecord = z.extend(personInList, {
  phone: z.nullable(z.string()),
  accountSince: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  /** All their orders, the newest first. */
  allOrders: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      createdAt: z.string(),
      total: z.string(),
      refundedAmount: z.string(),
      status: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStatuses),
      shippingStatus: z.enum(shippingStatuses),
    }),
  ),
  written: z.array(z.object({ id: z.int(), createdAt: z.string(), message: z.string(), isHandled: z.boolean() })),
  withdrawals: z.array(z.object({ orderNumber: z.string(), declaredAt: z.string(), isOpen: z.boolean() })),
  consents: z.array(z.object({ givenAt: z.string(), givenOn: z.string(), shownText: z.string() })),
  /** When they said that they want no newsletter any more. */
  leftAt: z.nullable(z.string()),
})
export type PersonRecord = z.infer<typeof personRecord>

export const personNotFound = failure('person_not_found', 'missing')
