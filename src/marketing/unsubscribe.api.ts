import type { Context } from 'hono'
import { maxBytes, receive } from '../server/http/body-limit.ts'
import { anyone } from '../server/http/endpoint.ts'
import { endpoints, type AppEnv } from '../server/http/app-env.ts'
import { unsubscribeState, type UnsubscribeWay } from './contacts/marketing-contact.ts'
import { orRefuse } from '../server/http/errors.ts'
import { readUnsubscribeLink, unsubscribe } from './unsubscribe.server.ts'

/**
 * Handles the page's button and the one-click request of mail programs (RFC 8058) at one address, so that there is one
 * thing to get right. An unknown link is reported by the page, which asks for itself.
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
  // An unreadable body doesn't matter: whoever has the link may unsubscribe.
  const sent = await receive(c, maxBytes.form, () => c.req.parseBody().catch((): Record<string, unknown> => ({})))
  return sent['List-Unsubscribe'] === 'One-Click' ? 'one-click' : 'page'
}

export const marketingApi = endpoints().get(
  '/unsubscribe/:token',
  anyone('Whether the reader of the mail with this link has unsubscribed', { 200: unsubscribeState }),
  async (c) => c.json(orRefuse(await readUnsubscribeLink(c.var.database, c.req.param('token')))),
)
