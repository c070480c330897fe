import * as z from 'zod/mini'
import { amount, optionalText } from '../../../schemas/panel-fields.ts'

/** What the panel sends to give money back. With `version` it refuses to act on what another has changed meanwhile. */
export const newRefund = z.object({
  /** Left out: the payment by which the order is paid. */
  paymentId: z.optional(z.guid('Nie ma takiej płatności')),
  /** Left out: all that is left of it. */
  amount: z.optional(
    amount('Wpisz kwotę zwrotu').check(z.refine((read) => read > 0, 'Kwota musi być większa od zera')),
  ),
  /** Goods of which rate it is for; without one, for all that was bought, in proportion. */
  vatRate: z.optional(z.nullable(z.int())),
  /** For the office alone. */
  reason: z.optional(optionalText(500)),
  version: z.optional(z.int()),
})
export type NewRefund = z.output<typeof newRefund>
