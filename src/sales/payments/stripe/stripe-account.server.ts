import type { Config } from '../../../server/config.ts'
import { openSdk, withTimeout } from './stripe-client.server.ts'

const patience = 5_000

/** `forbidden`: a restricted key that may not take payments. */
export type KeyProblem = 'refused' | 'forbidden' | 'unreachable'

/** Whether Stripe takes the key, by the smallest question that needs what paying needs; undefined if it does. */
export async function stripeKeyProblem(stripe: NonNullable<Config['stripe']>): Promise<KeyProblem | undefined> {
  const timeout = { attempt: patience, retries: 0, altogether: patience }
  try {
    const sdk = await openSdk({ ...stripe, timeout })
    await withTimeout(timeout.altogether, () => sdk.checkout.sessions.list({ limit: 1 }))
    return undefined
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    return statusCode === 401 ? 'refused' : statusCode === 403 ? 'forbidden' : 'unreachable'
  }
}

/** How money is taken now: in earnest only with a live key. */
export function paymentMode({ payments, stripe }: Config): 'closed' | 'demo' | 'test' | 'live' {
  if (!stripe) return payments === 'demo' ? 'demo' : 'closed'
  return /^[sr]k_test_/.test(stripe.secretKey) ? 'test' : 'live'
}
