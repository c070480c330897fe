import { brand } from '../../../../brand.ts'
import { formatMoment } from '../../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../../order-details.ts'
import { Fact, Facts, linkLook, OrderSection } from '../OrderSection.tsx'
import { PaymentBadge, ShippingBadge, StatusBadge } from '../StateBadges.tsx'

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
