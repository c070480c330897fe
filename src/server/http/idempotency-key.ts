import type { HonoRequest } from 'hono'
import { refuse } from './errors.ts'

/** What the caller calls this one thing that it wants, so that it is done once however often it is asked for. */
export function idempotencyKeyOf({ req }: { req: Pick<HonoRequest, 'header'> }): string | undefined {
  const key = req.header('Idempotency-Key')
  return key === undefined ? undefined : readKey(key)
}

export function readKey(key: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw refuse('malformed')
  return key
}
