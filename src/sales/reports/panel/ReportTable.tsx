import { formatAmount, formatNumber } from '../../../panel-kit/panel-format.ts'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { partWords } from '../report-words.ts'
import type { Report, ReportRow } from '../report.ts'

/** What is told apart, with its share of the whole as a bar, and the sum of all. */
export function ReportTable({ report: { by, rows, total } }: { report: Report }) {
  const columns = [
    { label: partWords[by].one },
    { label: 'Zamówienia', isNumber: true },
    { label: 'Sztuki', isNumber: true },
    { label: 'Sprzedaż brutto', isNumber: true },
    { label: 'Zwroty brutto', isNumber: true },
    { label: 'Przychód netto', isNumber: true },
    { label: 'Przychód brutto', isNumber: true },
  ]
  const most = Math.max(...rows.map(({ revenueGross }) => Number(revenueGross)))
  return (
    <PanelTable label={`Przychód: ${partWords[by].by.toLowerCase()}`} columns={columns}>
      {rows.map((row) => (
        <PanelRow key={row.name} isMarked={false}>
          <RowTitle>
            <span className="block min-w-0">
              <span className="wrap-anywhere">{row.label}</span>
              <span
                aria-hidden="true"
                className="mt-1 block h-1 rounded-full bg-violet/60 forced-colors:bg-[Highlight]"
                style={{ width: `${most > 0 ? Math.max(0, (Number(row.revenueGross) / most) * 10) : 0}rem` }}
              />
            </span>
          </RowTitle>
          <Figures row={row} />
        </PanelRow>
      ))}
      <PanelRow isMarked={false}>
        <RowTitle>
          <span className="font-medium">Razem</span>
        </RowTitle>
        <Figures row={total} />
      </PanelRow>
    </PanelTable>
  )
}

function Figures({ row }: { row: Omit<ReportRow, 'name' | 'label'> }) {
  return (
    <>
      <PanelCell label="Zamówienia" isNumber>
        {formatNumber(row.orders)}
      </PanelCell>
      <PanelCell label="Sztuki" isNumber>
        {formatNumber(row.pieces)}
      </PanelCell>
      <PanelCell label="Sprzedaż brutto" isNumber>
        {formatAmount(row.gross)}
      </PanelCell>
      <PanelCell label="Zwroty brutto" isNumber>
        {formatAmount(row.refundedGross)}
      </PanelCell>
      <PanelCell label="Przychód netto" isNumber>
        {formatAmount(row.revenueNet)}
      </PanelCell>
      <PanelCell label="Przychód brutto" isNumber>
        <strong className="font-medium">{formatAmount(row.revenueGross)}</strong>
      </PanelCell>
    </>
  )
}
