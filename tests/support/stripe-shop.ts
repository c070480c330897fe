import { onTestFinished } from 'vitest'
import { FakeStripe } from './fake-stripe.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** A stand-in for Stripe, until the test ends. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const stripe = await FakeStripe.open()
  onTestFinished(() => stripe.close())
  return stripe
}

/** A shop that takes its money there. */
export async function openStripeShop(
  ...[settings, ...others]: Parameters<typeof openTestShop>
): Promise<{ shop: TestShop; stripe: FakeStripe }> {
  const stripe = await openFakeStripe()
  const shop = await openTestShop({ payments: 'stripe', stripe: stripe.settings, ...settings }, ...others)
  return { shop, stripe }
}
