import type { MiddlewareHandler } from 'hono'
import { refuse } from '../../server/http/errors.ts'
import type { AppEnv } from '../../server/http/app-env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Forms that work by the secret in their address alone: who is signed in makes no difference, so nobody's cookies can be
 * abused. Mail providers and mail programs send the first from wherever they are; and of a page whose address is told to
 * nobody, browsers don't say either that its form comes from there.
 */
const worksFromAnywhere = /^\/(unsubscribe|checkout\/demo)\/[^/]+$/

/**
 * Refuses state-changing calls that a page of another site makes with our visitor's cookies. Browsers always say
 * where such a call comes from; a program that says nothing carries nobody's cookies but its own.
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
