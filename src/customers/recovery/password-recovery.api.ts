import { randomUUID } from 'node:crypto'
import { readPrivateCookie } from '../../server/http/cookies.ts'
import { anyone, body } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { endSession } from '../../server/accounts/sessions.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import * as wire from '../customer.ts'
import { dropSession } from '../sign-in/session-cookies.server.ts'
import { recoverPassword, readRecoveryLink } from './recover-password.server.ts'
import { sendRecoveryLink } from './send-recovery-link.server.ts'

/** Recovering a password: asking for a link, its state, and using it. */
export const passwordRecoveryApi = endpoints()
  .post(
    '/customers/password-recovery',
    anyone('Ask for a link that replaces a password; answers alike whether or not there is an account', { 204: null }),
    body(wire.recoveryRequest),
    async (c) => {
      const { email } = c.req.valid('json')
      await countAttempt(c.var.database, 'passwordRecovery', c.var.address)
      await enqueue(c.var.database, sendRecoveryLink, { request: randomUUID(), email })
      return c.body(null, 204)
    },
  )

  .get(
    '/customers/password-recovery/:token',
    anyone('How a link stands that replaces a password', { 200: wire.recoveryState }),
    async (c) => {
      const { state } = await readRecoveryLink(c.var.database, c.req.param('token'))
      return c.json({ state })
    },
  )

  .put(
    '/customers/password-recovery/:token',
    anyone('Replace the password by a link, once; all sessions of the customer end', { 204: null }),
    body(wire.newPasswordChoice),
    async (c) => {
      const { password } = c.req.valid('json')
      orRefuse(await recoverPassword(c.var.database, c.req.param('token'), password))
      // Recovery signs nobody in, and this device is signed out.
      const token = readPrivateCookie(c, 'customer-session')
      if (token) await endSession(c.var.database, token)
      dropSession(c)
      return c.body(null, 204)
    },
  )
