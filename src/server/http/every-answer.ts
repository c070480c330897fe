import type { Context } from 'hono'
import type { Room } from './room.ts'

/**
 * Gives the answer the headers that every answer to this request has, unless it brings its own of that name. One that
 * was made with them is left alone: to touch the headers of a `Response` that is finished makes a slow one of it.
 */
export function completeAnswer(c: Context<Room>): void {
  if (c.res === c.get('completeAnswer')) return
  for (const [name, value] of Object.entries(c.get('everyAnswer'))) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

/** An answer that is made with those headers from the beginning. */
export function makeCompleteAnswer(
  c: Context<Room>,
  status: number,
  body: BodyInit | null,
  headers: Record<string, string>,
): Response {
  const answer = new Response(body, { status, headers: { ...c.get('everyAnswer'), ...headers } })
  c.set('completeAnswer', answer)
  return answer
}
