import * as z from 'zod/mini'
import { administrators } from '../../../guards/administrators.guard.server.ts'
import { askedAgain } from '../../../guards/asked-again.guard.server.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { body, pathId } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { csvFile } from '../../../server/files/csv-file.ts'
import { chooseLots, readLotChoices } from './choose-lots.server.ts'
import { lotChoice, lotInList, lotRecord, lotsTaken, recallDraft, recallSent } from './lot.ts'
import { exportRecipients, listLots, readLot } from './read-lots.server.ts'
import { recallLot } from './recall.server.ts'

/** Lots of deliveries: what is left of them, who got of them, and what is in a parcel. */
export const lotsApi = endpoints()
  .get('/admin/lots', administrators('manage products', 'List the lots', { 200: z.array(lotInList) }), async (c) =>
    c.json(await listLots(c.var.database)),
  )

  .get(
    '/admin/lots/:id',
    administrators('manage orders', 'Who got of a lot', { 200: lotRecord }),
    pathId(),
    async (c) => c.json(orRefuse(await readLot(c.var.database, c.req.valid('param').id))),
  )

  .get(
    '/admin/lots/:id/export',
    administrators('manage orders', 'Who got of a lot, as a table for spreadsheets (CSV)', { 200: 'text/csv' }),
    askedAgain(),
    pathId(),
    (c) => csvFile(c, 'odbiorcy-partii', exportRecipients(c.var.database, c.req.valid('param').id)),
  )

  .post(
    '/admin/lots/:id/recall',
    administrators('manage orders', 'Write to everybody who got of a lot', { 200: recallSent }),
    askedAgain(),
    pathId(),
    body(recallDraft),
    async (c) => {
      const { database, administrator } = c.var
      return c.json(orRefuse(await recallLot(database, administrator, c.req.valid('param').id, c.req.valid('json'))))
    },
  )

  .get(
    '/admin/packing/:id/lots',
    administrators('pack orders', 'Of which lots the goods of an order are, and what else there is', {
      200: z.array(lotChoice),
    }),
    pathId(),
    async (c) => c.json(await readLotChoices(c.var.database, c.req.valid('param').id)),
  )

  .put(
    '/admin/packing/:id/lots',
    administrators('pack orders', 'Say of which lots the goods in a parcel are', { 204: null }),
    pathId(),
    body(lotsTaken),
    async (c) => {
      const { database, administrator } = c.var
      orRefuse(await chooseLots(database, administrator, c.req.valid('param').id, c.req.valid('json')))
      return c.body(null, 204)
    },
  )
