import { endpoints } from '../../server/http/app-env.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { customers } from '../customers.guard.server.ts'
import { mailProofLink, proveEmail } from './prove-email.server.ts'

/** Proving that the address of an account is one's own. */
export const emailProofApi = endpoints()
  .post(
    '/customers/email-proof',
    customers('Ask for a letter with a link that proves the address of the account', { 204: null }),
    async (c) => {
      await countAttempt(c.var.database, 'emailProofs', String(c.var.customer.id))
      await mailProofLink(c.var.database, c.var.customer)
      return c.body(null, 204)
    },
  )

  .put(
    '/customers/email-proof/:token',
    customers('Prove the address of the account by such a link; orders made without an account join it', {
      204: null,
    }),
    async (c) => {
      orRefuse(await proveEmail(c.var.database, c.var.customer, c.req.param('token')))
      return c.body(null, 204)
    },
  )
