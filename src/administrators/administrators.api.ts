import * as z from 'zod/mini'
import { clearPrivateCookie } from '../server/http/cookies.ts'
import { body } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { endpoints } from '../server/http/app-env.ts'
import { listSessions } from '../server/accounts/sessions.ts'
import { isBehindUntrustedProxy } from '../server/http/untrusted-proxy.ts'
import { openSession, passwordChange } from '../schemas/own-account.ts'
import { adminSession } from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.guard.server.ts'
import { askedAgain } from '../guards/asked-again.guard.server.ts'
import { permittedTo } from '../guards/permissions.ts'
import { changePassword } from './change-password.server.ts'
import { keepSession, visitorOf } from './session-cookies.server.ts'
import { endOtherSessions, signOut } from './sign-in.server.ts'

export const adminApi = endpoints()
  .get('/admin/session', administrators('own account', 'Check the session', { 200: adminSession }), (c) =>
    c.json({
      valid: true as const,
      admin: { username: c.var.administrator.username },
      role: c.var.administrator.role,
      may: [...permittedTo(c.var.administrator.role)],
      ...(isBehindUntrustedProxy(c) && { isByUnseenProxy: true as const }),
    }),
  )

  .post('/admin/logout', administrators('own account', 'Sign out', { 204: null }), async (c) => {
    await signOut(c.var.database, c.var.administrator, c.var.sessionToken, c.var.address)
    clearPrivateCookie(c, 'admin-session')
    return c.body(null, 204)
  })

  .put(
    '/admin/password',
    administrators('own account', 'Change the password; all other sessions end', { 204: null }),
    askedAgain(),
    body(passwordChange),
    async (c) => {
      const { database, administrator: by, sessionToken } = c.var
      const asked = { visitor: visitorOf(c), sessionToken }
      const changed = orRefuse(await changePassword(database, by, c.req.valid('json'), asked))
      keepSession(c, changed.sessionToken)
      return c.body(null, 204)
    },
  )

  .get(
    '/admin/sessions',
    administrators('own account', 'Where one is signed in', { 200: z.array(openSession) }),
    async (c) => {
      const owner = { role: 'administrator', id: c.var.administrator.id } as const
      return c.json(await listSessions(c.var.database, owner, c.var.sessionToken))
    },
  )

  .delete('/admin/sessions', administrators('own account', 'Sign out everywhere else', { 204: null }), async (c) => {
    orRefuse(await endOtherSessions(c.var.database, c.var.administrator, c.var.sessionToken))
    return c.body(null, 204)
  })
