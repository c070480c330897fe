import { useQuery } from '@tanstack/react-query'
import { ListFailure } from '../../web/panel/ListStates.tsx'
import { PanelDialog } from '../../web/panel/PanelDialog.tsx'
import { mayLeave } from '../../web/panel/unsaved.ts'
import { isOrderMissing, orderRecord } from './orders.query.ts'
import { OrderMissing } from './OrderMissing.tsx'
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
