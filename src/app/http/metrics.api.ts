import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { refuse } from '../../server/http/errors.ts'
import type { Frontend } from './frontend.ts'
import type { AppEnv } from '../../server/http/app-env.ts'

/** Only for this machine, or with the token: behind an own proxy all requests seem to come from this machine. */
export async function serveMetrics(c: Context<AppEnv>): Promise<Response> {
  const { metricsToken } = c.var.config
  const isLetIn = metricsToken ? hasToken(c, metricsToken) : isFromThisMachine(c)
  if (!isLetIn) throw refuse('not_found')
  return c.body(await c.var.metrics.write(), 200, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

function hasToken(c: Context<AppEnv>, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(c.req.header('Authorization') ?? ''), digest(`Bearer ${token}`))
}

const forwarding = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP']

function isFromThisMachine(c: Context<AppEnv>): boolean {
  const { address = '' } = getConnInfo(c).remote
  return /^(::ffff:)?127\.|^::1$/.test(address) && forwarding.every((name) => c.req.header(name) === undefined)
}

/** The pattern of the matching route, for counting: unlike paths, their number is limited. */
export function routeOf(c: Context<AppEnv>, { screenAt }: Frontend): string {
  const { path } = c.req
  if (path.startsWith('/assets/')) return '/assets/*'
  const pattern = routePath(c)
  return pattern === '*' || pattern === '/*' ? (screenAt(path) ?? 'other') : pattern
}
