import { useQuery } from '@tanstack/react-query'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { formatDay, formatNumber } from '../../../panel-kit/panel-format.ts'
import { LotDialog } from './LotDialog.tsx'
import { lotsQuery } from './warehouse.query.ts'

const columns = [
  { label: 'Partia' },
  { label: 'Produkt' },
  { label: 'Najlepiej przed' },
  { label: 'Przyjęto', isNumber: true },
  { label: 'Wydano', isNumber: true },
  { label: 'Zostało', isNumber: true },
  { label: 'Zamówienia', isNumber: true },
]

/** The lots, with what is left of each and how many orders got of it. */
export function LotsList() {
  const { lot } = useAddress()
  const { data, error, refetch } = useQuery(lotsQuery)
  return (
    <>
      {error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie partii..." />
      ) : data.length === 0 ? (
        <EmptyList title="Nie ma jeszcze partii">
          Partia powstaje przy przyjęciu dostawy, gdy wpiszesz jej numer.
        </EmptyList>
      ) : (
        <PanelTable label="Partie, najnowsze pierwsze" columns={columns}>
          {data.map(({ id, number, productName, bestBefore, note, received, sent, left, orders }) => (
            <PanelRow key={id} isMarked={String(id) === lot}>
              <RowTitle>
                <PanelLink
                  asked={{ tab: 'stock', show: 'lots', lot: String(id) }}
                  aria-label={`Kto dostał partię ${number}`}
                  className="inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline"
                >
                  {number}
                </PanelLink>
              </RowTitle>
              <PanelCell label="Produkt">
                <span className="min-w-0 wrap-anywhere">
                  {productName ?? 'usunięty produkt'}
                  {note && <span className="block text-xs text-mid">{note}</span>}
                </span>
              </PanelCell>
              <PanelCell label="Najlepiej przed">
                <span className="tabular-nums">{bestBefore ? formatDay(`${bestBefore}T12:00Z`) : '–'}</span>
              </PanelCell>
              <PanelCell label="Przyjęto" isNumber>
                {formatNumber(received)}
              </PanelCell>
              <PanelCell label="Wydano" isNumber>
                {formatNumber(sent)}
              </PanelCell>
              <PanelCell label="Zostało" isNumber>
                {formatNumber(left)}
              </PanelCell>
              <PanelCell label="Zamówienia" isNumber>
                {formatNumber(orders)}
              </PanelCell>
            </PanelRow>
          ))}
        </PanelTable>
      )}
      {lot && <LotDialog id={lot} onClose={() => changeAddress({ lot: undefined })} />}
    </>
  )
}
