import { useController } from 'react-hook-form'
import { countryCodes, countryIn, homeCountry, type CountryCode } from '../../kernel/countries.ts'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { inPolishOrder, formatCountries } from '../shipping-rate.ts'
import type { RateValues } from './rate-values.ts'

const all = inPolishOrder(countryCodes)

/** Where a rate holds: folded, it says which countries; unfolded, they are ticked. Lockers leave nothing to choose. */
export function CountriesField({ form }: { form: PanelForm<RateValues> }) {
  const { ref, value, onChange, onBlur } = useController({ name: 'countries', control: form.control }).field
  const isLocker = form.watch('deliveryType') === 'pickup_point'
  const problem = form.problemAt('countries')
  const id = `${form.id}-countries`
  const tick = (code: CountryCode) =>
    onChange(value.includes(code) ? value.filter((other) => other !== code) : [...value, code].toSorted())
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
            <span className="min-w-0 wrap-anywhere">{value.length > 0 ? formatCountries(value) : 'Żaden kraj'}</span>
            <span className="shrink-0 text-violet underline underline-offset-4">Zmień</span>
          </summary>
          <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 overflow-y-auto border-t border-line px-3 py-2">
            {all.map((code) => (
              <label key={code} className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={value.includes(code)}
                  onChange={() => tick(code)}
                  className="size-4 shrink-0 accent-violet"
                />
                <span className="min-w-0 wrap-anywhere">{countryIn('pl-PL', code)}</span>
              </label>
            ))}
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
