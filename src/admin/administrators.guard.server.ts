import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { readPrivateCookie } from '../server/cookies.ts'
import { described, type Description } from '../server/endpoint.ts'
import { refuse } from '../server/errors.ts'
import type { Room } from '../server/room.ts'
import { useSession } from '../server/sessions.ts'
import { administrators as table } from './administrators.table.ts'

interface SignedIn {
  Variables: { administrator: { id: number; username: string } }
}

/** Guard: an administrator's session is needed; the handler finds whose it is in its context. */
export function administrators(summary: string, gives: Description['gives'] = {}): MiddlewareHandler<Room & SignedIn> {
  const guard: MiddlewareHandler<Room & SignedIn> = async (c, next) => {
    const token = readPrivateCookie(c, 'admin-session')
    const id = token && (await useSession(c.var.database, 'administrator', token))
    if (!id) throw refuse('not_signed_in')
    const [administrator] = await c.var.database
      .select({ id: table.id, username: table.username })
      .from(table)
      .where(eq(table.id, id))
    if (!administrator) throw refuse('not_signed_in')
    c.set('administrator', administrator)
    await next()
  }
  return described(guard, { guard: 'administrator', summary, gives })
}
