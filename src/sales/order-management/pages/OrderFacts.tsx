import { orderManagementTexts } from '../texts.ts'
import { ordersTexts } from '../../orders/texts.ts'
import type { ReactNode } from 'react'
import { formatCountry } from '../../../kernel/countries.ts'
import { formatDay, formatMoney } from '../../../i18n/format.ts'
import { localeOf } from '../../../kernel/language.ts'
import { readMoney } from '../../../kernel/money.ts'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { OrderDetails } from '../order-details.ts'
import { nameOfPoint } from '../../../shipping/pickup-points/name-of-point.ts'

/** Where the parcel goes and to whom, and how it was paid. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { language } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderView
  const states = useTexts(ordersTexts).orderStates
  return (
    <div className="min-w-0">
      <Fact name="delivery" heading={texts.delivery.heading}>
        <p className="font-medium">
          {order.isHandedOver ? texts.delivery.handedOver : texts.delivery[order.shippingMethod]}
        </p>
        {order.pickupPoint ? (
          <Locker point={order.pickupPoint} />
        ) : (
          order.shippingAddress.city && <Address place={order.shippingAddress} />
        )}
        <Tracking order={order} />
      </Fact>
      <Fact name="recipient" heading={texts.recipient}>
        <p>{order.customerName}</p>
        <p>{order.customerEmail}</p>
        <p>{order.customerPhone}</p>
      </Fact>
      {(order.companyName || order.taxNumber || order.invoiceName || order.invoiceAddress) && (
        <Fact name="invoice" heading={texts.invoice.heading}>
          <p>{order.companyName ?? order.invoiceName}</p>
          {order.taxNumber && (
            <p className="tabular-nums">
              {texts.invoice.taxNumber} {order.taxNumber}
            </p>
          )}
          {order.invoiceAddress && <Address place={order.invoiceAddress} />}
        </Fact>
      )}
      <Fact name="payment" heading={texts.payment.heading}>
        <p suppressHydrationWarning>
          {order.paymentStatus === 'paid' && order.paidAt
            ? texts.payment.paidOn(formatDay(new Date(order.paidAt), language))
            : states.payment[order.paymentStatus]}
        </p>
        {order.refundedAmount !== '0.00' && (
          <p>{texts.payment.refunded(formatMoney(readMoney(order.refundedAmount), language))}</p>
        )}
        {order.paymentStatus !== 'pending' && order.paymentMethod && (
          <p className="text-mid">{texts.payment.taken[order.paymentMethod] ?? order.paymentMethod}</p>
        )}
      </Fact>
    </div>
  )
}

function Fact({ name, heading, children }: { name: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={name} className="border-line pb-6 wrap-anywhere not-first:border-t not-first:pt-6">
      <h2 id={name} className="mb-3 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

function Address({ place }: { place: OrderDetails['shippingAddress'] }) {
  const { language } = useAppContext()
  const { address, postalCode, city, country } = place
  return (
    <>
      <p>{address}</p>
      <p>
        {postalCode} {city}
      </p>
      <p suppressHydrationWarning>{formatCountry(country, localeOf[language])}</p>
    </>
  )
}

function Locker({ point }: { point: NonNullable<OrderDetails['pickupPoint']> }) {
  const texts = useTexts(orderManagementTexts).orderView.delivery
  return (
    <>
      <p>{nameOfPoint(point)}</p>
      {point.address?.line1 && <p>{point.address.line1}</p>}
      {point.address?.line2 && <p>{point.address.line2}</p>}
      {point.opening_hours && <p className="text-mid">{texts.hours(point.opening_hours)}</p>}
    </>
  )
}

function Tracking({ order: { trackingNumber, trackingUrl } }: { order: OrderDetails }) {
  const texts = useTexts(orderManagementTexts).orderView.delivery
  if (!trackingNumber) return null
  return (
    <>
      <p className="mt-4 text-mid">{texts.trackingNumber}</p>
      <p className="tabular-nums">{trackingNumber}</p>
      {trackingUrl && (
        <p>
          <a
            href={trackingUrl}
            rel="noreferrer"
            className="inline-block py-2 text-violet underline underline-offset-4 hover:no-underline"
          >
            {texts.track}
          </a>
        </p>
      )}
    </>
  )
}
