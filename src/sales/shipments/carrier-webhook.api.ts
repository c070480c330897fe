import * as z from 'zod/mini'
import { endpoints } from '../../server/http/app-env.ts'
import { anyone, body } from '../../server/http/endpoint.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { noteHint } from './follow-shipments.server.ts'

const received = z.object({ received: z.boolean() })

/** ShipX's message about a shipment; of its other messages nothing is needed. */
const message = z.looseObject({
  payload: z.optional(
    z.looseObject({
      shipment_id: z.optional(z.union([z.int(), z.string().check(z.maxLength(40))])),
    }),
  ),
})

/** InPost's messages aren't signed, so one only has the shop ask how the parcel stands. ShipX tries the address by a GET. */
export const carrierWebhookApi = endpoints()
  .get('/webhooks/inpost', anyone('Whether messages of InPost are taken here', { 200: received }), (c) =>
    c.json({ received: true }),
  )
  .post('/webhooks/inpost', anyone('News of a parcel, unsigned', { 200: received }), body(message), async (c) => {
    const id = String(c.req.valid('json').payload?.shipment_id ?? '')
    await countAttempt(c.var.database, 'carrierMessages', c.var.address)
    if (c.var.carrier?.name === 'inpost' && /^\d{1,20}$/.test(id)) await noteHint(c.var.database, id)
    return c.json({ received: true })
  })
