import type { MiddlewareHandler } from 'hono'
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
