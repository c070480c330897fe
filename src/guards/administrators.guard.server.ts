import { eq } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { readPrivateCookie } from '../server/http/cookies.ts'
import { described, type Description } from '../server/http/endpoint.ts'
import { refuse } from '../server/http/errors.ts'
import type { AppEnv } from '../server/http/app-env.ts'
import { isOpenSession, isUseToBeNoted, noteUse } from '../server/accounts/sessions.ts'
import { sessions } from '../server/accounts/sessions.table.ts'
import { hashOfToken } from '../server/accounts/tokens.ts'
import type { Database } from '../server/database/database.ts'
import { prepared, type ValueOf } from '../server/database/prepared.ts'
import { administrators as table } from './administrators.table.ts'
import { mayDo, type Permission, type Role } from './permissions.ts'

export interface SignedIn {
  Variables: { administrator: { id: number; username: string; role: Role }; sessionToken: string }
}

/** The signed-in administrator of a call, if there is one. */
export async function currentAdministrator<Env extends AppEnv>(
  c: Context<Env>,
): Promise<SignedIn['Variables']['administrator'] | undefined> {
  const token = readPrivateCookie(c, 'admin-session')
  if (!token) return undefined
  const [found] = await findSignedIn(c.var.database, { tokenHash: hashOfToken(token) })
  if (!found) return undefined
  const { isUseToBeNoted: isToBeNoted, ...administrator } = found
  if (isToBeNoted) await noteUse(c.var.database, 'administrator', token)
  return administrator
}

/** Each call of the panel begins with it. */
const findSignedIn = prepared((database: Database, value: ValueOf<{ tokenHash: Buffer }>) =>
  database
    .select({ id: table.id, username: table.username, role: table.role, isUseToBeNoted })
    .from(sessions)
    .innerJoin(table, eq(table.id, sessions.administratorId))
    .where(isOpenSession('administrator', value('tokenHash'))),
)

/** Whether whoever calls is an administrator who may do this, where a call is open to others too. */
export async function isPermitted<Env extends AppEnv>(c: Context<Env>, needs: Permission): Promise<boolean> {
  const administrator = await currentAdministrator(c)
  return administrator !== undefined && mayDo(administrator.role, needs)
}

/**
 * Guard: requires the session of an administrator who may do this; their own account is everyone's. The handler finds the
 * administrator in its context.
 */
export function administrators(
  needs: Permission | 'own account',
  summary: string,
  gives: Description['gives'] = {},
): MiddlewareHandler<AppEnv & SignedIn> {
  const guard: MiddlewareHandler<AppEnv & SignedIn> = async (c, next) => {
    const administrator = await currentAdministrator(c)
    if (!administrator) throw refuse('not_signed_in')
    if (needs !== 'own account' && !mayDo(administrator.role, needs)) {
      c.set('refusedAdministrator', administrator)
      throw refuse('not_permitted')
    }
    c.set('administrator', administrator)
    c.set('isAdministrator', true)
    c.set('sessionToken', readPrivateCookie(c, 'admin-session') as string)
    await next()
  }
  return described(guard, { guard: 'administrator', needs, summary, gives })
}
