import type { Context, MiddlewareHandler } from 'hono'
import { clearSignedInHint, readPrivateCookie } from '../../server/http/cookies.ts'
import { described, type Description } from '../../server/http/endpoint.ts'
import { refuse } from '../../server/http/errors.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { useSession, type Owner } from '../../server/accounts/sessions.ts'

interface SignedIn {
  Variables: { reader: Owner }
}

/**
 * Guard: the session of an administrator or of a customer is needed; the handler finds in its context whose it is. Who has
 * both, in one browser, is the administrator, who may read more.
 */
export function administratorOrCustomer(
  summary: string,
  gives: Description['gives'] = {},
): MiddlewareHandler<AppEnv & SignedIn> {
  const guard: MiddlewareHandler<AppEnv & SignedIn> = async (c, next) => {
    const reader = await readerOf(c)
    if (!reader) {
      clearSignedInHint(c)
      throw refuse('not_signed_in')
    }
    c.set('reader', reader)
    await next()
  }
  return described(guard, { guard: 'administrator or customer', summary, gives })
}

const cookies = [
  ['administrator', 'admin-session'],
  ['customer', 'customer-session'],
] as const

async function readerOf(c: Context<AppEnv & SignedIn>): Promise<Owner | undefined> {
  for (const [role, cookie] of cookies) {
    const token = readPrivateCookie(c, cookie)
    const id = token && (await useSession(c.var.database, role, token))
    if (id) return { role, id }
  }
  return undefined
}
