import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../../i18n/plural.ts'
import { useAddress } from '../../../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../../../panel-kit/lists/ListStates.tsx'
import { currentPageOf, Pages } from '../../../../panel-kit/lists/Pages.tsx'
import { ViewHead } from '../../../../panel-kit/ViewHead.tsx'
import { ParcelRow } from './ParcelRow.tsx'
import { ordersToPackPerPage, ordersToPackQuery } from './packing.query.ts'

const formatCount = plural('pl', {
  one: '# zamówienie do spakowania',
  few: '# zamówienia do spakowania',
  many: '# zamówień do spakowania',
  other: '# zamówienia do spakowania',
})

/** What is to be packed: all that who packs has to know, and nothing about money. */
export function PackingView() {
  const { data, error, refetch, isPlaceholderData } = useQuery(ordersToPackQuery(currentPageOf(useAddress())))
  return (
    <section>
      <ViewHead title="Pakowanie">
        <p className="text-sm text-mid">
          Opłacone zamówienia, które jeszcze nie wyszły. Najdłużej czekające są pierwsze.
        </p>
      </ViewHead>
      {error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie zamówień..." />
      ) : data.rows.length === 0 ? (
        <EmptyList title="Wszystko spakowane">Nowe zamówienia pojawią się tutaj, gdy zostaną opłacone.</EmptyList>
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <ul className="border-t border-line">
            {data.rows.map((order) => (
              <ParcelRow key={order.id} order={order} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(data.total)}</p>
            <Pages label="Strony zamówień do spakowania" total={data.total} perPage={ordersToPackPerPage} />
          </div>
        </div>
      )}
    </section>
  )
}
