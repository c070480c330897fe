import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRate } from '../../../i18n/format.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { formatAmount } from '../../../panel-kit/panel-format.ts'
import type { OssQuarter } from '../abroad.ts'
import { formatQuarter, ossQuery, quartersToChoose } from './abroad.query.ts'

/** What the return for OSS of a quarter is written from. */
export function OssTable() {
  const [today] = useState(() => dayInPoland())
  const { quarter: asked } = useAddress()
  const quarters = quartersToChoose(today)
  const quarter = quarters.find((one) => one === asked) ?? quarters[0] ?? ''
  const { data, error, isPlaceholderData, refetch } = useQuery(ossQuery(quarter))
  const isEmpty = !data || data.rows.length + data.corrections.length === 0
  return (
    <section aria-labelledby="abroad-oss">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h3 id="abroad-oss" className="text-lg">
          Tabela do deklaracji OSS
        </h3>
        <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
          <label className="w-48 max-w-full text-xs text-mid">
            Kwartał
            <select
              value={quarter}
              onChange={({ currentTarget }) => changeAddress({ quarter: currentTarget.value })}
              className={`${panelBox} mt-1`}
            >
              {quarters.map((one) => (
                <option key={one} value={one}>
                  {formatQuarter(one)}
                </option>
              ))}
            </select>
          </label>
          <ExportButton path="/api/admin/abroad/oss/export" asked={{ quarter }} isEmpty={isEmpty} />
        </div>
      </div>
      <p className="mt-3 mb-4 max-w-[65ch] text-sm text-mid">
        Kwoty w&nbsp;złotych, według dnia zapłaty i&nbsp;dnia zwrotu w&nbsp;Polsce. Na euro przelicza je księgowa, po
        kursie Europejskiego Banku Centralnego z&nbsp;ostatniego dnia kwartału. Zwroty za sprzedaż z&nbsp;wcześniejszych
        kwartałów są osobno, jako korekty.
      </p>
      {error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie tabeli" rows={3} />
      ) : isEmpty ? (
        <EmptyList title={'W\u00A0tym kwartale nie ma sprzedaży ze stawkami innych krajów'} />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <Table quarter={data} />
        </div>
      )}
    </section>
  )
}

const columns = [
  { label: 'Kraj' },
  { label: 'Kwartał sprzedaży' },
  { label: 'Stawka', isNumber: true },
  { label: 'Netto', isNumber: true },
  { label: 'VAT', isNumber: true },
  { label: 'Brutto', isNumber: true },
]

function Table({ quarter: { quarter, rows, corrections, total } }: { quarter: OssQuarter }) {
  const all = [...rows.map((row) => ({ ...row, quarter })), ...corrections]
  return (
    <PanelTable label={`Tabela OSS: ${formatQuarter(quarter)}`} columns={columns}>
      {all.map((row) => (
        <PanelRow key={`${row.country} ${row.rate} ${row.quarter}`} isMarked={false}>
          <RowTitle>{row.name}</RowTitle>
          <PanelCell label="Kwartał sprzedaży">
            {row.quarter === quarter ? 'ten sam' : `korekta: ${formatQuarter(row.quarter)}`}
          </PanelCell>
          <PanelCell label="Stawka" isNumber>
            {formatRate(row.rate, 'pl')}%
          </PanelCell>
          <Amounts sums={row} />
        </PanelRow>
      ))}
      <PanelRow isMarked={false}>
        <RowTitle>Razem</RowTitle>
        <PanelCell label="Kwartał sprzedaży">wszystkie</PanelCell>
        <PanelCell label="Stawka" isNumber>
          wszystkie
        </PanelCell>
        <Amounts sums={total} />
      </PanelRow>
    </PanelTable>
  )
}

function Amounts({ sums: { net, vat, gross } }: { sums: OssQuarter['total'] }) {
  return (
    <>
      <PanelCell label="Netto" isNumber>
        {formatAmount(net)}
      </PanelCell>
      <PanelCell label="VAT" isNumber>
        {formatAmount(vat)}
      </PanelCell>
      <PanelCell label="Brutto" isNumber>
        {formatAmount(gross)}
      </PanelCell>
    </>
  )
}
