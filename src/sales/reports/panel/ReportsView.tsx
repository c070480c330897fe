import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import { partWords } from '../report-words.ts'
import { reportParts } from '../report.ts'
import { periodOf, periodsOn, type Period } from './periods.ts'
import { ReportPicture } from './ReportPicture.tsx'
import { ReportTable } from './ReportTable.tsx'
import { readPart, reportQuery } from './reports.query.ts'

/** Revenue of a time: a picture, and a table by what one asks for. */
export function ReportsView() {
  const asked = useAddress()
  const [today] = useState(() => dayInPoland())
  const period = periodOf(asked, today)
  const by = readPart(asked)
  const { data, error, isPlaceholderData, refetch } = useQuery(reportQuery({ ...period, by }))
  const choices = reportParts.map((part) => ({
    label: partWords[part].by,
    ...(part !== 'month' && { value: part }),
  }))
  return (
    <section className="@container">
      <ViewHead title="Raporty">
        <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto print:hidden">
          <PeriodChoice period={period} today={today} />
          <ExportButton path="/api/admin/reports/export" asked={{ ...period, by }} isEmpty={!data?.rows.length} />
        </div>
      </ViewHead>
      {error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie raportu..." />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <ReportPicture report={data} />
          <div className="mt-8 mb-3 print:hidden">
            <FilterLinks label="Według czego" name="by" choices={choices} />
          </div>
          {data.rows.length === 0 ? (
            <EmptyList title={'W\u00A0tym czasie nic nie sprzedano'}>Wybierz inny okres.</EmptyList>
          ) : (
            <ReportTable report={data} />
          )}
        </div>
      )}
    </section>
  )
}

function PeriodChoice({ period, today }: { period: Period; today: string }) {
  const periods = periodsOn(today)
  const chosen = Object.entries(periods).find(([, { from, until }]) => from === period.from && until === period.until)
  const change = (changes: Partial<Period>) => changeAddress({ ...period, ...changes })
  return (
    <>
      <label className="w-full text-xs text-mid sm:w-44">
        Okres
        <select
          value={chosen?.[0] ?? ''}
          onChange={({ currentTarget }) => {
            const next = periods[currentTarget.value]
            if (next) change({ from: next.from, until: next.until })
          }}
          className={`${panelBox} mt-1`}
        >
          {!chosen && <option value="">Własny</option>}
          {Object.entries(periods).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="text-xs text-mid">
        Od dnia
        <input
          type="date"
          value={period.from}
          max={period.until}
          onChange={({ currentTarget }) => currentTarget.value && change({ from: currentTarget.value })}
          className={`${panelBox} mt-1`}
        />
      </label>
      <label className="text-xs text-mid">
        Do dnia
        <input
          type="date"
          value={period.until}
          min={period.from}
          onChange={({ currentTarget }) => currentTarget.value && change({ until: currentTarget.value })}
          className={`${panelBox} mt-1`}
        />
      </label>
    </>
  )
}
