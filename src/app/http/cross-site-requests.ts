import type { MiddlewareHandler } from 'hono'
import { refuse } from '../../server/http/errors.ts'
import type { AppEnv } from '../../server/http/app-env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Forms authorised only by the secret in their address: cookies make no difference, so they can't be abused. Mail
 * providers post the first one from anywhere, and browsers send no origin from a page with `no-referrer`.
 */
const worksFromAnywhere = /^\/(unsubscribe|checkout\/demo)\/[^/]+$/

/**
 * Refuses state-changing requests from other sites (CSRF). Browsers always send where such a request comes from; a
 * program that sends nothing carries no visitor's cookies.
 */
export const refuseCrossSiteRequests: MiddlewareHandler<AppEnv> = (c, next) => {
  const isOpen = c.req.method === 'POST' && worksFromAnywhere.test(c.req.path)
  if (!isOpen && !safeMethods.has(c.req.method)) {
    const origin = c.req.header('Origin')
    const isForeign =
      c.req.header('Sec-Fetch-Site') === 'cross-site' || (origin !== undefined && origin !== c.var.origin)
    if (isForeign) throw refuse('forbidden')
  }
  return next()
}
