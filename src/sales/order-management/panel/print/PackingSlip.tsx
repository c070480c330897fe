import { brand } from '../../../../brand.ts'
import { formatWeight } from '../../../../i18n/format.ts'
import { plural } from '../../../../i18n/plural.ts'
import { parseWeight } from '../../../../kernel/weight.ts'
import { formatDay } from '../../../../panel-kit/panel-format.ts'
import { useMay } from '../../../../administrators/panel/session.query.ts'
import type { PackingSlipOrder } from '../../packing/packing.ts'
import { orderRecord } from '../list/orders.query.ts'
import { packingSlipQuery } from '../packing/packing.query.ts'
import { Destination, hasDestination, Parcels } from '../Destination.tsx'
import { keyOf } from '../OrderTable.tsx'
import { PrintSheet } from './PrintSheet.tsx'

const pieces = plural('pl', { one: '# sztuka', few: '# sztuki', many: '# sztuk', other: '# sztuki' })

/** Has no prices, because it may be packed with the goods. */
export function PackingSlip() {
  const may = useMay()
  const onPaper = (order: PackingSlipOrder) => <SlipOnPaper order={order} />
  // The office prints it once more when the parcel has left; who packs sees an order only until then.
  return may('manage orders') ? (
    <PrintSheet title="List pakowy" ask={orderRecord}>
      {onPaper}
    </PrintSheet>
  ) : (
    <PrintSheet title="List pakowy" ask={packingSlipQuery}>
      {onPaper}
    </PrintSheet>
  )
}

function SlipOnPaper({ order }: { order: PackingSlipOrder }) {
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const weight = order.items.reduce((sum, item) => sum + weightOf(item), 0)
  return (
    <div className="mt-6 space-y-8 wrap-anywhere">
      <section className="break-inside-avoid border-2 border-current p-5 text-xl leading-snug">
        <h2 className="mb-2 font-text text-sm tracking-normal">
          {order.pickupPoint ? `Do automatu ${brand.carrier.name}` : 'Do domu'}
        </h2>
        <p className="text-2xl font-medium">{order.customerName}</p>
        {order.companyName && <p>{order.companyName}</p>}
        {hasDestination(order) && <Destination order={order} />}
        <p className="mt-2 tabular-nums">{order.customerPhone}</p>
      </section>
      <table className="w-full tabular-nums">
        <caption className="sr-only">Do spakowania</caption>
        <thead className="text-xs">
          <tr className="border-b border-current [&>th]:py-1 [&>th]:font-normal">
            <th scope="col" className="w-10 text-left">
              Jest
            </th>
            <th scope="col" className="text-left">
              Produkt
            </th>
            <th scope="col" className="pl-4 text-right">
              Waga
            </th>
            <th scope="col" className="pl-4 text-right">
              Ilość
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={keyOf(item)} className="break-inside-avoid border-b border-current [&>*]:py-3">
              <td>
                <span aria-hidden="true" className="block size-6 border-2 border-current" />
                <span className="sr-only">Do odhaczenia</span>
              </td>
              <th scope="row" lang={order.language} className="text-left font-medium">
                {item.productName}
              </th>
              <td className="pl-4 text-right whitespace-nowrap">
                {item.weight === null ? '–' : formatWeight(parseWeight(item.weight), 'pl')}
              </td>
              <td className="pl-4 text-right text-2xl font-medium">{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap justify-between gap-4 text-sm tabular-nums">
        <span>
          Razem {pieces(count)}, {formatWeight(weight, 'pl')}
          {order.items.some((item) => item.weight === null) && ' i\u00A0to, co nie ma podanej wagi'}
        </span>
        <span>Zamówiono {formatDay(order.createdAt)}</span>
      </p>
      <Parcels order={order} />
      <p className="break-inside-avoid pt-8 text-sm">Spakował(a): ……………………………………………</p>
    </div>
  )
}

const weightOf = ({ weight, quantity }: PackingSlipOrder['items'][number]) => parseWeight(weight ?? '') * quantity
