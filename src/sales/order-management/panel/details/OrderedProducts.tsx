import type { OrderRecord } from '../../order-details.ts'
import { OrderSection } from '../OrderSection.tsx'
import { OrderTable } from '../OrderTable.tsx'

/** What was ordered, at the prices of then, and what it came to. */
export function OrderedProducts({ order }: { order: OrderRecord }) {
  return (
    <OrderSection heading="Zamówione produkty">
      <OrderTable order={order} />
    </OrderSection>
  )
}
