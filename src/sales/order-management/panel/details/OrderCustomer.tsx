import { languages, type Language } from '../../../../kernel/language.ts'
import { formatDay } from '../../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../../order-details.ts'
import { Destination, hasDestination, Parcels } from '../Destination.tsx'
import { linkLook, OrderSection } from '../OrderSection.tsx'

const languageNames: Record<Language, string> = {
  pl: 'po polsku',
  en: 'po angielsku',
  de: 'po niemiecku',
  fr: 'po francusku',
}

export function OrderCustomer({ order }: { order: OrderRecord }) {
  return (
    <OrderSection heading="Dane klienta">
      <p className="font-medium">{order.customerName}</p>
      {order.anonymisedAt && <p className="text-mid">Dane osobowe usunięto {formatDay(order.anonymisedAt)}</p>}
      {order.customerEmail && (
        <p>
          <a href={`mailto:${order.customerEmail}`} className={`inline-block min-h-6 ${linkLook}`}>
            {order.customerEmail}
          </a>
        </p>
      )}
      {order.customerPhone && (
        <p>
          <a
            href={`tel:${order.customerPhone.replaceAll(/[^+\d]/g, '')}`}
            className={`inline-block min-h-6 tabular-nums ${linkLook}`}
          >
            {order.customerPhone}
          </a>
        </p>
      )}
      {languages.includes(order.language) && <p className="mt-2 text-mid">Kupuje {languageNames[order.language]}</p>}
    </OrderSection>
  )
}

export function OrderDestination({ order }: { order: OrderRecord }) {
  const { companyName, taxNumber, pickupPoint } = order
  if (!hasDestination(order)) return null
  return (
    <OrderSection heading="Adres dostawy">
      {!pickupPoint && <p className="font-medium">{order.customerName}</p>}
      <Destination order={order} />
      {pickupPoint?.opening_hours && <p className="text-mid">Godziny otwarcia: {pickupPoint.opening_hours}</p>}
      <Parcels order={order} />
      {(companyName || taxNumber) && (
        <div className="mt-3">
          <p className="text-mid">Dane do faktury</p>
          {companyName && <p>{companyName}</p>}
          {taxNumber && <p className="tabular-nums">NIP {taxNumber}</p>}
        </div>
      )}
    </OrderSection>
  )
}
