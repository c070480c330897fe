import { anyone } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { unsubscribeState } from '../contacts/marketing-contact.ts'
import { readUnsubscribeLink } from '../unsubscribe.server.ts'

export const marketingApi = endpoints().get(
  '/unsubscribe/:token',
  anyone('Whether the reader of the mail with this link has unsubscribed', { 200: unsubscribeState }),
  async (c) => c.json(orRefuse(await readUnsubscribeLink(c.var.database, c.req.param('token')))),
)
