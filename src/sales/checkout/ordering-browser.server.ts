import type { Context } from 'hono'
import { createToken, hashOfToken } from '../../server/accounts/tokens.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { readPrivateCookie, writePrivateCookie } from '../../server/http/cookies.ts'

/** Longer than an order waits for payment. */
const days = 7

/** Sets a cookie by which the browser is recognised as the owner of its orders. */
export function recogniseBrowser(c: Context<AppEnv>): string {
  const token = browserTokenOf(c) ?? createToken()
  writePrivateCookie(c, 'checkout-browser', token, days)
  return token
}

/** The browser that orders; null for a program without cookies. */
export function browserHashOf(c: Context<AppEnv>): Buffer<ArrayBuffer> | null {
  const isBrowser = [c.req.header('Origin'), c.req.header('Sec-Fetch-Site')].some((header) => header !== undefined)
  return isBrowser || browserTokenOf(c) !== undefined ? hashOfToken(recogniseBrowser(c)) : null
}

/** The browser that asks, as far as it has ordered before. */
export function knownBrowserHash<Env extends AppEnv>(c: Context<Env>): Buffer<ArrayBuffer> | null {
  const token = browserTokenOf(c)
  return token === undefined ? null : hashOfToken(token)
}

function browserTokenOf<Env extends AppEnv>(c: Context<Env>): string | undefined {
  const token = readPrivateCookie(c, 'checkout-browser')
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}
