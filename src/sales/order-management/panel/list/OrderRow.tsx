import { TriangleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useAddress } from '../../../../panel-kit/address.ts'
import { formatAmount, formatMoment } from '../../../../panel-kit/panel-format.ts'
import { buttonShape } from '../../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../../panel-kit/PanelLink.tsx'
import type { OrderInList } from '../../order-details.ts'
import type { AttentionReason } from '../../../orders/order.ts'
import { attentionNames } from '../order-words.ts'
import { PaymentBadge, ShippingBadge, StatusBadge } from '../StateBadges.tsx'

const cell = 'align-top @5xl:py-2.5 @5xl:pr-4'

/** An order: a row of the table, and on narrow screens a card. */
export function OrderRow({ order }: { order: OrderInList }) {
  const asked = useAddress()
  const { id, orderNumber, trackingNumber, needsAttention } = order
  // The whole row is large enough to hit with a mouse. What is selected in it is to be copied, so nothing opens then.
  const openByMouse = ({ currentTarget, target }: MouseEvent<HTMLTableRowElement>) => {
    if (target instanceof Element && target.closest('a')) return
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
      </td>
      <td className={`order-4 ${cell}`}>
        <ShippingBadge status={order.shippingStatus} />
      </td>
      <td className="order-5 ml-auto text-right align-top @5xl:py-1">
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
