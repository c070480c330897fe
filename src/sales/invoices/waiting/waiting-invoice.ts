import * as z from 'zod/mini'
import { failure } from '../../../kernel/outcome.ts'
import { taxations } from '../../orders/vat.ts'
import { vatNumberCheck } from '../vies/vat-number-check.ts'

/** An invoice that waits until the office has confirmed it, and what it would say. */
const waitingInvoice = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  buyer: z.string(),
  taxNumber: z.nullable(z.string()),
  taxation: z.enum(taxations),
  net: z.string(),
  vat: z.string(),
  total: z.string(),
  paidAt: z.string(),
  since: z.string(),
  /** Until when it has to be issued: the 15th of the month after the payment. */
  dueOn: z.string(),
  /** Of a sale at 0 % within the Union. */
  check: z.optional(vatNumberCheck),
})
export type WaitingInvoice = z.infer<typeof waitingInvoice>

/** The earliest first; at most so many, the others when these are issued. */
export const waitingInvoices = z.object({ waiting: z.array(waitingInvoice), count: z.int() })
export const mostAtOnce = 100

export const invoicesToConfirm = z.object({
  orders: z.array(z.int().check(z.positive(), z.maximum(2_147_483_647))).check(z.minLength(1), z.maxLength(mostAtOnce)),
})
export const confirmedInvoices = z.object({
  issued: z.array(z.string()),
  /** Orders whose invoice didn't wait any more. */
  left: z.int(),
})
export type ConfirmedInvoices = z.infer<typeof confirmedInvoices>

/** The order isn't at 0 %, or has its invoice. */
export const notTaxableAtHome = failure('not_taxable_at_home', 'conflict')
