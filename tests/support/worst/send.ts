import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import type { WorstRequest } from './worst-requests.ts'

/** Sends it as it is, and gives the status of the answer, all of which has been read. */
export async function send(
  agent: Agent,
  origin: string,
  { method, path, headers, body }: WorstRequest,
): Promise<number> {
  const content = body?.()
  const asking = request(origin, {
    agent,
    method,
    path,
    headers: { ...headers, ...(content !== undefined && { 'Content-Length': Buffer.byteLength(content) }) },
    maxHeaderSize: 65_536,
  })
  asking.end(content)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode ?? 0
}
