import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * Adds the headers of every response to this one, unless it sets its own. Responses built with them are left alone:
 * changing the headers of a finished `Response` is slow.
 */
export function addResponseHeaders(c: Context<AppEnv>): void {
  if (c.res === c.get('finishedResponse')) return
  for (const [name, value] of Object.entries(c.get('responseHeaders'))) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

/** A response built with those headers. */
export function responseWithHeaders(
  c: Context<AppEnv>,
  status: number,
  body: BodyInit | null,
  headers: Record<string, string>,
): Response {
  const answer = new Response(body, { status, headers: { ...c.get('responseHeaders'), ...headers } })
  c.set('finishedResponse', answer)
  return answer
}
