import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { body, pathId, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { carrierTitles, type Carrier } from '../../shipping/carrier/carrier.ts'
import { cancelShipment, retryShipment } from './change-shipment.server.ts'
import { collectShipments } from './collect-shipments.server.ts'
import { printLabels, printReturnLabels } from './print-labels.server.ts'
import { readShipments } from './read-shipments.server.ts'
import { requestShipments } from './request-shipments.server.ts'
import {
  carrierNotSet,
  carrierStanding,
  collectionAnswer,
  collectionRequest,
  labelRequest,
  shipmentAnswer,
  shipmentFilter,
  shipmentNotFound,
  shipmentRecord,
  shipmentRequest,
} from './shipment.ts'

const need = (carrier: Carrier | undefined): Carrier => carrier ?? orRefuse<never, 'carrier_not_set'>(carrierNotSet)

/** Labels of the carrier. Who packs makes them. */
export const shipmentsApi = endpoints()
  .get(
    '/admin/carrier',
    administrators('pack orders', 'Whether and how labels are made here', { 200: carrierStanding }),
    (c) => {
      const { carrier } = c.var
      return c.json({
        carrier: carrier?.name ?? null,
        title: carrier ? carrierTitles[carrier.name] : null,
        labelFormat: carrier?.labelFormat ?? null,
      })
    },
  )

  .get(
    '/admin/shipments',
    administrators('pack orders', 'List shipments of some orders, or of the last days', {
      200: z.array(shipmentRecord),
    }),
    query(shipmentFilter),
    async (c) => c.json(await readShipments(c.var.database, c.req.valid('query'))),
  )

  .post(
    '/admin/shipments',
    administrators('pack orders', 'Have labels made for orders; they come in the background', { 200: shipmentAnswer }),
    body(shipmentRequest),
    async (c) => {
      const { database, administrator, carrier } = c.var
      const { accepted, refused } = await requestShipments(database, administrator, need(carrier), c.req.valid('json'))
      return c.json({ accepted: accepted.length > 0 ? await readShipments(database, { ids: accepted }) : [], refused })
    },
  )

  .get(
    '/admin/shipments/labels',
    administrators('pack orders', 'The labels of shipments in one file: PDF or ZPL', { 200: '*/*' }),
    query(labelRequest),
    async (c) => {
      const { database, administrator } = c.var
      const carrier = need(c.var.carrier)
      const { ids, format = carrier.labelFormat } = c.req.valid('query')
      const file = orRefuse(await printLabels({ database, carrier }, administrator, ids, format))
      const isZpl = format === 'zpl'
      return c.body(new Uint8Array(file), 200, {
        'Content-Type': isZpl ? 'text/plain; charset=utf-8' : 'application/pdf',
        'Content-Disposition': `inline; filename="etykiety.${isZpl ? 'zpl' : 'pdf'}"`,
      })
    },
  )

  .post(
    '/admin/shipments/collections',
    administrators('pack orders', 'Have the carrier fetch parcels', { 200: collectionAnswer }),
    body(collectionRequest),
    async (c) => {
      const { database, administrator } = c.var
      const carrier = need(c.var.carrier)
      const { ids, collection } = orRefuse(
        await collectShipments({ database, carrier }, administrator, c.req.valid('json').ids),
      )
      return c.json({ collection, shipments: await readShipments(database, { ids }) })
    },
  )

  .post(
    '/admin/shipments/:id/cancellation',
    administrators('pack orders', 'Take a shipment back, while the carrier lets one', { 200: shipmentRecord }),
    pathId(),
    async (c) => {
      const { id } = c.req.valid('param')
      orRefuse(await cancelShipment(c.var.database, c.var.administrator, id))
      const [shipment] = await readShipments(c.var.database, { ids: [id] })
      return c.json(shipment ?? orRefuse<never, 'shipment_not_found'>(shipmentNotFound))
    },
  )

  .post(
    '/admin/shipments/:id/retry',
    administrators('pack orders', 'Try again at once to have a label made', { 200: shipmentRecord }),
    pathId(),
    async (c) => {
      const { id } = c.req.valid('param')
      orRefuse(await retryShipment(c.var.database, c.var.administrator, id))
      const [shipment] = await readShipments(c.var.database, { ids: [id] })
      return c.json(shipment ?? orRefuse<never, 'shipment_not_found'>(shipmentNotFound))
    },
  )

  .get(
    '/admin/orders/:id/return-label',
    administrators('manage orders', 'The labels with which a customer sends an order back, as PDF', {
      200: 'application/pdf',
    }),
    pathId(),
    async (c) => {
      const carrier = need(c.var.carrier)
      const file = orRefuse(await printReturnLabels({ database: c.var.database, carrier }, c.req.valid('param').id))
      return c.body(new Uint8Array(file), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="etykieta-zwrotna.pdf"',
      })
    },
  )
