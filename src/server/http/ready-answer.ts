import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodedAs, encodingFor, isKnown, type CompressedResponse, type Encoding } from './compressed-response.ts'

/** An answer that everybody gets, as it is written: nothing of it is made anew but the id of the request. */
export interface ReadyAnswer {
  /** What the log and the metrics call it. */
  path: string
  route: string
  write(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): number
}

const requestIdHeader = 'X-Request-Id'

/**
 * @param around the headers of every answer to such a request
 * @param headers those of this one
 */
export function readyAnswer(
  { path, route }: Pick<ReadyAnswer, 'path' | 'route'>,
  compressed: CompressedResponse,
  around: Record<string, string>,
  headers: Record<string, string>,
): ReadyAnswer {
  const forms: Partial<Record<Encoding, ReturnType<typeof encoded>>> = {}
  return {
    path,
    route,
    write(incoming, outgoing, requestId) {
      const asked = incoming.headers
      const encoding = encodingFor(compressed, String(asked['accept-encoding'] ?? ''))
      const { tag, body, known, whole } = (forms[encoding] ??= encoded(encoding))
      const isUnchanged = isKnown(asked['if-none-match'], tag)
      const { names, idAt } = isUnchanged ? known : whole
      // They are written before anybody else has a turn.
      names[idAt] = requestId
      const status = isUnchanged ? 304 : 200
      outgoing.writeHead(status, names)
      if (isUnchanged || incoming.method === 'HEAD') outgoing.end()
      else outgoing.end(body)
      return status
    },
  }

  function encoded(encoding: Encoding) {
    const { tag, body, known, whole } = encodedAs(encoding, compressed, headers)
    return { tag, body, known: listed(known), whole: listed(whole) }
  }

  /** As Node writes them without asking again: each name, and then its value. */
  function listed(own: Record<string, string>) {
    const names = Object.entries({ ...around, [requestIdHeader]: '', ...own }).flat()
    return { names, idAt: names.indexOf(requestIdHeader) + 1 }
  }
}
