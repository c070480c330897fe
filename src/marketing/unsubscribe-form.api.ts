import type { Context } from 'hono'
import { maxBytes, receive } from '../server/http/body-limit.ts'
import { anyone } from '../server/http/endpoint.ts'
import { endpoints, type AppEnv } from '../server/http/app-env.ts'
import type { UnsubscribeWay } from './contacts/marketing-contact.ts'
import { unsubscribe } from './unsubscribe.server.ts'

/**
 * What the button on the page sends, and what a mail program sends by itself (RFC 8058): one address for both, so that
 * there is one thing that can work or fail. That a link is unknown is told by the page, which asks for itself.
 */
export const unsubscribeForm = endpoints().post(
  '/unsubscribe/:token',
  anyone('Leave the mailing list'),
  async (c, next) => {
    await unsubscribe(c.var.database, c.req.param('token'), await wayOf(c))
    await next()
  },
)

async function wayOf(c: Context<AppEnv>): Promise<UnsubscribeWay> {
  // Whatever else is sent along: who has the link means to leave.
  const sent = await receive(c, maxBytes.form, () => c.req.parseBody().catch((): Record<string, unknown> => ({})))
  return sent['List-Unsubscribe'] === 'One-Click' ? 'one-click' : 'page'
}
