import { useQuery } from '@tanstack/react-query'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { formatAmount, formatDay } from '../../../panel-kit/panel-format.ts'
import { openInKsef } from './invoices.query.ts'
import { KsefCell } from './KsefCell.tsx'

const kinds = { invoice: 'Faktura', correction: 'Korekta' }
const columns = [
  { label: 'Numer' },
  { label: 'Rodzaj' },
  { label: 'Data' },
  { label: 'Nabywca' },
  { label: 'Brutto', isNumber: true },
  { label: 'KSeF', isText: true },
]

/** What isn't in KSeF yet, of all months: what was refused needs a hand, the rest goes by itself. */
export function OpenInKsef() {
  const { data, error, refetch } = useQuery(openInKsef)
  if (!data) return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie..." />
  if (data.documents.length === 0)
    return <EmptyList title={'Wszystko jest w\u00A0KSeF'}>KSeF przyjął każdy dokument, który tam idzie.</EmptyList>
  return (
    <PanelTable label="Dokumenty nieprzyjęte w KSeF, najwcześniejsze pierwsze" columns={columns}>
      {data.documents.map(({ id, kind, number, issuedAt, orderId, buyer, total, ksef }) => (
        <PanelRow key={id} isMarked={ksef?.state === 'refused'}>
          <RowTitle>
            <a
              href={`/api/admin/orders/${orderId}/documents/${id}`}
              download=""
              className="inline-flex min-h-6 items-center text-violet tabular-nums underline underline-offset-4 hover:no-underline"
            >
              {number}
            </a>
          </RowTitle>
          <PanelCell label="Rodzaj">{kinds[kind]}</PanelCell>
          <PanelCell label="Data">
            <span className="tabular-nums">{formatDay(issuedAt)}</span>
          </PanelCell>
          <PanelCell label="Nabywca">
            <span className="wrap-anywhere">{buyer}</span>
          </PanelCell>
          <PanelCell label="Brutto" isNumber>
            {formatAmount(total)}
          </PanelCell>
          <PanelCell label="KSeF">
            <KsefCell id={id} ksef={ksef} />
          </PanelCell>
        </PanelRow>
      ))}
    </PanelTable>
  )
}
