import * as z from 'zod/mini'

/** How the shop takes money, beside what is set of it. */
export const paymentStanding = z.object({
  /** `live`: real money. */
  mode: z.enum(['live', 'test', 'demo', 'closed']),
  /** Where Stripe sends its news. */
  webhookAddress: z.string(),
  hasWebhookSecret: z.boolean(),
  /** When news last came, signed by the secret that there is now. */
  webhookSeenAt: z.nullable(z.string()),
  /** Payments at Stripe that somebody may still be making: only the account where they began knows how they end. */
  openPayments: z.int(),
})
export type PaymentStanding = z.infer<typeof paymentStanding>
