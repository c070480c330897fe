import * as z from 'zod/mini'
import { failure } from '../../../kernel/outcome.ts'
import { amount, optionalText, requiredText } from '../../../schemas/panel-fields.ts'
import { rowVersion } from '../../../schemas/row-version.ts'
import { providerNames } from '../payment.ts'

/** `waiting`: the provider has been asked, or will be, and hasn't said yet what it makes of it. */
const refundStates = ['waiting', 'done', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

const refundWays = ['provider', 'outside', 'chargeback'] as const
export type RefundWay = (typeof refundWays)[number]

/** Money that goes back to a customer, as the panel sees it. */
export const refund = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: z.string(),
  /** Goods of which rate it is for; null: for all that was bought, in proportion. */
  vatRate: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  /** Whether it is for a change that made the order cheaper. */
  isOfChange: z.optional(z.boolean()),
  state: z.enum(refundStates),
  /** Why the provider refused it, in its own word, such as `charge_disputed`. */
  refusal: z.nullable(z.string()),
  /** Null: it was begun at the provider. */
  administrator: z.nullable(z.string()),
  createdAt: z.string(),
  /** It goes back by bank transfer, which the office makes itself. */
  byTransfer: z.optional(z.literal(true)),
  /** Where it wasn't the shop that gave it back. */
  way: z.optional(z.enum(['outside', 'chargeback'])),
  /** The day on which it was sent so. */
  sentOn: z.optional(z.nullable(z.string())),
})
export type Refund = z.infer<typeof refund>

/** An attempt to pay an order, as the panel sees it. */
export const orderPayment = z.object({
  id: z.string(),
  provider: z.enum(providerNames),
  state: z.enum(['creating', 'open', 'processing', 'paid', 'declined', 'expired', 'superseded', 'flagged']),
  /** What was taken, or would have been. */
  amount: z.string(),
  refundedAmount: z.string(),
  /** What may still be given back: neither given back already nor about to be. */
  refundableAmount: z.string(),
  createdAt: z.string(),
})
export type OrderPayment = z.infer<typeof orderPayment>

/** Nothing was paid, or nothing of it is left. */
export const orderNotRefundable = failure('order_not_refundable', 'conflict')
export const refundTooHigh = (refundableAmount: string) => ({
  ...failure('refund_too_high', 'rule', 'amount'),
  facts: { refundableAmount },
})
/** Nothing that was bought has this rate. */
export const refundRateUnknown = failure('refund_rate_unknown', 'rule', 'vatRate')
/** It was sent already, won't be, or goes back by its provider. */
export const refundNotToSend = failure('refund_not_to_send', 'conflict')
export const sentInFuture = failure('sent_in_future', 'rule', 'sentOn')
/** The provider has refused it for good. */
export const refundRefused = (refusal: string | null) => ({
  ...failure('refund_refused', 'rule'),
  facts: { refusal },
})

/** What the panel sends to give money back. With `version` it refuses to act on what another has changed meanwhile. */
export const newRefund = z.object({
  /** Left out: the payment by which the order is paid. */
  paymentId: z.optional(z.guid('Nie ma takiej płatności')),
  /** Left out: all that is left of it. */
  amount: z.optional(
    amount('Wpisz kwotę zwrotu').check(z.refine((read) => read > 0, 'Kwota musi być większa od zera')),
  ),
  /** Goods of which rate it is for; without one, for all that was bought, in proportion. */
  vatRate: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
  /** For the office alone. */
  reason: z.optional(optionalText(500)),
  /** Of a bank transfer: the day on which the office has sent it back. Without one, that is still to be done. */
  sentOn: z.optional(z.nullable(z.iso.date('Podaj dzień przelewu'))),
  version: z.optional(rowVersion()),
})
/** Money that the office gave back outside the shop. */
export const outsideRefund = z.object({
  paymentId: z.optional(z.guid('Nie ma takiej płatności')),
  amount: amount('Wpisz kwotę zwrotu').check(z.refine((read) => read > 0, 'Kwota musi być większa od zera')),
  vatRate: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
  sentOn: z.iso.date('Podaj dzień zwrotu'),
  /** In what way, as the office notes it for itself. */
  how: requiredText('Napisz, jak zwrócono pieniądze', 200),
  version: z.optional(rowVersion()),
})
export type OutsideRefund = z.output<typeof outsideRefund>

/** That a refund was sent by bank transfer, on which day; null: it won't be sent. */
export const refundSent = z.object({ sentOn: z.nullable(z.iso.date('Podaj dzień przelewu')) })

export type NewRefund = z.output<typeof newRefund>
