import { endpoints } from '../../server/http/app-env.ts'
import { anyone, body } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { setupLink } from '../setup-link.ts'
import { emailLinkFacts, emailLinkFollowed } from './email-link.ts'
import { followEmailLink, readEmailLink } from './follow-email-link.server.ts'

/** The links that confirm an administrator's address, or bring the earlier one back. Their tokens are sent in the body. */
export const emailLinkApi = endpoints()
  .post(
    '/email-link',
    anyone('Whose address a link changes, and to which', { 200: emailLinkFacts }),
    body(setupLink),
    async (c) => {
      const { username, email, purpose } = orRefuse(await readEmailLink(c.var.database, c.req.valid('json').token))
      return c.json({ username, email, purpose })
    },
  )

  .put(
    '/email-link',
    anyone('Confirm an administrator’s address, or bring the earlier one back, once', { 200: emailLinkFollowed }),
    body(setupLink),
    async (c) => c.json(orRefuse(await followEmailLink(c.var.database, c.req.valid('json').token))),
  )
