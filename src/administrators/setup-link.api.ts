import { administrator } from '../guards/administrator.ts'
import { done } from '../kernel/outcome.ts'
import { endpoints } from '../server/http/app-env.ts'
import { anyone, body } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { hostOf, keepSignedIn, visitorOf } from './session-cookies.server.ts'
import { linkHolder, setupChoice, setupLink } from './setup-link.ts'
import { followSetupLink, readSetupLink } from './setup-link.server.ts'

/** The links with which administrators choose a password. Their tokens are sent in the body, so that they stand in no log. */
export const setupLinkApi = endpoints()
  .post(
    '/setup-link',
    anyone('Whom a link is for that lets an administrator choose a password', { 200: linkHolder }),
    body(setupLink),
    async (c) => {
      const { username, purpose } = orRefuse(await readSetupLink(c.var.database, c.req.valid('json').token))
      return c.json({ username, ...(purpose !== 'first_start' && { purpose }) })
    },
  )

  .put(
    '/setup-link',
    anyone('Choose a password, and the name of the first administrator, once; who begins here is signed in', {
      200: administrator,
    }),
    body(setupChoice),
    async (c) => {
      const followed = await followSetupLink(c.var.database, c.req.valid('json'), visitorOf(c), hostOf(c))
      if (!followed.ok) return c.json({ username: keepSignedIn(c, followed).username })
      if ('sessionToken' in followed.value) keepSignedIn(c, done(followed.value))
      return c.json({ username: followed.value.username })
    },
  )
