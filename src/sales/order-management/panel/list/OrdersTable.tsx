import type { KeyboardEvent, MouseEvent } from 'react'
import type { OrderInList } from '../../order-details.ts'
import { TriangleAlert } from 'lucide-react'
import { useAddress } from '../../../../panel-kit/address.ts'
import { formatAmount, formatMoment } from '../../../../panel-kit/panel-format.ts'
import { buttonShape, PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../../panel-kit/PanelLink.tsx'
import type { AttentionReason } from '../../../orders/order.ts'
import { attentionNames } from '../order-words.ts'
import { looksToPack } from '../actions/SendParcel.tsx'
import { useSendParcels } from '../packing/sent-parcels.ts'
import { PaymentBadge, ShippingBadge, StatusBadge } from '../StateBadges.tsx'

const columns = ['Numer', 'Data', 'Klient', 'Kwota', 'Status', 'Płatność', 'Wysyłka', 'Szczegóły']
const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** A page of orders. Arrow keys (or j and k) move between their links to the details. */
export function OrdersTable({ list }: { list: OrderInList[] }) {
  const stepByKeys = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const details = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-order]')]
    const next = details[details.findIndex((link) => link === event.target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed on its links
    <table onKeyDown={stepByKeys} className="block w-full text-sm @5xl:table @5xl:border-collapse">
      <caption className="sr-only">Zamówienia, najnowsze na początku</caption>
      <thead className="hidden @5xl:table-header-group">
        <tr className="border-b border-line text-left text-xs text-mid">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`py-2 font-medium ${column === 'Szczegóły' ? '' : 'pr-4'} ${column === 'Kwota' ? 'text-right' : ''}`}
            >
              {column === 'Szczegóły' ? <span className="sr-only">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line @5xl:table-row-group @5xl:border-t-0">
        {list.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'align-top @5xl:py-2.5 @5xl:pr-4'

/** A row of the table, on narrow screens a card. */
function OrderRow({ order }: { order: OrderInList }) {
  const asked = useAddress()
  const { id, orderNumber, trackingNumber, needsAttention } = order
  const { act, isPending } = useSendParcels()
  // The whole row reacts to the mouse, unless the user is selecting text in it.
  const openByMouse = ({ currentTarget, target }: MouseEvent<HTMLTableRowElement>) => {
    if (target instanceof Element && target.closest('a, button')) return
    if (!(window.getSelection()?.isCollapsed ?? true)) return
    const details = currentTarget.querySelector('a')
    details?.focus()
    details?.click()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the link in it is there for the keyboard
    <tr
      onClick={openByMouse}
      className="flex cursor-pointer flex-wrap items-baseline gap-x-1.5 gap-y-1 border-b border-line py-3 hover:bg-paper @5xl:table-row"
    >
      <th scope="row" className={`min-w-0 grow basis-3/5 text-left font-normal ${cell}`}>
        <span className="block font-medium tabular-nums">{orderNumber}</span>
        {trackingNumber && (
          <span className="block text-xs wrap-anywhere text-mid tabular-nums">
            <span className="sr-only">Numer przesyłki: </span>
            {trackingNumber}
          </span>
        )}
        {order.dueAmount !== undefined && (
          <span className="block text-xs font-medium text-clay tabular-nums">
            do dopłaty {formatAmount(order.dueAmount)}
          </span>
        )}
        {needsAttention && <Attention reason={needsAttention} />}
      </th>
      <td
        className={`order-3 basis-30 text-right text-xs text-mid tabular-nums @5xl:text-sm @5xl:text-left @5xl:whitespace-nowrap @5xl:text-ink ${cell}`}
      >
        {formatMoment(order.createdAt)}
      </td>
      <td className={`order-2 min-w-0 grow basis-[calc(100%-8rem)] ${cell}`}>
        <span className="block wrap-anywhere">{order.customerName}</span>
        <span className="block text-xs wrap-anywhere text-mid">{order.customerEmail}</span>
      </td>
      <td className={`order-1 ml-auto text-right font-medium whitespace-nowrap tabular-nums ${cell}`}>
        {formatAmount(order.totalAmount)}
      </td>
      <td className={`order-4 ${cell}`}>
        <StatusBadge status={order.status} />
      </td>
      <td className={`order-4 ${cell}`}>
        <PaymentBadge paymentStatus={order.paymentStatus} refundedAmount={order.refundedAmount} />
        {order.byTransfer && <span className="ml-1.5 text-xs text-mid @5xl:ml-0 @5xl:block">przelew</span>}
      </td>
      <td className={`order-4 ${cell}`}>
        <ShippingBadge status={order.shippingStatus} />
      </td>
      <td className="order-5 ml-auto text-right align-top @5xl:py-1 @5xl:whitespace-nowrap">
        {looksToPack(order) && (
          <PanelButton
            look="solid"
            aria-label={`Wysłane ${orderNumber}`}
            isPending={isPending}
            onClick={() => act([{ id, version: order.version }])}
            className="mr-4"
          >
            Wysłane
          </PanelButton>
        )}
        <PanelLink
          asked={{ ...asked, order: String(id) }}
          data-order={id}
          aria-label={`Szczegóły zamówienia ${orderNumber}`}
          className={`${buttonShape} -my-1.5 -mr-3.5 pl-1! text-violet @5xl:my-0 hover:bg-violet/8`}
        >
          Szczegóły
        </PanelLink>
      </td>
    </tr>
  )
}

function Attention({ reason }: { reason: AttentionReason }) {
  return (
    <span className="mt-0.5 flex items-start gap-1 text-xs font-medium text-clay">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-3.5 shrink-0" />
      <span>
        <span className="sr-only">Wymaga uwagi: </span>
        <span className="inline-block first-letter:uppercase">{attentionNames[reason]}</span>
      </span>
    </span>
  )
}
