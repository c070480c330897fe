import type { Stripe } from 'stripe'
import type { Config } from '../../../server/config.ts'
import { ProviderUnavailable, ProviderRefused } from '../payment.ts'

/**
 * A customer waits for it. One attempt may take five seconds; what fails sooner, such as a dropped connection or a second
 * request with a key that is being worked on, is tried twice more; and after eleven seconds it is over, whatever goes on.
 */
export const checkoutTimeouts = { attempt: 5_000, retries: 2, altogether: 11_000 }

/** Loaded when somebody first needs it: it is larger than the rest of the program. */
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
    // The client that Node has by default measures silence only, so an answer that drips would be waited for for ever.
    httpClient: Sdk.createFetchHttpClient((address, init) => fetch(address, { ...init, redirect: 'error' })),
  })
}

/** Gives what the work gives, or gives up. What is still under way then starts nothing new. */
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

/** What was answered is told by its codes alone: Stripe's sentences may repeat addresses, and others keys. */
function reasonOf(thrown: unknown): string {
  const { type, statusCode, code, param, requestId } = Object(thrown) as Told
  return [type, statusCode, code, param, requestId].filter((fact) => fact !== undefined && fact !== null).join(', ')
}

/** Whatever else went wrong may go well another time. */
export const unavailable = (thrown: unknown) => new ProviderUnavailable(`Stripe can't be asked (${reasonOf(thrown)})`)

/** What Stripe finds wrong with a request stays wrong. A wrong key isn't the request's fault. */
export function unavailableOrRefused(thrown: unknown): ProviderUnavailable | ProviderRefused {
  const { statusCode, type } = Object(thrown) as Told
  const isRefused = (statusCode === 400 || statusCode === 404) && type !== 'StripeRateLimitError'
  if (!isRefused) return unavailable(thrown)
  const code = codeOf(thrown)
  return new ProviderRefused(`Stripe refused (${reasonOf(thrown)})`, typeof code === 'string' ? code : null)
}
