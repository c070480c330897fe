import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../../administrators/panel/session.query.ts'
import { RemarksSection } from '../../../../notes/panel/RemarksSection.tsx'
import { useEffect, useRef, useState } from 'react'
import { ChangeOrderForm } from '../office/ChangeOrderForm.tsx'
import { DueBanner } from '../office/DueBanner.tsx'
import { ListFailure } from '../../../../panel-kit/lists/ListStates.tsx'
import { PanelDialog } from '../../../../panel-kit/PanelDialog.tsx'
import { mayLeave } from '../../../../panel-kit/forms/unsaved.ts'
import { isOrderMissing, orderRecord } from '../list/orders.query.ts'
import { OrderMissing, OrderSection } from '../OrderSection.tsx'
import type { OrderRecord } from '../../order-details.ts'
import { OrderActions } from '../actions/OrderActions.tsx'
import { OrderCustomer, OrderDestination, OrderState } from './OrderFacts.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderWithdrawals } from './OrderWithdrawals.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { OrderTable } from '../OrderTable.tsx'
import { officeOrderEmails } from '../../emails/office-emails.ts'
import { OrderShipments } from '../../../shipments/panel/OrderShipments.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { useOrderChange } from '../actions/useOrderChange.ts'
import { formatMoment } from '../../../../panel-kit/panel-format.ts'
import { ParcelLots } from '../../../warehouse/panel/ParcelLots.tsx'
import { actorOfEvent, sentenceOfEvent } from './event-sentences.ts'

/** All of one order, and what can be done with it. */
export function OrderDialog({ id, onClose }: { id: number; onClose(): void }) {
  const { data: order, error, refetch } = useQuery(orderRecord(id))
  /** Undefined: it was never changed since it was opened. */
  const [isChanging, setChanging] = useState<boolean>()
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <PanelDialog
      title={`${isChanging ? 'Zmiana' : 'Szczegóły'} zamówienia #${order?.orderNumber ?? '…'}`}
      onClose={() => void close()}
    >
      {order ? (
        isChanging ? (
          <>
            <Beginning key="change" />
            <ChangeOrderForm order={order} onClose={() => setChanging(false)} />
          </>
        ) : (
          <>
            {isChanging === false && <Beginning key="overview" />}
            <OrderOverview order={order} onChange={() => setChanging(true)} />
          </>
        )
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

/** Where one reads on when what the dialog shows has become another thing: the button that had the focus is gone. */
function Beginning() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return <div ref={place} tabIndex={-1} className="outline-none" />
}

const overviewColumns = 'grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)]'

/** On wide screens the facts are on the left and the actions on the right; on phones they follow each other. */
function OrderOverview({ order, onChange }: { order: OrderRecord; onChange(): void }) {
  const mayChange = useMay()('refund')
  const may = useMay()
  return (
    <>
      <AttentionBanner order={order} />
      <DueBanner order={order} />
      <OrderWithdrawals order={order} />
      <div className={overviewColumns}>
        <div className="grid min-w-0 content-start gap-9 sm:grid-cols-2">
          <OrderCustomer order={order} />
          <OrderDestination order={order} />
        </div>
        <OrderState order={order} />
        <div className="min-w-0 space-y-9">
          <OrderSection heading="Zamówione produkty">
            <OrderTable order={order} />
            <ParcelLots orderId={order.id} orderNumber={order.orderNumber} lots={order.lots} />
            {order.canBeChanged && mayChange && (
              <PanelButton onClick={onChange} className="mt-3">
                Zmień zamówienie
              </PanelButton>
            )}
          </OrderSection>
          <OrderShipments order={order} />
          <OrderPayment order={order} />
          <OrderDocuments order={order} />
          {may('see people') && order.anonymisedAt === null && <RemarksSection about={{ order: order.id }} />}
        </div>
        <div className="min-w-0 space-y-9">
          <OrderActions order={order} />
          <OrderHistory events={order.events} />
        </div>
      </div>
    </>
  )
}

function OrderOverviewSkeleton() {
  return (
    <output className={overviewColumns}>
      <span className="sr-only">Ładowanie zamówienia...</span>
      <span className="grid gap-9 sm:grid-cols-2">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </span>
      <Skeleton className="h-52" />
      <Skeleton className="h-80" />
      <Skeleton className="h-112" />
    </output>
  )
}

/** Says why the order needs attention and what to do, until the office marks it as done. */
function AttentionBanner({ order }: { order: OrderRecord }) {
  const change = useOrderChange(order.id)
  const { act, isPending } = useAction({
    call: () => change(api.admin.orders[':id'].attention.$delete({ param: { id: String(order.id) } })),
    done: 'Sprawa załatwiona',
  })
  if (order.needsAttention === null) return null
  // A withdrawal is marked as done in its own section, which clears this too.
  const isWithdrawn = order.needsAttention === 'withdrawn' && order.withdrawals.some(({ isOpen }) => isOpen)
  return (
    <section
      aria-labelledby="order-attention"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-clay bg-clay/6 px-4 py-3"
    >
      <div className="min-w-64 flex-1">
        <h3 id="order-attention" className="font-text text-sm font-medium tracking-normal text-[#8c3520]">
          Wymaga uwagi
        </h3>
        <p className="mt-1 text-sm">{officeOrderEmails.attention.reasons[order.needsAttention]}</p>
      </div>
      {!isWithdrawn && (
        <PanelButton isPending={isPending} onClick={() => act()}>
          Sprawa załatwiona
        </PanelButton>
      )}
    </section>
  )
}

function OrderHistory({ events }: { events: OrderRecord['events'] }) {
  return (
    <OrderSection heading="Historia">
      <ol reversed className="space-y-3">
        {/* Events are never changed or removed, so the index is a stable key. */}
        {events
          .map((event, place) => ({ event, place }))
          .toReversed()
          .map(({ event, place }) => (
            <li key={place} className="border-l-2 border-line pl-3">
              <p>{sentenceOfEvent(event)}</p>
              <p className="text-xs text-mid tabular-nums">
                {actorOfEvent(event)}, <time dateTime={event.createdAt}>{formatMoment(event.createdAt)}</time>
              </p>
            </li>
          ))}
      </ol>
    </OrderSection>
  )
}
