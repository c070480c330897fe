import { administrator } from '../guards/administrator.ts'
import { endpoints } from '../server/http/app-env.ts'
import { anyone, body } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { keepSignedIn, visitorOf } from './session-cookies.server.ts'
import { setupChoice, setupLink } from './setup-link.ts'
import { followSetupLink, readSetupLink } from './setup-link.server.ts'

/** The link of a first start. Its token is sent in the body, so that it stands in no log. */
export const setupLinkApi = endpoints()
  .post(
    '/setup-link',
    anyone('Whom the link of the first start is for', { 200: administrator }),
    body(setupLink),
    async (c) => {
      const { username } = orRefuse(await readSetupLink(c.var.database, c.req.valid('json').token))
      return c.json({ username })
    },
  )

  .put(
    '/setup-link',
    anyone('Choose the name and password of the first administrator, once, and sign in', { 200: administrator }),
    body(setupChoice),
    async (c) => {
      const signedIn = orRefuse(await followSetupLink(c.var.database, c.req.valid('json'), visitorOf(c)))
      keepSignedIn(c, signedIn)
      return c.json({ username: signedIn.username })
    },
  )
