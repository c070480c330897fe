import * as z from 'zod/mini'
import { administrators } from '../../../guards/administrators.guard.server.ts'
import type { Failure, Outcome } from '../../../kernel/outcome.ts'
import type { panelFailures } from '../../../schemas/panel-failures.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { body, pathId, query } from '../../../server/http/endpoint.ts'
import { orRefuse, panelSentence } from '../../../server/http/errors.ts'
import { paging } from '../../../server/http/paging.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import { runInWorker } from '../../../server/workers/run-in-worker.ts'
import { findByCode } from './find-by-code.server.ts'
import {
  eachOutcome,
  foundByCode,
  orderByCode,
  orderToPack,
  packingSlip,
  severalOrders,
  severalShipments,
  shipment,
  type EachOutcome,
} from './packing.ts'
import { listOrdersToPack, readPackingSlip } from './read-packing.server.ts'
import { readSlips } from './read-slips.server.ts'
import { sendParcel } from './send-parcel.server.ts'
import { takeBackParcel } from './take-back-parcel.server.ts'

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
    '/admin/packing/by-code',
    administrators('pack orders', 'The order of a scanned code, and why it isn’t to be packed, if it isn’t', {
      200: foundByCode,
    }),
    query(orderByCode),
    async (c) => c.json(orRefuse(await findByCode(c.var.database, c.req.valid('query').code))),
  )

  .post(
    '/admin/packing/departures',
    administrators('pack orders', 'Say that parcels have left; their customers are told ten seconds later', {
      200: eachOutcome,
    }),
    body(severalShipments),
    async (c) => {
      const { database, administrator } = c.var
      const { orders } = c.req.valid('json')
      return c.json(await each(orders, ({ id, ...said }) => sendParcel(database, administrator, id, said)))
    },
  )

  .post(
    '/admin/packing/departures/back',
    administrators('pack orders', 'Take back that parcels have left, until their customers are told', {
      200: eachOutcome,
    }),
    body(severalOrders),
    async (c) => {
      const { database, administrator } = c.var
      const asked = c.req.valid('json').ids.map((id) => ({ id }))
      return c.json(await each(asked, ({ id }) => takeBackParcel(database, administrator, id)))
    },
  )

  .post(
    '/admin/packing/slips',
    administrators('pack orders', 'The slips of orders as one PDF, after a list of all their goods', {
      200: 'application/pdf',
    }),
    body(severalOrders),
    async (c) => {
      const file = orRefuse(await readSlips(c.var.database, c.req.valid('json').ids))
      const pdf = await runInWorker('packingSlipsPdf', file)
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="listy-pakowe-${shownInPoland(file.at).replaceAll(/\D/g, '-')}.pdf"`,
        'Cache-Control': 'no-store',
      })
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

type Done = EachOutcome['done'][number]

/** One after the other, each in its own transaction: what is refused holds back no other. */
async function each<Asked extends { id: number }>(
  asked: Asked[],
  act: (one: Asked) => Promise<Outcome<Done, Failure<keyof typeof panelFailures>>>,
): Promise<EachOutcome> {
  const all: EachOutcome = { done: [], refused: [] }
  for (const one of asked) {
    const outcome = await act(one)
    if (outcome.ok) all.done.push(outcome.value)
    else all.refused.push({ id: one.id, message: panelSentence(outcome) })
  }
  return all
}
