import type { CarrierConfig } from '../../../server/config.ts'
import {
  CarrierRefused,
  CarrierUnavailable,
  type Carrier,
  type KnownParcel,
  type LabelFormat,
  type ParcelReport,
} from '../carrier.ts'
import { accountIn, collectionIn, pageIn, reportIn } from './shipx-answer.server.ts'
import { askShipx, patienceOf } from './shipx-client.server.ts'
import { collectionBody, shipmentBody } from './shipx-request.server.ts'

/** How many parcels one file of labels is asked for: the ids stand in the address. */
const labelsAtOnce = 50
/** How far a look-up reads, should ShipX not narrow the list by the reference. */
const mostPages = 20

/** InPost, by its API ShipX. */
export function createShipxCarrier(settings: CarrierConfig): Carrier {
  const ask = (asked: Parameters<typeof askShipx>[1]) => askShipx(settings, asked)
  const own = `/v1/organizations/${settings.organization}`
  const one = (id: string) => `/v1/shipments/${encodeURIComponent(id)}`

  const files = async (path: string, parcels: KnownParcel[], how: [string, string][], begin: string) => {
    const made: Uint8Array[] = []
    // Of several services at once ShipX makes an archive.
    for (const ids of batchesOf(parcels)) {
      const asks = [...how, ...ids.map((id): [string, string] => ['shipment_ids[]', id])]
      const file = await ask({ path: `${own}${path}`, asks })
      if (!file) throw new CarrierRefused('ShipX has no such labels', [{ field: 'shipment_ids', code: 'not_found' }])
      if (!file.subarray(0, begin.length).equals(Buffer.from(begin)))
        throw new CarrierUnavailable("ShipX's labels aren't what they should be", 'nonsense')
      made.push(file)
    }
    return made
  }

  return {
    name: 'inpost',
    labelFormat: settings.labelFormat,
    quiet: patienceOf(settings).quiet,

    async find(reference, since) {
      const found: ParcelReport[] = []
      // The clocks of two machines may differ.
      const from = new Date(since.getTime() - 86_400_000).toISOString()
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        if (page > mostPages) throw new CarrierUnavailable('ShipX lists more than can be looked through', 'nonsense')
        const asks: [string, string][] = [
          ['external_customer_id', reference],
          ['created_at_gteq', from],
          ['page', String(page)],
        ]
        const listed = pageIn(await ask({ path: `${own}/shipments`, asks }))
        found.push(...listed.reports.filter((report) => report.reference === reference))
        pages = listed.pages
      }
      return found
    },

    create: async (asked) =>
      reportIn(await ask({ method: 'POST', path: `${own}/shipments`, body: shipmentBody(settings, asked) })),

    async read(id) {
      const told = await ask({ path: one(id) })
      if (!told) return undefined
      const report = reportIn(told)
      if (report.id !== id) throw new CarrierUnavailable('ShipX answered with another parcel', 'nonsense')
      return report
    },

    async buy(id, offer) {
      await ask({ method: 'POST', path: `${one(id)}/buy`, body: { offer_id: Number(offer) } })
    },

    async cancel(id) {
      try {
        await ask({ method: 'DELETE', path: one(id) })
        return true
      } catch (error) {
        if (error instanceof CarrierRefused) return false
        throw error
      }
    },

    labels: (parcels, format) =>
      files('/shipments/labels', parcels, formatOf(format), format === 'zpl' ? '^XA' : '%PDF-'),
    returnLabels: (parcels) => files('/shipments/return_labels', parcels, [['format', 'Pdf']], '%PDF-'),
    collect: async (ids) =>
      collectionIn(await ask({ method: 'POST', path: `${own}/dispatch_orders`, body: collectionBody(settings, ids) })),
    readAccount: async () => accountIn(await ask({ path: own })),
  }
}

function formatOf(format: LabelFormat): [string, string][] {
  if (format === 'zpl') return [['format', 'Zpl']]
  return [
    ['format', 'Pdf'],
    ['type', format === 'pdf-a6' ? 'A6' : 'normal'],
  ]
}

/** Parcels that follow one another by the same service, in their order. */
function batchesOf(parcels: KnownParcel[]): string[][] {
  const batches: { service: KnownParcel['service']; ids: string[] }[] = []
  for (const { id, service } of parcels) {
    const last = batches.at(-1)
    if (last?.service === service && last.ids.length < labelsAtOnce) last.ids.push(id)
    else batches.push({ service, ids: [id] })
  }
  return batches.map(({ ids }) => ids)
}
