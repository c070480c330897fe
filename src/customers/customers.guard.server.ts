import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { clearSignedInHint, readPrivateCookie } from '../server/cookies.ts'
import { described, type Description } from '../server/endpoint.ts'
import { refuse } from '../server/errors.ts'
import type { Room } from '../server/room.ts'
import { useSession } from '../server/sessions.ts'
import { customers as table } from './customers.table.ts'

interface SignedIn {
  Variables: { customer: typeof table.$inferSelect; sessionToken: string }
}

/** Guard: a customer's session is needed; the handler finds whose it is in its context. */
export function customers(summary: string, gives: Description['gives'] = {}): MiddlewareHandler<Room & SignedIn> {
  const guard: MiddlewareHandler<Room & SignedIn> = async (c, next) => {
    const sessionToken = readPrivateCookie(c, 'customer-session')
    const id = sessionToken && (await useSession(c.var.database, 'customer', sessionToken))
    const [customer] = id ? await c.var.database.select().from(table).where(eq(table.id, id)) : []
    if (!sessionToken || !customer) {
      clearSignedInHint(c)
      throw refuse('not_signed_in')
    }
    c.set('customer', customer)
    c.set('sessionToken', sessionToken)
    await next()
  }
  return described(guard, { guard: 'customer', summary, gives })
}
