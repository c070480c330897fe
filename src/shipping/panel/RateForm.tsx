import { useController } from 'react-hook-form'
import { readResponse } from '../../web/api.ts'
import { AmountField } from '../../panel-kit/fields/AmountField.tsx'
import { ConflictNotice } from '../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { NumberField, SelectField, SwitchField, TextAreaField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import type { Editing } from '../../panel-kit/forms/useEditing.ts'
import { usePanelForm, type PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { useStoredRow } from '../../panel-kit/forms/useStoredRow.ts'
import { homeCountry, countryCodes, countryIn, type CountryCode } from '../../kernel/countries.ts'
import { shippingRateDraft, inPolishOrder, formatCountries, type AdminShippingRate } from '../shipping-rate.ts'
import { deliveryTypes } from '../shipping.ts'
import { shippingRatesQuery } from './shipping-rates.query.ts'
import { deliveryTypeNames } from './shipping-words.ts'

/** After validation there is a weight. */
type Sent = RateValues & { minWeight: number }

/** Creates or changes a rate. */
export function RateForm({ rate, editing }: { rate: AdminShippingRate | undefined; editing: Editing }) {
  const { stored, load, keep } = useStoredRow(rate, shippingRatesQuery, valuesOf)
  const rates = api.admin['shipping-rates']
  const form = usePanelForm<RateValues, AdminShippingRate>({
    schema: shippingRateDraft,
    values: stored ? valuesOf(stored) : blank,
    send: (values, changed) =>
      stored
        ? readResponse(
            rates[':id'].$put({
              param: { id: String(stored.id) },
              json: { ...(withoutLockersAbroad(changed, values) as Partial<Sent>), version: stored.version },
            }),
          )
        : readResponse(rates.$post({ json: withoutLockersAbroad(values, values) as Sent })),
    done: stored ? 'Stawka wysyłki została zaktualizowana' : 'Stawka wysyłki została dodana',
    ...(stored && { restsOn: load }),
    onSent(answer) {
      keep(answer)
      editing.finish()
    },
  })
  if (editing.id !== undefined && !stored) return null
  return (
    <PanelFormFrame form={form} label={stored ? 'Stawka wysyłki' : 'Nowa stawka wysyłki'} className="space-y-4">
      <SelectField form={form} name="deliveryType" label="Sposób dostawy">
        {deliveryTypes.map((type) => (
          <option key={type} value={type}>
            {deliveryTypeNames[type]}
          </option>
        ))}
      </SelectField>
      <CountriesField form={form} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-4">
        <NumberField form={form} name="minWeight" label="Waga od (kg)" />
        <NumberField form={form} name="maxWeight" label="Waga do (kg)" hint="Puste: bez ograniczenia" isOptional />
      </div>
      <AmountField form={form} name="cost" label="Koszt przesyłki" unit="zł" />
      <AmountField
        form={form}
        name="freeFrom"
        label="Bezpłatna od"
        unit="zł"
        hint={'Wartość produktów po rabacie. Puste: nigdy'}
        isOptional
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">Dni robocze w&nbsp;drodze</legend>
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField form={form} name="daysFrom" label="Najmniej" inputMode="numeric" isOptional />
          <NumberField form={form} name="daysTo" label="Najwięcej" inputMode="numeric" isOptional />
        </div>
        <p className="mt-1 text-xs text-mid">
          Bez dni na spakowanie: te są w&nbsp;Ustawieniach. Puste: nic nie obiecujemy.
        </p>
      </fieldset>
      <TextAreaField form={form} name="description" label="Opis" rows={2} hint="Widoczny tylko w panelu" isOptional />
      <SwitchField form={form} name="isActive" label="Aktywna" />
      <ConflictNotice form={form} load={load} />
      <FormButtons
        form={form}
        label={stored ? 'Zapisz zmiany' : 'Dodaj stawkę'}
        onCancel={editing.id === undefined ? undefined : editing.leave}
      />
    </PanelFormFrame>
  )
}

/** A rate as its form holds it. The least weight is empty until one is typed. */
type RateValues = Omit<
  AdminShippingRate,
  'id' | 'version' | 'minWeight' | 'description' | 'freeFrom' | 'daysFrom' | 'daysTo'
> & {
  minWeight: number | ''
  description: string
  freeFrom: string
  daysFrom: number | null
  daysTo: number | null
}

const blank: RateValues = {
  deliveryType: 'home',
  countries: [homeCountry],
  minWeight: '',
  maxWeight: null,
  cost: '',
  freeFrom: '',
  daysFrom: null,
  daysTo: null,
  description: '',
  isActive: true,
}

const valuesOf = ({ id: _id, version: _version, ...rate }: AdminShippingRate): RateValues => ({
  ...rate,
  cost: rate.cost.replace('.', ','),
  freeFrom: rate.freeFrom?.replace('.', ',') ?? '',
  daysFrom: rate.daysFrom ?? null,
  daysTo: rate.daysTo ?? null,
  description: rate.description ?? '',
})

/** Lockers are in Poland alone, so countries that were chosen for couriers are dropped. */
const withoutLockersAbroad = (sent: Partial<RateValues>, { deliveryType }: RateValues): Partial<RateValues> =>
  deliveryType === 'pickup_point' && (sent.deliveryType || sent.countries)
    ? { ...sent, countries: [homeCountry] }
    : sent

const all = inPolishOrder(countryCodes)

/** The countries of a rate: a summary that unfolds into checkboxes. Lockers are in Poland alone. */
function CountriesField({ form }: { form: PanelForm<RateValues> }) {
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
