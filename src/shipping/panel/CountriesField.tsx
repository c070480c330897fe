import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { homeCountry } from '../../kernel/countries.ts'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { formatCountries } from '../shipping-rate.ts'
import { CountryTicks } from '../zones/panel/CountryTicks.tsx'
import { zonesQuery } from '../zones/panel/zones.query.ts'
import type { RateValues } from './rate-values.ts'

/** Where a rate holds: a summary that unfolds into checkboxes for zones and countries. Lockers are in Poland alone. */
export function CountriesField({ form }: { form: PanelForm<RateValues> }) {
  const { ref, value, onChange, onBlur } = useController({ name: 'countries', control: form.control }).field
  const named = useController({ name: 'zones', control: form.control }).field
  const { data: zones = [] } = useQuery(zonesQuery)
  const chosen = zones.filter(({ id }) => named.value.includes(id))
  const inZones = chosen.flatMap(({ countries }) => countries)
  const own = value.filter((code) => !inZones.includes(code))
  const said = [...chosen.map(({ name }) => name), ...(own.length > 0 ? [formatCountries(own)] : [])].join(', ')
  const isLocker = form.watch('deliveryType') === 'pickup_point'
  const problem = form.problemAt('countries') ?? form.problemAt('zones')
  const id = `${form.id}-countries`
  const tick = (zone: number) =>
    named.onChange(
      named.value.includes(zone)
        ? named.value.filter((other) => other !== zone)
        : [...named.value, zone].toSorted((one, other) => one - other),
    )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Kraje</legend>
      {isLocker ? (
        <p className="text-sm text-mid">{formatCountries([homeCountry])}: paczkomaty są tylko tam.</p>
      ) : (
        <details
          className={`rounded border text-sm ${problem ? 'border-clay inset-ring inset-ring-clay' : 'border-ink/40'}`}
        >
          <summary
            ref={ref}
            tabIndex={0}
            onBlur={onBlur}
            aria-describedby={problem && `${id}-problem`}
            data-invalid={problem && true}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 pointer-coarse:min-h-11"
          >
            <span className="min-w-0 wrap-anywhere">{said || 'Żaden kraj'}</span>
            <span className="shrink-0 text-violet underline underline-offset-4">Zmień</span>
          </summary>
          {zones.length > 0 && (
            <div className="border-t border-line px-3 py-2">
              {zones.map((zone) => (
                <label key={zone.id} className="flex min-h-7 items-baseline gap-2 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    checked={named.value.includes(zone.id)}
                    onChange={() => tick(zone.id)}
                    className="size-4 shrink-0 translate-y-0.5 accent-violet"
                  />
                  <span className="min-w-0 wrap-anywhere">{zone.name}</span>
                </label>
              ))}
            </div>
          )}
          <div className="border-t border-line">
            <CountryTicks chosen={value} onChange={onChange} given={inZones} />
          </div>
        </details>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
