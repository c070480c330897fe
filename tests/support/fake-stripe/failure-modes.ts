import type { ServerResponse } from 'node:http'

/**
 * How calls are answered: as they should be; not at all, with the line cut at once (`down`) or held for ever (`slow`); a
 * byte at a time (`dripping`); with something that makes no sense; or done, with the answer lost on its way (`lost`).
 * Anything else is answered as it is written.
 */
export type FailureMode =
  | 'ok'
  | 'down'
  | 'slow'
  | 'dripping'
  | 'nonsense'
  | 'lost'
  | { status: number; body: string; location?: string }

/** Answers by the mood, and says whether that was the answer. */
export function respondInMode(mode: FailureMode, response: ServerResponse): boolean {
  if (mode === 'ok' || mode === 'lost') return false
  if (mode === 'slow') return true
  if (mode === 'down') response.destroy()
  else if (mode === 'nonsense') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome!</h1>')
  else if (mode === 'dripping') drip(response)
  else response.writeHead(mode.status, headersOf(mode)).end(mode.body)
  return true
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const dripping = setInterval(() => response.write(' '), 200)
  response.on('close', () => clearInterval(dripping))
}

const headersOf = ({ location }: { location?: string }) => ({
  'Content-Type': 'application/json',
  ...(location && { Location: location }),
})
