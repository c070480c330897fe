import { request } from 'node:http'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

/** An answer of the shop, for the bare server to repeat. */
export interface RecordedResponse {
  path: string
  /** Those that describe the content. */
  headers: Record<string, string>
  /** As sent, compression and all, in base64. */
  body: string
}

const contentHeaders = ['content-type', 'content-length', 'content-encoding', 'cache-control', 'etag', 'vary']

export async function recordResponse(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<RecordedResponse> {
  const asked = request(`${origin}${path}`, { headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`)
  const chunks = (await answer.toArray()) as Buffer[]
  const described = contentHeaders.flatMap((name) => {
    const value = answer.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { path, headers: Object.fromEntries(described), body: Buffer.concat(chunks).toString('base64') }
}
