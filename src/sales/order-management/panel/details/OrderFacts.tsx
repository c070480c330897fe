import { languages, type Language } from '../../../../kernel/language.ts'
import { formatDay, formatMoment } from '../../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../../order-details.ts'
import { Destination, hasDestination, Parcels } from '../Destination.tsx'
import { linkLook, OrderSection, Fact, Facts } from '../OrderSection.tsx'
import { brand } from '../../../../brand.ts'
import { PaymentBadge, ShippingBadge, StatusBadge } from '../StateBadges.tsx'

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
  const { companyName, invoiceName, invoiceAddress, taxNumber, pickupPoint } = order
  if (!hasDestination(order)) return null
  return (
    <OrderSection heading="Adres dostawy">
      {!pickupPoint && <p className="font-medium">{order.customerName}</p>}
      <Destination order={order} />
      {pickupPoint?.opening_hours && <p className="text-mid">Godziny otwarcia: {pickupPoint.opening_hours}</p>}
      <Parcels order={order} />
      {(companyName || taxNumber || invoiceName || invoiceAddress) && (
        <div className="mt-3">
          <p className="text-mid">Dane do faktury</p>
          {(companyName ?? invoiceName) && <p>{companyName ?? invoiceName}</p>}
          {taxNumber && <p className="tabular-nums">NIP {taxNumber}</p>}
          {invoiceAddress && <Destination order={{ shippingAddress: invoiceAddress, pickupPoint: null }} />}
        </div>
      )}
    </OrderSection>
  )
}

export function OrderState({ order }: { order: OrderRecord }) {
  const { status, paymentStatus, shippingStatus, trackingNumber, trackingUrl } = order
  // Refunds of additional payments don't change the status of the order's own payment.
  const ownPayment = order.payments.find(({ state }) => state === 'paid')
  return (
    <OrderSection heading="Status zamówienia">
      <Facts>
        <Fact name="Zamówienie">
          <StatusBadge status={status} />
        </Fact>
        <Fact name="Płatność">
          <PaymentBadge paymentStatus={paymentStatus} refundedAmount={ownPayment?.refundedAmount ?? '0'} />
        </Fact>
        <Fact name="Wysyłka">
          <ShippingBadge status={shippingStatus} />
        </Fact>
        <Fact name="Numer przesyłki">
          {trackingNumber ?? <span className="text-mid">brak</span>}
          {trackingUrl && (
            <a
              href={trackingUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={`inline-flex min-h-6 items-center ${linkLook}`}
            >
              Śledź w {brand.carrier.name}
              <span className="sr-only"> (nowe okno)</span>
            </a>
          )}
        </Fact>
        <Fact name="Złożone">{formatMoment(order.createdAt)}</Fact>
        {order.isPayable && <Fact name="Do zapłaty do">{formatMoment(order.payableUntil)}</Fact>}
        <Fact name="Zmienione">{formatMoment(order.updatedAt)}</Fact>
      </Facts>
    </OrderSection>
  )
}
