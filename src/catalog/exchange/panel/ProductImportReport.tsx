import type { ReactNode } from 'react'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import type { ProductImportReport as Report } from '../product-import.ts'

/** What would become of each row of a table. */
export function ProductImportReport({ report }: { report: Report }) {
  const { newCount, changedCount, refusedCount, unchangedCount, added, changed, refused } = report
  const counts = [
    { label: 'Nowe', count: newCount },
    { label: 'Zmienione', count: changedCount },
    { label: 'Bez zmian', count: unchangedCount },
    { label: 'Odrzucone', count: refusedCount, isBad: refusedCount > 0 },
  ]
  return (
    <div className="space-y-6 text-sm">
      <dl aria-label="Co zrobi import" className="grid grid-cols-2 border-y border-line sm:grid-cols-4">
        {counts.map(({ label, count, isBad }) => (
          <div key={label} className="flex flex-col-reverse py-2.5">
            <dt className="text-xs text-mid">{label}</dt>
            <dd className={`text-xl tabular-nums ${isBad ? 'text-clay' : ''}`}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <Rows
        title="Odrzucone"
        hint="Te wiersze nie zmienią niczego. Popraw je i wczytaj plik jeszcze raz."
        all={refusedCount}
      >
        {refused.map(({ row, name, reason }) => (
          <Row key={row} row={row} name={name}>
            <p className="wrap-anywhere text-clay">{reason}</p>
          </Row>
        ))}
      </Rows>
      <Rows title="Zmienione" all={changedCount}>
        {changed.map(({ row, name, changes }) => (
          <Row key={row} row={row} name={name}>
            <ul className="space-y-1">
              {changes.map(({ field, before, after }) => (
                <li key={field} className="wrap-anywhere whitespace-pre-line">
                  <span className="text-mid">{field}: </span>
                  <del className="text-mid">{before || '(puste)'}</del> →{' '}
                  <ins className="no-underline">{after || '(puste)'}</ins>
                </li>
              ))}
            </ul>
          </Row>
        ))}
      </Rows>
      <Rows title="Nowe" all={newCount}>
        {added.map(({ row, name }) => (
          <Row key={row} row={row} name={name} />
        ))}
      </Rows>
    </div>
  )
}

interface RowsProps {
  title: string
  hint?: string
  all: number
  children: ReactNode[]
}

function Rows({ title, hint, all, children }: RowsProps) {
  if (all === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-lg">{title}</h3>
      {hint && <p className="mb-2 text-xs text-mid">{hint}</p>}
      <ul className="border-t border-line">{children}</ul>
      {children.length < all && (
        <p className="mt-2 text-xs text-mid tabular-nums">
          Pierwsze {children.length} z&nbsp;{formatNumber(all)}.
        </p>
      )}
    </section>
  )
}

const Row = ({ row, name, children }: { row: number; name: string; children?: ReactNode }) => (
  <li className="grid gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[5rem_14rem_minmax(0,1fr)]">
    <span className="text-mid tabular-nums">wiersz {row}</span>
    <span className="font-medium wrap-anywhere">{name || '–'}</span>
    {children}
  </li>
)
