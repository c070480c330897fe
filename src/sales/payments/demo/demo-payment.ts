import * as z from 'zod/mini'

/** What the page of the demonstration shows. */
export const demoPayment = z.object({
  /** `unknown`: there is no such session. */
  state: z.enum(['open', 'paid', 'declined', 'expired', 'unknown']),
  amount: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
})
export type DemoPayment = z.infer<typeof demoPayment>

/** What its buttons send, under the name `do`. */
export const demoChoices = ['pay', 'decline', 'back'] as const
export type DemoChoice = (typeof demoChoices)[number]
