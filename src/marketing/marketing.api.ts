import { anyone } from '../server/endpoint.ts'
import { orRefuse } from '../server/errors.ts'
import { endpoints } from '../server/room.ts'
import { unsubscribeState } from './marketing-contact.ts'
import { readUnsubscribeLink } from './unsubscribe.server.ts'

export const marketingApi = endpoints().get(
  '/unsubscribe/:token',
  anyone('Whether the reader of the mail with this link has unsubscribed', { 200: unsubscribeState }),
  async (c) => c.json(orRefuse(await readUnsubscribeLink(c.var.database, c.req.param('token')))),
)
