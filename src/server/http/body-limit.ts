import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse, Refusal } from './errors.ts'
import type { AppEnv } from './app-env.ts'
import { watchRequestBody } from './request-body-pace.ts'

const megabyte = 1024 * 1024
export const maxBytes = {
  json: megabyte / 4,
  /** Of ids, as many as a list may hold. */
  manyIds: 2 * megabyte,
  /** Of a plain form: a button, and what mail programs send along. */
  form: megabyte / 64,
  upload: 12 * megabyte,
}
const mostReadAway = 128 * megabyte

/**
 * Reads a body. It refuses bodies that are too large or arrive too slowly. It runs after the guard, so that only
 * permitted callers use memory.
 */
export async function receive<Body>(
  c: Context<AppEnv>,
  limit: number,
  read: () => Promise<Body>,
  sending = watchRequestBody(c),
): Promise<Body> {
  const tooLarge = () => {
    throw refuse('too_large')
  }
  return sending.whole(async () => {
    try {
      const declared = c.req.header('Content-Length')
      // To count what comes, the request has to be made into one of the web's, which takes longer than to read it.
      if (declared === undefined || c.req.header('Transfer-Encoding') !== undefined)
        await bodyLimit({ maxSize: limit, onError: tooLarge })(c, async () => {})
      else if (Number.parseInt(declared, 10) > limit) tooLarge()
      return await read()
    } catch (error) {
      // The client hung up in the middle: whatever it meant to send, this isn't it.
      throw error instanceof Refusal ? error : refuse('malformed')
    }
  })
}

/**
 * Middleware: what an answer left unread of the body is read and thrown away, within reason. A client that is cut off in
 * the middle of sending sees a broken connection instead of our answer. What nobody declared and is too large isn't waited for:
 * programs alone send that.
 */
export const readToTheEnd: MiddlewareHandler<AppEnv> = async (c, next) => {
  const request = c.req.raw
  await next()
  // Reading has no body, and to look for one costs more than to answer.
  if (request.method === 'GET' || request.method === 'HEAD') return
  const body = request.bodyUsed ? null : request.body
  if (body)
    await watchRequestBody(c)
      .whole(() => readAway(body))
      .catch(() => {})
}

async function readAway(body: ReadableStream<Uint8Array>): Promise<void> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > mostReadAway) return
  }
}
