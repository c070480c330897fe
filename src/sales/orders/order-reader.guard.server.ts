import type { Context, MiddlewareHandler } from 'hono'
import { clearSignedInHint, readPrivateCookie } from '../../server/http/cookies.ts'
import { described, type Description } from '../../server/http/endpoint.ts'
import { refuse } from '../../server/http/errors.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { useSession, type Owner } from '../../server/accounts/sessions.ts'
import { currentAdministrator } from '../../guards/administrators.guard.server.ts'
import { mayDo, type Permission } from '../../guards/permissions.ts'

interface SignedIn {
  Variables: { reader: Owner }
}

/**
 * Guard: needs the session of an administrator who may do this, or a customer's; the handler finds the owner in its context. If
 * a browser has both, the administrator wins, because they may read more.
 */
export function administratorOrCustomer(
  needs: Permission,
  summary: string,
  gives: Description['gives'] = {},
): MiddlewareHandler<AppEnv & SignedIn> {
  const guard: MiddlewareHandler<AppEnv & SignedIn> = async (c, next) => {
    c.set('reader', await readerOf(c, needs))
    await next()
  }
  return described(guard, { guard: 'administrator or customer', needs, summary, gives })
}

async function readerOf(c: Context<AppEnv & SignedIn>, needs: Permission): Promise<Owner> {
  const administrator = await currentAdministrator(c)
  if (administrator && mayDo(administrator.role, needs)) return { role: 'administrator', id: administrator.id }
  const token = readPrivateCookie(c, 'customer-session')
  const id = token && (await useSession(c.var.database, 'customer', token))
  if (id) return { role: 'customer', id }
  if (administrator) throw refuse('not_permitted')
  clearSignedInHint(c)
  throw refuse('not_signed_in')
}
