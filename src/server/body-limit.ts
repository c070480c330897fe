import type { MiddlewareHandler } from 'hono'
import { refuse } from './errors.ts'
import type { Room } from './room.ts'

const megabyte = 1024 * 1024
const most = { upload: 12 * megabyte, anythingElse: megabyte / 4, patience: 64 * megabyte }

/**
 * Refuses bodies that are too large. The rest of such a body is read and thrown away first, within reason: a browser
 * that is cut off in the middle of sending shows a broken connection instead of our answer.
 */
export const limitBody: MiddlewareHandler<Room> = async (c, next) => {
  const { body, headers } = c.req.raw
  if (body) {
    const limit = /^multipart\//i.test(headers.get('Content-Type') ?? '') ? most.upload : most.anythingElse
    const declared = headers.get('Content-Length')
    // Node itself sees to it that no more arrives than was declared.
    if (declared === null) c.req.raw = withBody(c.req.raw, await readWithin(body, limit))
    else if (Number(declared) > limit) await readWithin(body, limit)
  }
  await next()
}

async function readWithin(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > most.patience) break
  }
  if (size > limit) throw refuse('too_large')
  return Buffer.concat(chunks)
}

const withBody = ({ url, method, headers }: Request, body: Uint8Array<ArrayBuffer>) =>
  new Request(url, { method, headers, body })
