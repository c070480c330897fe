import type { Context } from 'hono'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { readPrivateCookie, writePrivateCookie } from '../../server/http/cookies.ts'
import { idempotencyKeyOf } from '../../server/http/idempotency-key.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { createToken, hashOfToken } from '../../server/accounts/tokens.ts'
import { checkoutKeyShort } from './refusals.ts'

/** Longer than an order waits for its payment. */
const days = 7

/** Who learns or guesses the name of a checkout is let near its order: 128 random bits, as a UUID has them, take 22 characters. */
const shortestKey = 22

/** What the caller calls its checkout, if it calls it something. */
export function checkoutIdOf(c: Context<AppEnv>): Outcome<string | undefined, typeof checkoutKeyShort> {
  const key = idempotencyKeyOf(c)
  return key !== undefined && key.length < shortestKey ? checkoutKeyShort : done(key)
}

/** Lets a browser be known again by what it orders. */
export function recogniseBrowser(c: Context<AppEnv>): string {
  const token = browserTokenOf(c) ?? createToken()
  writePrivateCookie(c, 'checkout-browser', token, days)
  return token
}

/** The browser that orders; none, where a program does that has no cookies. */
export function browserHashOf(c: Context<AppEnv>): Buffer<ArrayBuffer> | null {
  const isBrowser = [c.req.header('Origin'), c.req.header('Sec-Fetch-Site')].some((header) => header !== undefined)
  return isBrowser || browserTokenOf(c) !== undefined ? hashOfToken(recogniseBrowser(c)) : null
}

function browserTokenOf(c: Context<AppEnv>): string | undefined {
  const token = readPrivateCookie(c, 'checkout-browser')
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}
