import type { OrderRecord } from '../../order-details.ts'
import { AttentionBanner } from './AttentionBanner.tsx'
import { OrderActions } from '../actions/OrderActions.tsx'
import { OrderCustomer, OrderDestination } from './OrderCustomer.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderedProducts } from './OrderedProducts.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderState } from './OrderState.tsx'
import { OrderWithdrawals } from './OrderWithdrawals.tsx'

export const overviewColumns = 'grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)]'

/** The sections of an order: on a desk what is known on the left, what moves on the right; on a phone one after another. */
export function OrderOverview({ order }: { order: OrderRecord }) {
  return (
    <>
      <AttentionBanner order={order} />
      <OrderWithdrawals order={order} />
      <div className={overviewColumns}>
        <div className="grid min-w-0 content-start gap-9 sm:grid-cols-2">
          <OrderCustomer order={order} />
          <OrderDestination order={order} />
        </div>
        <OrderState order={order} />
        <div className="min-w-0 space-y-9">
          <OrderedProducts order={order} />
          <OrderPayment order={order} />
          <OrderDocuments order={order} />
        </div>
        <div className="min-w-0 space-y-9">
          <OrderActions order={order} />
          <OrderHistory events={order.events} />
        </div>
      </div>
    </>
  )
}
