import { orderManagementTexts } from '../texts.ts'
import { ordersTexts } from '../../orders/texts.ts'
import { Link } from '@tanstack/react-router'
import { formatDay, formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { CustomerOrder } from '../../orders/order.ts'
import { useOwnOrders } from './useOwnOrders.ts'

type Props = Parameters<typeof useOwnOrders>[0]

/** The orders of a customer, newest first. */
export function OwnOrders({ isKnown, ownCall }: Props) {
  const texts = useTexts(orderManagementTexts).ownOrders
  const { orders, hasMore, isLoading, hasFailed, list, showMore, tryAgain } = useOwnOrders({ isKnown, ownCall })
  if (!orders && hasFailed) {
    return (
      <div role="alert">
        <p className="text-clay">{texts.notLoaded}</p>
        <Button look="outline" className="mt-6" onClick={() => void tryAgain()}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  }
  if (!orders) {
    return (
      <>
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-28 w-full" />
      </>
    )
  }
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <ul ref={list} className="border-t border-line">
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line">
            <OrderInList order={order} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button look="outline" className="mt-8" aria-disabled={isLoading} onClick={showMore}>
          {isLoading ? texts.showingMore : texts.showMore}
        </Button>
      )}
      <p role="alert" className="mt-4 text-clay">
        {hasFailed && texts.moreNotLoaded}
      </p>
    </>
  )
}

function NoOrders() {
  const texts = useTexts(orderManagementTexts).ownOrders
  return (
    <>
      <p className="font-display text-2xl">{texts.empty}</p>
      <p className="mt-2 text-mid">{texts.emptyNext}</p>
      <Button asChild look="outline" className="mt-8">
        <Link to="/store">{texts.toStore}</Link>
      </Button>
    </>
  )
}

function OrderInList({ order }: { order: CustomerOrder }) {
  const { language } = useAppContext()
  const texts = useTexts(orderManagementTexts).ownOrders
  const states = useTexts(ordersTexts).orderStates
  // That money is missing, or went back, is news; that it came is what follows from the rest.
  const isNews = order.paymentStatus !== 'paid' && order.status !== 'cancelled'
  const state = [states.status[order.status], isNews && states.payment[order.paymentStatus]]
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 py-5">
      <h3 className="min-w-0 text-xl tabular-nums">
        <Link
          to="/store/account/orders/$id"
          params={{ id: String(order.id) }}
          className="inline-block py-1 text-violet underline underline-offset-4 hover:no-underline"
        >
          <span className="sr-only">{texts.order} </span>
          {order.orderNumber}
        </Link>
      </h3>
      <p className="py-1 text-right text-lg whitespace-nowrap tabular-nums">
        {formatMoney(readMoney(order.total), language)}
      </p>
      <p className="max-sm:col-span-2 text-mid">{formatDay(new Date(order.createdAt), language)}</p>
      <p className="max-sm:col-span-2 sm:text-right">{state.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
