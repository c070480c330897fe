import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * Gives the answer the headers that every answer to this request has, unless it brings its own of that name. One that
 * was made with them is left alone: to touch the headers of a `Response` that is finished makes a slow one of it.
 */
export function addResponseHeaders(c: Context<AppEnv>): void {
  if (c.res === c.get('finishedResponse')) return
  for (const [name, value] of Object.entries(c.get('responseHeaders'))) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

/** An answer that is made with those headers from the beginning. */
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
