import * as z from 'zod/mini'
import { disputeDecision } from '../disputes/dispute.ts'
import { decideDispute } from '../disputes/decide-dispute.server.ts'
import { recordOutside } from './record-outside.server.ts'
import { askedAgain } from '../../../guards/asked-again.guard.server.ts'
import { administrators } from '../../../guards/administrators.guard.server.ts'
import { body, pathId } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { requestRefund } from './request-refunds.server.ts'
import { beginRefund } from './begin-refund.server.ts'
import { sendRefund } from './send-refund.server.ts'
import { newRefund, outsideRefund, refund, refundRefused, refundSent } from './refund.ts'
import { toRefundJson } from './order-money.server.ts'

export const refundsApi = endpoints()
  .post(
    '/admin/orders/:id/refunds',
    administrators('refund', 'Give money back: all that is left of a payment, or a part', { 201: refund }),
    askedAgain(),
    pathId(),
    body(newRefund),
    async (c) => {
      const { database, payments, log, administrator } = c.var
      const services = { database, payments, log }
      const begun = orRefuse(await beginRefund(services, administrator, c.req.valid('param').id, c.req.valid('json')))
      const asked = await requestRefund(services, begun.id, { isAwaited: true })
      if (asked.state === 'refused') return orRefuse<never, 'refund_refused'>(refundRefused(asked.refusal))
      return c.json(toRefundJson(asked), 201)
    },
  )

  .post(
    '/admin/orders/:id/outside-refunds',
    administrators('refund', 'Note that money was given back outside the shop', { 201: refund }),
    pathId(),
    body(outsideRefund),
    async (c) => {
      const { database, administrator } = c.var
      const noted = await recordOutside(database, administrator, c.req.valid('param').id, c.req.valid('json'))
      return c.json(toRefundJson(orRefuse(noted)), 201)
    },
  )

  .post(
    '/admin/disputes/:dispute/decision',
    administrators('refund', 'Say whether a sale stands whose payment the bank has taken back', {
      200: z.object({ orderId: z.int() }),
    }),
    body(disputeDecision),
    async (c) => {
      const { database, administrator } = c.var
      const decided = await decideDispute(database, administrator, c.req.param('dispute') ?? '', c.req.valid('json'))
      return c.json(orRefuse(decided), 200)
    },
  )

  .post(
    '/admin/refunds/:refund/sent',
    administrators('refund', 'Note that money was sent back by bank transfer, or that it will not be', { 200: refund }),
    body(refundSent),
    async (c) => {
      const { database, administrator } = c.var
      const { sentOn } = c.req.valid('json')
      const sent = await sendRefund(database, administrator, c.req.param('refund') ?? '', sentOn)
      return c.json(toRefundJson(orRefuse(sent)), 200)
    },
  )
