import * as z from 'zod/mini'
import { administrators } from '../../../guards/administrators.guard.server.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { body, pathId, query } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { paging } from '../../../server/http/paging.ts'
import { orderToPack, packingSlip, shipment } from './packing.ts'
import { listOrdersToPack, readPackingSlip } from './read-packing.server.ts'
import { sendParcel } from './send-parcel.server.ts'

/** What packers see of orders, and the one thing that they do to them. */
export const packingApi = endpoints()
  .get(
    '/admin/packing',
    administrators('pack orders', 'List what is to be packed, who has waited longest first', {
      200: z.array(orderToPack),
    }),
    query(z.object(paging)),
    async (c) => {
      const { list, total } = await listOrdersToPack(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(list)
    },
  )

  .get(
    '/admin/packing/:id',
    administrators('pack orders', 'What goes into a parcel and stands on it, while it is to be packed', {
      200: packingSlip,
    }),
    pathId(),
    async (c) => c.json(orRefuse(await readPackingSlip(c.var.database, c.req.valid('param').id))),
  )

  .put(
    '/admin/packing/:id',
    administrators('pack orders', 'Say that a parcel has left', { 204: null }),
    pathId(),
    body(shipment),
    async (c) => {
      const { database, administrator } = c.var
      orRefuse(await sendParcel(database, administrator, c.req.valid('param').id, c.req.valid('json')))
      return c.body(null, 204)
    },
  )
