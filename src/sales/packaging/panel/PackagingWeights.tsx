import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelCell, PanelRow, PanelTable, RowActions, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { RowButton } from '../../../panel-kit/lists/RowButton.tsx'
import { useMay } from '../../../administrators/panel/session.query.ts'
import { printGrams } from '../material-names.ts'
import type { PackagedThing } from '../packaging.ts'
import { packagingQuery } from './packaging.query.ts'
import { printSince } from './since.ts'
import { WeightDialog } from './WeightDialog.tsx'

const columns = [{ label: 'Co' }, { label: 'Opakowanie' }, { label: 'Od dnia' }, { label: 'Działania' }]

/** What the packaging of each product and box weighs. */
export function PackagingWeights() {
  const mayChange = useMay()('manage shipping rates')
  const { data: things, error, refetch } = useQuery(packagingQuery)
  const [changed, setChanged] = useState<PackagedThing>()
  return (
    <section aria-labelledby="packaging-weights" className="mt-12">
      <h2 id="packaging-weights" className="mb-2 text-xl">
        Ile ważą opakowania
      </h2>
      <p className="mb-4 max-w-[65ch] text-sm text-mid">
        Zważ puste opakowanie jednej sztuki (słoik z&nbsp;wieczkiem i&nbsp;etykietą), a&nbsp;w&nbsp;kartonie także
        wypełnienie i&nbsp;taśmę. Gdy zmienisz opakowanie, dodaj nowe wagi od dnia zmiany: wcześniejsze paczki policzą
        się po staremu.
      </p>
      {error && !things ? (
        <ListFailure error={error} retry={refetch} />
      ) : !things ? (
        <ListSkeleton label="Ładowanie opakowań..." />
      ) : (
        <PanelTable label="Wagi opakowań" columns={columns}>
          {things.map((thing) => (
            <PanelRow key={`${thing.productId} ${thing.box}`} isMarked={false}>
              <RowTitle>
                <span className="wrap-anywhere">{thing.box === null ? thing.name : `Karton: ${thing.name}`}</span>
              </RowTitle>
              <PanelCell label="Opakowanie">
                {thing.weights[0] ? printGrams(thing.weights[0].grams) : <span className="text-clay">nie wiadomo</span>}
              </PanelCell>
              <PanelCell label="Od dnia">
                <span className="tabular-nums">{thing.weights[0] ? printSince(thing.weights[0].since) : '–'}</span>
              </PanelCell>
              <RowActions>
                {mayChange && (
                  <RowButton icon={Pencil} label={`Opakowanie: ${thing.name}`} onClick={() => setChanged(thing)} />
                )}
              </RowActions>
            </PanelRow>
          ))}
        </PanelTable>
      )}
      {changed && <WeightDialog thing={changed} onClose={() => setChanged(undefined)} />}
    </section>
  )
}
