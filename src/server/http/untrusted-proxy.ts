import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

const hour = 3_600_000

/** Whether the request came through an untrusted proxy: then all its visitors look like one. */
export function isBehindUntrustedProxy<Env extends AppEnv>(c: Context<Env>): boolean {
  const isForwarded = c.req.header('X-Forwarded-For') !== undefined || c.req.header('Forwarded') !== undefined
  return isForwarded && !c.var.config.trustProxy
}

/** Logs it, at most once an hour. */
export function warnOfUntrustedProxy(now: () => number = Date.now): MiddlewareHandler<AppEnv> {
  let warnedAt = -Infinity
  return (c, next) => {
    if (isBehindUntrustedProxy(c) && now() - warnedAt >= hour) {
      warnedAt = now()
      c.var.log.warn(
        'Requests come with X-Forwarded-For or Forwarded, as a proxy sends them, and TRUST_PROXY is not set: all visitors are one address, which one of them can use up for all. Behind a proxy of yours, set TRUST_PROXY=true.',
      )
    }
    return next()
  }
}
