import type { MiddlewareHandler } from 'hono'
import { heldSeconds, isShopHeld } from '../../server/backup/hold-shop.ts'
import { refuse } from '../../server/http/errors.ts'
import type { AppEnv } from '../../server/http/app-env.ts'

/**
 * The limit for path and query. Our own pages need at most 2,000 characters, with a search of 200 characters encoded as
 * nine each. Requests up to this limit get a proper error message.
 */
const maxUrlLength = 12_288

/** Refuses longer URLs than any of ours, before routing. */
export const refuseLongUrls: MiddlewareHandler<AppEnv> = (c, next) => {
  const { url } = c.req
  const path = url.indexOf('/', url.indexOf('//') + 2)
  // Requests within the process repeat the page's own URL, and may encode a character as three.
  const isFromOutside = c.var.address !== 'within'
  if (isFromOutside && url.length - path > maxUrlLength) throw refuse('address_too_long')
  return next()
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Forms authorised only by the secret in their address: cookies make no difference, so they can't be abused. Mail
 * providers post the first one from anywhere, and browsers send no origin from a page with `no-referrer`, as an order's is. Nor do they
 * with the last, a report of broken rules, which nothing follows from.
 */
const worksFromAnywhere = /^\/((unsubscribe|checkout\/demo|review|order)\/[^/]+|api\/security\/violations)$/

/**
 * Refuses state-changing requests from other sites (CSRF). Browsers always send where such a request comes from; a
 * program that sends nothing carries no visitor's cookies.
 */
export const refuseCrossSiteRequests: MiddlewareHandler<AppEnv> = (c, next) => {
  const isOpen = c.req.method === 'POST' && worksFromAnywhere.test(c.req.path)
  if (!isOpen && !safeMethods.has(c.req.method)) {
    const origin = c.req.header('Origin')
    const from = c.req.header('Sec-Fetch-Site')
    // From a page with `no-referrer`, a form comes without its origin; the other header still says that the page is ours.
    const isUnnamedOwn = origin === 'null' && from === 'same-origin'
    const isForeign = from === 'cross-site' || (origin !== undefined && origin !== c.var.origin && !isUnnamedOwn)
    if (isForeign) throw refuse('forbidden')
  }
  return next()
}

/** Posted, but they only answer, or nothing is lost with them. */
const readsOnly = /^\/api\/(store\/(check-cart|validate-discount)|security\/violations)$/

/** They settle a payment, though they are only asked. */
const writesWhenAsked = /^\/api\/store\/(checkout-sessions|demo-payments)\//

/** Refuses, at once and in any copy, what a restore that is under way would lose. Whoever reads isn't asked. */
export const refuseWhileHeld: MiddlewareHandler<AppEnv> = async (c, next) => {
  const writes = safeMethods.has(c.req.method) ? writesWhenAsked.test(c.req.path) : !readsOnly.test(c.req.path)
  if (writes && (await isShopHeld(c.var.database))) throw refuse('held', { retryAfterSeconds: heldSeconds })
  return next()
}
