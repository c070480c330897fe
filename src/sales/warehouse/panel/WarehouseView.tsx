import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../panel-kit/address.ts'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import { LotsList } from './LotsList.tsx'
import { MovementsList } from './MovementsList.tsx'
import { ShelvesList } from './ShelvesList.tsx'
import { StockChangeForm } from './StockChangeForm.tsx'
import { lotsQuery, shelvesQuery } from './warehouse.query.ts'

/** What lies on the shelves, how it came and went, and which lot went where. */
export function WarehouseView() {
  const { show = '' } = useAddress()
  const shelves = useQuery(shelvesQuery)
  const lots = useQuery(lotsQuery)
  const choices = [
    { label: 'Stany i\u00A0spis' },
    { value: 'movements', label: 'Ruchy magazynowe' },
    // Without any lot nothing of lots is shown.
    ...(lots.data && lots.data.length > 0 ? [{ value: 'lots', label: 'Partie', count: lots.data.length }] : []),
  ]
  return (
    <section className="@container">
      <ViewHead id="warehouse-head" title="Magazyn">
        <FilterLinks label="Część magazynu" name="show" choices={choices} />
      </ViewHead>
      {shelves.error && !shelves.data ? (
        <ListFailure error={shelves.error} retry={shelves.refetch} />
      ) : !shelves.data ? (
        <ListSkeleton label="Ładowanie magazynu..." />
      ) : show === 'movements' ? (
        <MovementsList shelves={shelves.data} />
      ) : show === 'lots' ? (
        <LotsList />
      ) : (
        <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <ShelvesList shelves={shelves.data} />
          <StockChangeForm shelves={shelves.data} />
        </div>
      )}
    </section>
  )
}
