import * as z from 'zod/mini'
import { askedAgain } from '../../guards/asked-again.guard.server.ts'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { maxBytes } from '../../server/http/body-limit.ts'
import { body, pathId, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { idempotencyKeyOf } from '../../server/http/idempotency-key.ts'
import { paging } from '../../server/http/paging.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { readAudience } from './audience.server.ts'
import {
  audience,
  audienceAsked,
  bulkEmail,
  bulkEmailAnswer,
  campaign,
  campaignChange,
  campaignRecipient,
  recipientFilter,
} from './campaign.ts'
import { changeCampaign } from './change-campaign.server.ts'
import { listCampaigns, listRecipients, readCampaign } from './list-campaigns.server.ts'
import { startCampaign } from './start-campaign.server.ts'

export const campaignsApi = endpoints()
  .post(
    '/admin/marketing/audience',
    administrators('manage marketing', 'Who of these contacts would get a campaign now', { 200: audience }),
    body(audienceAsked, maxBytes.manyIds),
    async (c) => c.json(await readAudience(c.var.database, c.req.valid('json').contactIds)),
  )

  .post(
    '/admin/marketing/send-bulk-email',
    administrators('send campaigns', 'Send the offer to these contacts, or to all', { 200: bulkEmailAnswer }),
    askedAgain(),
    body(bulkEmail, maxBytes.manyIds),
    async (c) => {
      const { contactIds } = c.req.valid('json')
      const start = { contactIds, key: idempotencyKeyOf(c) }
      return c.json(orRefuse(await startCampaign(c.var.database, c.var.administrator, start)))
    },
  )

  .get(
    '/admin/marketing/campaigns',
    administrators('manage marketing', 'List the campaigns, the newest first', { 200: z.array(campaign) }),
    query(z.object(paging)),
    async (c) => {
      const { list, total } = await listCampaigns(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(list)
    },
  )

  .get(
    '/admin/marketing/campaigns/:id',
    administrators('manage marketing', 'One campaign, and how far it has come', { 200: campaign }),
    pathId(),
    async (c) => c.json(orRefuse(await readCampaign(c.var.database, c.req.valid('param').id))),
  )

  .put(
    '/admin/marketing/campaigns/:id',
    administrators('send campaigns', 'Pause a campaign, let it go on, or stop it', { 200: campaign }),
    pathId(),
    body(campaignChange),
    async (c) => {
      const { database, administrator } = c.var
      const { state } = c.req.valid('json')
      return c.json(orRefuse(await changeCampaign(database, administrator, c.req.valid('param').id, state)))
    },
  )

  .get(
    '/admin/marketing/campaigns/:id/recipients',
    administrators('manage marketing', 'To whom a campaign goes, and what became of it', {
      200: z.array(campaignRecipient),
    }),
    pathId(),
    query(z.object({ ...recipientFilter, ...paging })),
    async (c) => {
      const found = await listRecipients(c.var.database, c.req.valid('param').id, c.req.valid('query'))
      const { list, total } = orRefuse(found)
      c.header('X-Total-Count', String(total))
      return c.json(list)
    },
  )
