import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { movementKinds } from '../../../catalog/stock/stock-movement.ts'
import { plural } from '../../../i18n/plural.ts'
import { narrowDown, useAddress } from '../../../panel-kit/address.ts'
import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { Pages } from '../../../panel-kit/lists/Pages.tsx'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { formatMoment, formatNumber } from '../../../panel-kit/panel-format.ts'
import { movementNames } from '../movements/movement-names.ts'
import type { Shelf, StockMovement } from '../warehouse.ts'
import { movementsAsked, movementsPerPage, movementsQuery } from './warehouse.query.ts'

const formatCount = plural('pl', { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' })

/** What has come and gone, of one product or of all. */
export function MovementsList({ shelves }: { shelves: Shelf[] }) {
  const asked = useAddress()
  const { data, error, refetch, isPlaceholderData } = useQuery(movementsQuery(asked))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Filter label="Produkt" name="product">
          <option value="">Wszystkie</option>
          {shelves.map(({ productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
        </Filter>
        <Filter label="Rodzaj ruchu" name="kind">
          <option value="">Wszystkie</option>
          {movementKinds.map((kind) => (
            <option key={kind} value={kind}>
              {movementNames[kind]}
            </option>
          ))}
        </Filter>
        <MonthFilter />
        <ExportButton
          path="/api/admin/stock/movements/export"
          asked={movementsAsked(asked)}
          isEmpty={data?.total === 0}
        />
        <ExportButton path="/api/admin/stock/months/export" asked={{}} isEmpty={data?.total === 0}>
          Miesiącami (CSV)
        </ExportButton>
      </div>
      {error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie ruchów..." />
      ) : data.rows.length === 0 ? (
        <EmptyList title="Nie ma takich ruchów">Zmień filtry, aby zobaczyć inne.</EmptyList>
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <MovementTable movements={data.rows} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(data.total)}</p>
            <Pages label="Strony ruchów" total={data.total} perPage={movementsPerPage} />
          </div>
        </div>
      )}
    </>
  )
}

function Filter({ label, name, children }: { label: string; name: 'product' | 'kind'; children: ReactNode }) {
  const id = useId()
  const asked = useAddress()
  return (
    <div className="min-w-40">
      <label htmlFor={id} className="mb-1 block text-xs text-mid">
        {label}
      </label>
      <select
        id={id}
        value={asked[name] ?? ''}
        onChange={({ currentTarget }) => narrowDown({ [name]: currentTarget.value })}
        className={panelBox}
      >
        {children}
      </select>
    </div>
  )
}

function MonthFilter() {
  const id = useId()
  const { month = '' } = useAddress()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-mid">
        Miesiąc
      </label>
      <input
        id={id}
        type="month"
        value={month}
        onChange={({ currentTarget }) => narrowDown({ month: currentTarget.value })}
        className={panelBox}
      />
    </div>
  )
}

const columns = [
  { label: 'Kiedy' },
  { label: 'Produkt' },
  { label: 'Ruch' },
  { label: 'Szczegóły' },
  { label: 'Kto' },
  { label: 'Sztuk', isNumber: true },
  { label: 'Stan po', isNumber: true },
]
const link = 'inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline'

function MovementTable({ movements }: { movements: StockMovement[] }) {
  return (
    <PanelTable label="Ruchy magazynowe, najnowsze pierwsze" columns={columns}>
      {movements.map(({ id, movedAt, productName, kind, pieces, balance, lot, reason, doneBy, ...of }) => (
        <PanelRow key={id} isMarked={false}>
          <RowTitle>
            <time dateTime={movedAt} className="font-normal tabular-nums">
              {formatMoment(movedAt)}
            </time>
          </RowTitle>
          <PanelCell label="Produkt">{productName ?? `Usunięty produkt nr ${of.productId}`}</PanelCell>
          <PanelCell label="Ruch">{movementNames[kind]}</PanelCell>
          <PanelCell label="Szczegóły">
            <span className="min-w-0 wrap-anywhere">
              {of.orderNumber !== null && (
                <PanelLink asked={{ tab: 'orders', order: String(of.orderId) }} className={`${link} tabular-nums`}>
                  {of.orderNumber}
                </PanelLink>
              )}
              {of.orderId !== null && of.orderNumber === null && 'usunięte zamówienie'}
              {[lot && `partia ${lot}`, reason].filter(Boolean).join(', ')}
            </span>
          </PanelCell>
          <PanelCell label="Kto">{doneBy ?? (of.orderId === null ? '–' : 'sklep')}</PanelCell>
          <PanelCell label="Sztuk" isNumber>
            {pieces > 0 ? `+${formatNumber(pieces)}` : formatNumber(pieces)}
          </PanelCell>
          <PanelCell label="Stan po" isNumber>
            {formatNumber(balance)}
          </PanelCell>
        </PanelRow>
      ))}
    </PanelTable>
  )
}
