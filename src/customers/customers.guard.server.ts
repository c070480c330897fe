import type { MiddlewareHandler } from 'hono'
import { clearSignedInHint } from '../server/http/cookies.ts'
import { described, type Description } from '../server/http/endpoint.ts'
import { refuse } from '../server/http/errors.ts'
import type { AppEnv } from '../server/http/app-env.ts'
import type { CustomerRow } from './customers.table.ts'
import { findSignedIn } from './find-customer.server.ts'

interface SignedIn {
  Variables: { customer: CustomerRow; sessionToken: string }
}

/** Guard: requires a customer's session. The handler finds customer and token in its context. */
export function customers(summary: string, gives: Description['gives'] = {}): MiddlewareHandler<AppEnv & SignedIn> {
  const guard: MiddlewareHandler<AppEnv & SignedIn> = async (c, next) => {
    const signedIn = await findSignedIn(c)
    if (!signedIn) {
      clearSignedInHint(c)
      throw refuse('not_signed_in')
    }
    c.set('customer', signedIn.customer)
    c.set('sessionToken', signedIn.sessionToken)
    await next()
  }
  return described(guard, { guard: 'customer', summary, gives })
}
