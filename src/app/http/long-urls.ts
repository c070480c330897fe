import type { MiddlewareHandler } from 'hono'
import { refuse } from '../../server/http/errors.ts'
import type { AppEnv } from '../../server/http/app-env.ts'

/**
 * Of path and query together. What our own pages ask for has two thousand, a search of two hundred letters that are written as nine
 * each; who asks for more of something, up to here, is told what is wrong with that.
 */
const maxUrlLength = 12_288

/** Refuses an address that nothing of ours has, before anybody looks for what is behind it. */
export const refuseLongUrls: MiddlewareHandler<AppEnv> = (c, next) => {
  const { url } = c.req
  const path = url.indexOf('/', url.indexOf('//') + 2)
  // What a page asks for within the process repeats the page's own address, and may spell a letter of it in three.
  const isFromOutside = c.var.address !== 'within'
  if (isFromOutside && url.length - path > maxUrlLength) throw refuse('address_too_long')
  return next()
}
