import type { Stripe } from 'stripe'
import { brand } from '../../../brand.ts'
import { currency, type PaymentRequest } from '../payment.ts'

const pln = currency.toLowerCase()

/** A discount exists at Stripe for the one session that uses it. */
export function couponParams({ code, amount }: NonNullable<PaymentRequest['discount']>): Stripe.CouponCreateParams {
  return { amount_off: amount, currency: pln, duration: 'once', max_redemptions: 1, name: code.slice(0, 40) }
}

/** Payment methods aren't listed: they are switched on in the dashboard. */
export function sessionParams(asked: PaymentRequest, coupon: string | undefined): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    order_id: String(asked.orderId),
    order_number: asked.orderNumber,
    payment_id: asked.paymentId,
  }
  return {
    mode: 'payment',
    line_items: asked.lines.map(({ name, quantity, price }) => ({
      quantity,
      price_data: { currency: pln, unit_amount: price, tax_behavior: 'inclusive', product_data: { name } },
    })),
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: asked.shipping.name.slice(0, 100),
          fixed_amount: { amount: asked.shipping.cost, currency: pln },
          tax_behavior: 'inclusive',
        },
      },
    ],
    ...(coupon !== undefined && { discounts: [{ coupon }] }),
    // Otherwise customers abroad may be charged in another currency.
    adaptive_pricing: { enabled: false },
    locale: asked.language,
    customer_email: asked.email,
    client_reference_id: asked.orderNumber,
    metadata,
    // Stripe doesn't copy metadata from the session to the payment, and events of refunds and disputes name the payment.
    payment_intent_data: { metadata, description: `${brand.name} ${asked.orderNumber}` },
    expires_at: Math.floor(asked.expiresAt.getTime() / 1_000),
    // Stripe puts the session's id in place of the braces.
    success_url: `${asked.origin}/checkout/success?session_id={CHECKOUT_SESSION_ID}&lang=${asked.language}`,
    cancel_url: `${asked.origin}${asked.cancelPath}`,
  }
}
