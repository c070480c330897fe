import { useId, useState } from 'react'
import { brand } from '../../../../brand.ts'
import { formatWeight } from '../../../../i18n/format.ts'
import { parseWeight } from '../../../../kernel/weight.ts'
import { addressOf } from '../../../../panel-kit/address.ts'
import { PanelBadge } from '../../../../panel-kit/PanelBadge.tsx'
import { buttonShape, PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { formatDay } from '../../../../panel-kit/panel-format.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { readResponse } from '../../../../web/api.ts'
import { keyOf } from '../OrderTable.tsx'
import { ParcelLots } from '../../../warehouse/panel/ParcelLots.tsx'
import type { OrderToPack } from '../../packing/packing.ts'

/** One order: what goes into its parcel, its slip, and that it has left. */
export function ParcelRow({ order }: { order: OrderToPack }) {
  const { id, orderNumber, createdAt, customerName, items, language, shippingMethod, version } = order
  const [trackingNumber, setTrackingNumber] = useState('')
  const field = useId()
  const sending = useAction({
    call: () =>
      readResponse(api.admin.packing[':id'].$put({ param: { id: String(id) }, json: { trackingNumber, version } })),
    done: `Zamówienie ${orderNumber} jest w drodze. Klient dostanie wiadomość.`,
  })
  const send = async () => {
    const agrees = await confirm({
      title: `Paczka ${orderNumber} wyszła?`,
      text: trackingNumber.trim()
        ? `Klient dostanie wiadomość z numerem przesyłki ${trackingNumber.trim()}.`
        : 'Klient dostanie wiadomość bez numeru przesyłki.',
      agree: 'Tak, wysłana',
    })
    if (agrees) sending.act()
  }
  return (
    <li
      aria-label={`Zamówienie ${orderNumber}`}
      className="grid gap-x-8 gap-y-3 border-b border-line py-4 lg:grid-cols-[16rem_minmax(0,1fr)_minmax(16rem,22rem)]"
    >
      <div className="min-w-0 text-sm">
        <p className="font-medium tabular-nums">{orderNumber}</p>
        <p className="wrap-anywhere">{customerName}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-mid tabular-nums">
          {formatDay(createdAt)}
          <PanelBadge>{shippingMethod === 'inpost' ? `Automat ${brand.carrier.name}` : 'Do domu'}</PanelBadge>
        </p>
      </div>
      <ul className="min-w-0 space-y-1">
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
        <ParcelLots orderId={id} orderNumber={orderNumber} lots={order.lots} />
      </ul>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className="w-full">
          <label htmlFor={field} className="mb-1 block text-xs text-mid">
            Numer przesyłki (jeżeli jest)
          </label>
          <input
            id={field}
            value={trackingNumber}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setTrackingNumber(target.value)}
            className="w-full rounded border border-ink/40 bg-paper px-3 py-2 text-sm tabular-nums"
          />
        </div>
        <PanelButton type="submit" look="solid" isPending={sending.isPending}>
          Wysłane
        </PanelButton>
        <a
          href={addressOf({ print: 'slip', order: String(id) })}
          target="_blank"
          rel="noopener"
          aria-label={`List pakowy ${orderNumber} (nowe okno)`}
          className={`${buttonShape} border border-ink/25 bg-paper hover:border-ink`}
        >
          List pakowy
        </a>
      </form>
    </li>
  )
}
