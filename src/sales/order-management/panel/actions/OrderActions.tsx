import { addressOf } from '../../../../panel-kit/address.ts'
import { buttonShape } from '../../../../panel-kit/PanelButton.tsx'
import type { OrderRecord } from '../../order-details.ts'
import { CancelAndRefund } from './CancelAndRefund.tsx'
import { OrderSection } from '../OrderSection.tsx'
import { RefundAction } from './RefundAction.tsx'
import { ReleaseOrder } from './ReleaseOrder.tsx'
import { ShippingForm } from './ShippingForm.tsx'
import { StatusForm } from './StatusForm.tsx'

/** What can be done with an order. Its payment isn't among it: that follows what the provider says. */
export function OrderActions({ order }: { order: OrderRecord }) {
  return (
    <OrderSection heading="Akcje zamówienia">
      <div className="space-y-7">
        <div className="flex flex-wrap gap-2">
          <PrintLink sheet="order" order={order}>
            Drukuj zamówienie
          </PrintLink>
          <PrintLink sheet="slip" order={order}>
            Drukuj list pakowy
          </PrintLink>
        </div>
        <CancelAndRefund order={order} />
        <ReleaseOrder order={order} />
        <StatusForm order={order} />
        <ShippingForm order={order} />
        <RefundAction order={order} />
      </div>
    </OrderSection>
  )
}

function PrintLink({ sheet, order, children }: { sheet: 'order' | 'slip'; order: OrderRecord; children: string }) {
  return (
    <a
      href={addressOf({ print: sheet, order: String(order.id) })}
      target="_blank"
      rel="noopener"
      className={`${buttonShape} border border-ink/25 bg-paper hover:border-ink`}
    >
      {children}
      <span className="sr-only"> (nowe okno)</span>
    </a>
  )
}
