import type { Context } from 'hono'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { readPrivateCookie, writePrivateCookie } from '../../server/http/cookies.ts'
import { idempotencyKeyOf } from '../../server/http/idempotency-key.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { createToken, hashOfToken } from '../../server/accounts/tokens.ts'
import { checkoutKeyShort } from './refusals.ts'

/** Longer than an order waits for payment. */
const days = 7

/** Whoever knows a checkout id can access its order, so the id needs 128 random bits: 22 characters, as in a UUID. */
const shortestKey = 22

/** The checkout id sent by the caller, if any. */
export function checkoutIdOf(c: Context<AppEnv>): Outcome<string | undefined, typeof checkoutKeyShort> {
  const key = idempotencyKeyOf(c)
  return key !== undefined && key.length < shortestKey ? checkoutKeyShort : done(key)
}

/** Sets a cookie by which the browser is recognised as the owner of its orders. */
export function recogniseBrowser(c: Context<AppEnv>): string {
  const token = browserTokenOf(c) ?? createToken()
  writePrivateCookie(c, 'checkout-browser', token, days)
  return token
}

/** The browser that orders; undefined for a program without cookies. */
export function browserHashOf(c: Context<AppEnv>): Buffer<ArrayBuffer> | null {
  const isBrowser = [c.req.header('Origin'), c.req.header('Sec-Fetch-Site')].some((header) => header !== undefined)
  return isBrowser || browserTokenOf(c) !== undefined ? hashOfToken(recogniseBrowser(c)) : null
}

function browserTokenOf(c: Context<AppEnv>): string | undefined {
  const token = readPrivateCookie(c, 'checkout-browser')
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}
