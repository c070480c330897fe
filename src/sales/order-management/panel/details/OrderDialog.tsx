import { useQuery } from '@tanstack/react-query'
import { ListFailure } from '../../../../panel-kit/lists/ListStates.tsx'
import { PanelDialog } from '../../../../panel-kit/PanelDialog.tsx'
import { mayLeave } from '../../../../panel-kit/forms/unsaved.ts'
import { isOrderMissing, orderRecord } from '../list/orders.query.ts'
import { OrderMissing } from '../OrderMissing.tsx'
import { OrderOverview } from './OrderOverview.tsx'
import { OrderOverviewSkeleton } from './OrderOverviewSkeleton.tsx'

/** All of one order, and what can be done with it. */
export function OrderDialog({ id, onClose }: { id: number; onClose(): void }) {
  const { data: order, error, refetch } = useQuery(orderRecord(id))
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <PanelDialog title={`Szczegóły zamówienia #${order?.orderNumber ?? '…'}`} onClose={() => void close()}>
      {order ? (
        <OrderOverview order={order} />
      ) : isOrderMissing(error) ? (
        <OrderMissing />
      ) : error ? (
        <ListFailure error={error} retry={refetch} />
      ) : (
        <OrderOverviewSkeleton />
      )}
    </PanelDialog>
  )
}
