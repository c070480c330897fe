import type { Stripe } from 'stripe'
import type { Config } from '../../../server/config.ts'
import { ProviderUnavailable, ProviderRefused } from '../payment.ts'

/**
 * A customer is waiting. One attempt may take five seconds; quick failures (a dropped connection, an idempotency
 * conflict) are retried twice; after eleven seconds the call fails.
 */
export const checkoutTimeouts = { attempt: 5_000, retries: 2, altogether: 11_000 }

/** Loaded on first use: the SDK is larger than the rest of the program. */
export async function openSdk({
  secretKey,
  apiUrl,
  timeout = checkoutTimeouts,
}: NonNullable<Config['stripe']>): Promise<Stripe> {
  const { Stripe: Sdk } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com')
  return new Sdk(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeout.attempt,
    maxNetworkRetries: timeout.retries,
    telemetry: false,
    // Node's default client only limits silence, so a slow trickle would never time out.
    httpClient: Sdk.createFetchHttpClient((address, init) => fetch(address, { ...init, redirect: 'error' })),
  })
}

/** Returns the result of the work, or fails after the time limit. The signal stops further steps. */
export async function withTimeout<Result>(
  altogether: number,
  work: (goOn: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new ProviderUnavailable('Stripe did not answer in time')
    deadline.abort(error)
    reject(error)
  }, altogether)
  try {
    return await Promise.race([work(deadline.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

interface Told {
  type?: unknown
  statusCode?: unknown
  code?: unknown
  param?: unknown
  requestId?: unknown
}

export const codeOf = (thrown: unknown) => (thrown as Told | undefined)?.code

/** Only codes are logged: Stripe's sentences may contain addresses or keys. */
function reasonOf(thrown: unknown): string {
  const { type, statusCode, code, param, requestId } = Object(thrown) as Told
  return [type, statusCode, code, param, requestId].filter((fact) => fact !== undefined && fact !== null).join(', ')
}

/** Any other problem is treated as temporary. */
export const unavailable = (thrown: unknown) => new ProviderUnavailable(`Stripe can't be asked (${reasonOf(thrown)})`)

/** A refused request stays refused. A wrong API key is not the request's fault. */
export function unavailableOrRefused(thrown: unknown): ProviderUnavailable | ProviderRefused {
  const { statusCode, type } = Object(thrown) as Told
  const isRefused = (statusCode === 400 || statusCode === 404) && type !== 'StripeRateLimitError'
  if (!isRefused) return unavailable(thrown)
  const code = codeOf(thrown)
  return new ProviderRefused(`Stripe refused (${reasonOf(thrown)})`, typeof code === 'string' ? code : null)
}
