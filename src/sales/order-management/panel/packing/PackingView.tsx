import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../../../panel-kit/lists/ListStates.tsx'
import { currentPageOf } from '../../../../panel-kit/lists/Pages.tsx'
import { ViewHead } from '../../../../panel-kit/ViewHead.tsx'
import { PackingList } from './PackingList.tsx'
import { ordersToPackQuery } from './packing.query.ts'
import { SentParcels } from './SentParcels.tsx'

/** What is to be packed: all that who packs has to know, and nothing about money. */
export function PackingView() {
  const { data, error, refetch } = useQuery(ordersToPackQuery(currentPageOf(useAddress())))
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
      ) : data.rows.length > 0 ? (
        <PackingList orders={data.rows} total={data.total} />
      ) : (
        <>
          <EmptyList title="Wszystko spakowane">Nowe zamówienia pojawią się tutaj, gdy zostaną opłacone.</EmptyList>
          <div className="sticky bottom-0 mt-4 space-y-2 py-2">
            <SentParcels />
          </div>
        </>
      )}
    </section>
  )
}
