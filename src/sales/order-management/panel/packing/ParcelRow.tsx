import { useId, type FormEvent } from 'react'
import { brand } from '../../../../brand.ts'
import { formatWeight } from '../../../../i18n/format.ts'
import { parseWeight } from '../../../../kernel/weight.ts'
import { addressOf } from '../../../../panel-kit/address.ts'
import { PanelBadge } from '../../../../panel-kit/PanelBadge.tsx'
import { buttonShape, PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { formatDay } from '../../../../panel-kit/panel-format.ts'
import { keyOf } from '../OrderTable.tsx'
import { ParcelLots } from '../../../warehouse/panel/ParcelLots.tsx'
import { isOrderNumber } from '../../packing/order-code.ts'
import { ParcelLabels } from './ParcelLabels.tsx'
import type { Labels } from './useLabels.ts'
import type { OrderToPack } from '../../packing/packing.ts'

export const wayOf = ({ shippingMethod }: Pick<OrderToPack, 'shippingMethod'>) =>
  shippingMethod === 'inpost' ? `Automat ${brand.carrier.name}` : 'Do domu'

interface Props {
  order: OrderToPack
  labels: Labels
  isTicked: boolean
  onTick(withShift: boolean): void
  trackingNumber: string
  onNumber(typed: string): void
  isSending: boolean
  onSend(): void
  /** A slip was scanned while the number's field had the focus. */
  onCode(code: string): void
}

/** One order: what goes into its parcel, its slip, and that it has left. */
export function ParcelRow({
  order,
  labels,
  isTicked,
  onTick,
  trackingNumber,
  onNumber,
  isSending,
  onSend,
  onCode,
}: Props) {
  const { id, orderNumber, createdAt, customerName, items, language } = order
  const field = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isOrderNumber(trackingNumber)) return onSend()
    onNumber(order.trackingNumber ?? '')
    onCode(trackingNumber)
  }
  return (
    <li
      aria-label={`Zamówienie ${orderNumber}`}
      data-parcel={id}
      className={`grid scroll-mt-4 scroll-mb-40 gap-x-8 gap-y-3 border-b border-line py-3 lg:grid-cols-[17rem_minmax(0,1fr)_minmax(16rem,22rem)] ${isTicked ? 'bg-violet/5' : ''}`}
    >
      <label className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          checked={isTicked}
          aria-label={`Zaznacz ${orderNumber}`}
          onChange={(event) => onTick((event.nativeEvent as MouseEvent).shiftKey)}
          className="m-2 size-6 shrink-0 accent-violet"
        />
        {/* Shift and a click would select the words between. */}
        <span className="min-w-0 select-none">
          <span className="block font-medium tabular-nums">{orderNumber}</span>
          <span className="block wrap-anywhere">{customerName}</span>
          <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-mid tabular-nums">
            {formatDay(createdAt)}
            <PanelBadge>{wayOf(order)}</PanelBadge>
          </span>
        </span>
      </label>
      <div className="min-w-0">
        <ul className="space-y-1">
          {items.map((item) => (
            <li key={keyOf(item)} className="flex gap-3">
              <span className="w-10 shrink-0 text-right text-lg font-medium tabular-nums">{item.quantity} ×</span>
              <span className="min-w-0 self-center">
                <span lang={language}>{item.productName}</span>{' '}
                {item.weight !== null && (
                  <span className="text-sm text-mid">{formatWeight(parseWeight(item.weight), 'pl')}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
        <ParcelLots orderId={id} orderNumber={orderNumber} lots={order.lots} />
      </div>
      <div className="space-y-2">
        {labels.title !== null && <ParcelLabels orderId={id} labels={labels} />}
        <form className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2" onSubmit={send}>
          <div>
            <label htmlFor={field} className="mb-1 block text-xs text-mid">
              Numer przesyłki (jeżeli jest)
            </label>
            <input
              id={field}
              value={trackingNumber}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => onNumber(target.value)}
              className="w-full rounded border border-ink/40 bg-paper px-3 py-2 text-sm tabular-nums pointer-coarse:min-h-11"
            />
          </div>
          <PanelButton type="submit" look="solid" isPending={isSending} className="min-h-11">
            Wysłane
          </PanelButton>
          <a
            href={addressOf({ print: 'slip', order: String(id) })}
            target="_blank"
            rel="noopener"
            aria-label={`List pakowy ${orderNumber} (nowe okno)`}
            className={`${buttonShape} -ml-3.5 justify-self-start text-violet hover:bg-violet/8`}
          >
            List pakowy
          </a>
        </form>
      </div>
    </li>
  )
}
