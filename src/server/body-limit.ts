import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from './errors.ts'
import type { Room } from './room.ts'
import { watchSending } from './sending.ts'

const megabyte = 1024 * 1024
export const mostBytes = {
  json: megabyte / 4,
  /** Of ids, as many as a list may hold. */
  manyIds: 2 * megabyte,
  /** Of a plain form: a button, and what mail programs send along. */
  form: megabyte / 64,
  upload: 12 * megabyte,
}
const patience = 128 * megabyte

/**
 * Reads a body. Refused is one that is larger than its endpoint takes, and one that comes too slowly. It stands behind the guard, so
 * that nobody who isn't let in can make the program hold anything.
 */
export async function receive<Body>(
  c: Context<Room>,
  limit: number,
  read: () => Promise<Body>,
  sending = watchSending(c),
): Promise<Body> {
  return sending.whole(async () => {
    c.req.raw = await limitBody(c.req.raw, limit)
    return read()
  })
}

async function limitBody(request: Request, limit: number): Promise<Request> {
  const { body, headers, url, method } = request
  if (!body) return request
  const declared = headers.get('Content-Length')
  // Node itself sees to it that no more arrives than was declared.
  if (declared !== null && Number(declared) > limit) throw refuse('too_large')
  return declared === null ? new Request(url, { method, headers, body: await readWithin(body, limit) }) : request
}

async function readWithin(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const size = await readAll(body, (chunk, sizeSoFar) => {
    if (sizeSoFar <= limit) chunks.push(chunk)
    else chunks.length = 0
  })
  if (size > limit) throw refuse('too_large')
  return Buffer.concat(chunks)
}

/**
 * Middleware: what an answer left unread of the body is read and thrown away, within reason. A client that is cut off in
 * the middle of sending sees a broken connection instead of our answer.
 */
export const readToTheEnd: MiddlewareHandler<Room> = async (c, next) => {
  const request = c.req.raw
  await next()
  // Reading has no body, and to look for one costs more than to answer.
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { body } = request
  if (body && !request.bodyUsed)
    await watchSending(c)
      .whole(() => readAll(body, () => {}))
      .catch(() => {})
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  take: (chunk: Uint8Array, sizeSoFar: number) => void,
): Promise<number> {
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.length
      take(chunk, size)
      if (size > patience) break
    }
  } catch {
    // The client hung up in the middle: whatever it meant to send, this isn't it.
    throw refuse('malformed')
  }
  return size
}
