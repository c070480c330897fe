import * as z from 'zod/mini'
import type { Field } from './form-body.ts'
import { StripeRefusal } from './refusal.ts'

const whole = z.pipe(z.string().check(z.regex(/^-?\d+$/)), z.transform(Number))
const amount = z.pipe(whole, z.number().check(z.nonnegative()))
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((said) => said === 'true'),
)
const pln = z.string().check(z.regex(/^[a-z]{3}$/))
const taxBehavior = z.optional(z.enum(['inclusive', 'exclusive', 'unspecified']))
const metadata = z.optional(
  z.record(text(40), z.string().check(z.maxLength(500))).check(z.refine((all) => Object.keys(all).length <= 50)),
)

export const couponParameters = z.strictObject({
  amount_off: z.pipe(whole, z.number().check(z.positive())),
  currency: pln,
  duration: z.enum(['once', 'repeating', 'forever']),
  max_redemptions: z.optional(z.pipe(whole, z.number().check(z.positive()))),
  name: z.optional(text(40)),
  metadata,
})

export const refundParameters = z.strictObject({
  payment_intent: text(100),
  amount: z.optional(z.pipe(whole, z.number().check(z.positive()))),
  metadata,
})

const lineItem = z.strictObject({
  quantity: z.pipe(whole, z.number().check(z.positive())),
  price_data: z.strictObject({
    currency: pln,
    unit_amount: amount,
    tax_behavior: taxBehavior,
    product_data: z.strictObject({ name: text(5_000), description: z.optional(text(40_000)), metadata }),
  }),
})

const shippingOption = z.strictObject({
  shipping_rate_data: z.strictObject({
    type: z.literal('fixed_amount'),
    display_name: text(100),
    fixed_amount: z.strictObject({ amount, currency: pln }),
    tax_behavior: taxBehavior,
  }),
})

/** What a session may be asked for with, of what a shop such as ours could need; all else is unknown, as old names are. */
export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).check(z.minLength(1), z.maxLength(100)),
  shipping_options: z.optional(z.array(shippingOption).check(z.maxLength(5))),
  discounts: z.optional(z.array(z.strictObject({ coupon: text(100) })).check(z.maxLength(1))),
  adaptive_pricing: z.optional(z.strictObject({ enabled: flag })),
  allowed_payment_method_types: z.optional(z.array(z.string())),
  locale: z.optional(z.enum(['auto', 'pl', 'en', 'en-GB', 'de', 'fr'])),
  customer_email: z.optional(z.email()),
  client_reference_id: z.optional(text(200)),
  metadata,
  payment_intent_data: z.optional(
    z.strictObject({ metadata, description: z.optional(text(1_000)), receipt_email: z.optional(z.email()) }),
  ),
  expires_at: z.optional(whole),
  success_url: z.url(),
  cancel_url: z.optional(z.url()),
})
export type SessionParameters = z.output<typeof sessionParameters>

/** What was sent, or the refusal that names the first parameter which is wrong. */
export function checkParameters<Shape extends z.ZodMiniType>(
  shape: Shape,
  sent: Record<string, Field>,
): z.output<Shape> {
  const { success, data, error } = shape.safeParse(sent)
  if (success) return data
  const [issue] = error.issues
  if (!issue) throw error
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    throw new StripeRefusal(400, `Received unknown parameter: ${param}`, 'parameter_unknown', param)
  }
  const param = nameOf(issue.path)
  const isMissing = issue.path.reduce((part: any, step) => part?.[step], sent) === undefined
  if (isMissing) throw new StripeRefusal(400, `Missing required param: ${param}.`, 'parameter_missing', param)
  throw new StripeRefusal(400, `Invalid ${param}.`, codeOf(param), param)
}

function codeOf(param: string): string {
  if (param.endsWith('_url')) return 'url_invalid'
  return param.endsWith('email') ? 'email_invalid' : 'parameter_invalid'
}

const nameOf = ([first, ...others]: PropertyKey[]) =>
  [String(first), ...others.map((step) => `[${String(step)}]`)].join('')
