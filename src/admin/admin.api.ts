import { clearPrivateCookie, readPrivateCookie, writePrivateCookie } from '../server/cookies.ts'
import { anyone, body } from '../server/endpoint.ts'
import { orRefuse } from '../server/errors.ts'
import { endpoints } from '../server/room.ts'
import { deviceDays } from '../server/known-devices.ts'
import { endSession, sessionLifetimes } from '../server/sessions.ts'
import { administrator, adminSession, credentials } from './administrator.ts'
import { administrators } from './administrators.guard.server.ts'
import { signInAdministrator } from './sign-in.server.ts'

export const adminApi = endpoints()
  .post('/admin/login', anyone('Sign in as administrator', { 200: administrator }), body(credentials), async (c) => {
    const signedIn = orRefuse(
      await signInAdministrator(c.var.database, c.req.valid('json'), {
        address: c.var.address,
        deviceToken: readPrivateCookie(c, 'device'),
        earlierSession: readPrivateCookie(c, 'admin-session'),
      }),
    )
    writePrivateCookie(c, 'admin-session', signedIn.sessionToken, sessionLifetimes.administrator.absoluteDays)
    writePrivateCookie(c, 'device', signedIn.deviceToken, deviceDays)
    return c.json({ username: signedIn.username })
  })

  .get('/admin/session', administrators('Check the session', { 200: adminSession }), (c) =>
    c.json({ valid: true as const, admin: { username: c.var.administrator.username } }),
  )

  .post('/admin/logout', administrators('Sign out', { 204: null }), async (c) => {
    const token = readPrivateCookie(c, 'admin-session')
    if (token) await endSession(c.var.database, token)
    clearPrivateCookie(c, 'admin-session')
    return c.body(null, 204)
  })
