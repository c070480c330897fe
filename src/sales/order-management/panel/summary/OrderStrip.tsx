import { useQuery } from '@tanstack/react-query'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { sentenceOf } from '../../../../panel-kit/panel-api.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { RevenueOfMonth } from './RevenueOfMonth.tsx'
import { OrderFigures } from './OrderFigures.tsx'
import { orderSummaryQuery } from '../list/orders.query.ts'

/** How the shop is doing, above the orders. Without it the orders are still there. */
export function OrderStrip() {
  const { data, error, refetch } = useQuery(orderSummaryQuery)
  return (
    <section
      aria-label="Podsumowanie"
      aria-busy={!data && !error}
      className="grid gap-x-12 gap-y-5 border-b border-line pb-6 @5xl:grid-cols-[minmax(0,1fr)_19rem]"
    >
      {data ? (
        <>
          <RevenueOfMonth summary={data} />
          <OrderFigures summary={data} />
        </>
      ) : error ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm @5xl:col-span-2">
          <span className="text-clay">Nie udało się wczytać podsumowania. {sentenceOf(error)}</span>
          <PanelButton look="quiet" onClick={() => void refetch()}>
            Spróbuj ponownie
          </PanelButton>
        </p>
      ) : (
        <>
          <Skeleton className="h-43.5" />
          <Skeleton className="h-32.5 @xl:h-16.5 @5xl:h-auto" />
        </>
      )}
    </section>
  )
}
