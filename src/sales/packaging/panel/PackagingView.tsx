import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegistrationList } from '../../../packaging/panel/RegistrationList.tsx'
import { formatCountry } from '../../../kernel/countries.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import { materialNames } from '../material-names.ts'
import { addGrams, materials, type PackagingOfYear } from '../packaging.ts'
import { PackagingWeights } from './PackagingWeights.tsx'
import { yearQuery } from './packaging.query.ts'

/** What packaging the shop brings into which country, what it weighs, and where it is registered for it. */
export function PackagingView() {
  const [thisYear] = useState(() => Number(dayInPoland().slice(0, 4)))
  const { year: asked = '' } = useAddress()
  const year = /^20[2-9]\d$/.test(asked) ? Number(asked) : thisYear
  const years = [...new Set([...Array.from({ length: 6 }, (_, back) => thisYear - back), year])]
  const { data, error, isPlaceholderData, refetch } = useQuery(yearQuery(year))
  return (
    <section className="@container">
      <ViewHead title="Opakowania">
        <div className="flex flex-wrap items-center gap-3">
          <label htmlFor="packaging-year" className="text-sm text-mid">
            Rok
          </label>
          <div className="w-28">
            <select
              id="packaging-year"
              value={year}
              onChange={({ currentTarget }) => changeAddress({ year: currentTarget.value })}
              className={panelBox}
            >
              {years.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </div>
          <ExportButton
            path="/api/admin/packaging/year/export"
            asked={{ year: String(year) }}
            isEmpty={!data?.countries.length}
          />
        </div>
      </ViewHead>
      <p className="mb-6 max-w-[65ch] text-sm text-mid">
        Kto wysyła towar w&nbsp;opakowaniach, rejestruje się w&nbsp;krajach, do których wysyła, i&nbsp;co roku zgłasza,
        ile tam trafiło. Liczymy to, co wyszło w&nbsp;danym roku: opakowania produktów i&nbsp;kartony
        z&nbsp;wypełnieniem.
      </p>
      {error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Liczenie opakowań..." />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {data.countries.length === 0 ? (
            <EmptyList title={'W\u00A0tym roku nic jeszcze nie wyszło'}>Wybierz inny rok.</EmptyList>
          ) : (
            <YearTable year={data} />
          )}
          <Unknown unknown={data.unknown} />
        </div>
      )}
      <RegistrationList />
      <PackagingWeights />
    </section>
  )
}

const formatKilograms = (grams: number) => formatNumber(Math.round(grams) / 1_000)

function YearTable({ year: { countries } }: { year: PackagingOfYear }) {
  const sums = countries.map(({ ofProducts, ofParcels }) => addGrams(ofProducts, ofParcels))
  const used = materials.filter((material) => sums.some((sum) => sum[material]))
  const columns = [
    { label: 'Kraj' },
    ...used.map((material) => ({ label: `${materialNames[material]} (kg)`, isNumber: true })),
    { label: 'Paczki', isNumber: true },
    { label: 'Bez danych', isNumber: true },
  ]
  return (
    <PanelTable label="Opakowania według krajów" columns={columns}>
      {countries.map(({ country, parcels, unknownPieces, unknownParcels }, place) => (
        <PanelRow key={country} isMarked={false}>
          <RowTitle>{formatCountry(country, 'pl-PL')}</RowTitle>
          {used.map((material) => (
            <PanelCell key={material} label={`${materialNames[material]} (kg)`} isNumber>
              {formatKilograms(sums[place]?.[material] ?? 0)}
            </PanelCell>
          ))}
          <PanelCell label="Paczki" isNumber>
            {formatNumber(parcels)}
          </PanelCell>
          <PanelCell label="Bez danych" isNumber>
            {formatNumber(unknownPieces + unknownParcels)}
          </PanelCell>
        </PanelRow>
      ))}
    </PanelTable>
  )
}

function Unknown({ unknown }: Pick<PackagingOfYear, 'unknown'>) {
  if (unknown.length === 0) return null
  const named = unknown.map(({ name, count }) => `${name || 'paczka bez kartonu'} (${formatNumber(count)})`)
  return (
    <p className="mt-4 max-w-[65ch] text-sm text-clay">
      Tabela jest niepełna: nie wiadomo, ile waży opakowanie tego, co już wyszło. {named.slice(0, 12).join(', ')}
      {named.length > 12 && ` i\u00A0jeszcze ${formatNumber(named.length - 12)}`}. Wpisz wagi poniżej.
    </p>
  )
}
