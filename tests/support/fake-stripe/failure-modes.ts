import type { ServerResponse } from 'node:http'

/**
 * How calls are answered: `ok`; `down` (connection cut); `slow` (never answered); `dripping` (one byte at a time);
 * `nonsense`; `lost` (done, but the answer is lost). Anything else is sent as it is.
 */
export type FailureMode =
  | 'ok'
  | 'down'
  | 'slow'
  | 'dripping'
  | 'nonsense'
  | 'lost'
  | { status: number; body: string; location?: string }

/** Answers in the failure mode and returns whether it did. */
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
