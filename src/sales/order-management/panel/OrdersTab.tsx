import { useEffect, useRef, type ReactNode } from 'react'
import { useMay } from '../../../administrators/panel/session.query.ts'
import { TagFilter } from '../../../notes/panel/TagFilter.tsx'
import { changeAddress, goTo, useAddress } from '../../../panel-kit/address.ts'
import { orderListId, readFilter, readOpenOrder } from './list/order-params.ts'
import { OrderDialog } from './details/OrderDialog.tsx'
import { OrderFilters } from './list/OrderFilters.tsx'
import { OrderList } from './list/OrderList.tsx'
import { OtherActions } from './list/OtherActions.tsx'
import { SentParcels } from './packing/SentParcels.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { NewOrderDialog } from './office/NewOrderDialog.tsx'
import { OrderStrip } from './summary/OrderStrip.tsx'

export function OrdersTab({ notice }: { notice: ReactNode }) {
  const asked = useAddress()
  const may = useMay()
  const open = readOpenOrder(asked)
  useFocusAfter(open)
  return (
    <div className="@container space-y-6">
      <OrderStrip />
      {notice}
      <div>
        <PanelButton look="solid" onClick={() => goTo({ ...asked, new: '1' })}>
          Nowe zamówienie
        </PanelButton>
      </div>
      <OrderFilters filter={readFilter(asked)} />
      {may('see people') && <TagFilter />}
      <OrderList />
      <OtherActions />
      {open === undefined && (
        <div className="sticky bottom-0 z-10 space-y-2 py-2 empty:hidden">
          <SentParcels />
        </div>
      )}
      {asked['new'] !== undefined && open === undefined && <NewOrderDialog />}
      {open !== undefined && (
        <OrderDialog
          key={open}
          id={open}
          onClose={() => changeAddress({ order: undefined }, { replaces: true, leavesNothing: true })}
        />
      )}
    </div>
  )
}

/** An order opened by its address has no button to return the focus to, so its row gets it. */
function useFocusAfter(open: number | undefined): void {
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current
    before.current = open
    if (closed === undefined || open !== undefined) return
    const details = document.querySelector<HTMLElement>(`#${orderListId} [data-order="${closed}"]`)
    const target = details ?? document.getElementById(orderListId)
    target?.focus()
  }, [open])
}
