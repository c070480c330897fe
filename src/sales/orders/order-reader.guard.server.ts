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
 * Guard: needs an administrator's or a customer's session; the handler finds the owner in its context. If a browser has
 * both, the administrator wins, because they may read more.
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
