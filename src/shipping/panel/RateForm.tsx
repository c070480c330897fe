import { readResponse } from '../../web/api.ts'
import { AmountField } from '../../panel-kit/fields/AmountField.tsx'
import { ConflictNotice } from '../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { NumberField, SelectField, SwitchField, TextAreaField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import type { Editing } from '../../panel-kit/forms/useEditing.ts'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { useStoredRow } from '../../panel-kit/forms/useStoredRow.ts'
import { shippingRateDraft, type AdminShippingRate } from '../shipping-rate.ts'
import { deliveryTypes } from '../shipping.ts'
import { CountriesField } from './CountriesField.tsx'
import { blankRate, valuesOfRate, withPlaces, type RateValues } from './rate-values.ts'
import { shippingRatesQuery } from './shipping-rates.query.ts'
import { deliveryTypeNames } from './shipping-words.ts'

/** After validation there is a weight. */
type Sent = RateValues & { minWeight: number }

/** Creates or changes a rate. */
export function RateForm({ rate, editing }: { rate: AdminShippingRate | undefined; editing: Editing }) {
  const { stored, load, keep } = useStoredRow(rate, shippingRatesQuery, valuesOfRate)
  const rates = api.admin['shipping-rates']
  const form = usePanelForm<RateValues, AdminShippingRate>({
    schema: shippingRateDraft,
    values: stored ? valuesOfRate(stored) : blankRate,
    send: (values, changed) =>
      stored
        ? readResponse(
            rates[':id'].$put({
              param: { id: String(stored.id) },
              json: { ...(withPlaces(changed, values) as Partial<Sent>), version: stored.version },
            }),
          )
        : readResponse(rates.$post({ json: withPlaces(values, values) as Sent })),
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
      <TextAreaField form={form} name="description" label="Opis" rows={2} hint="Widoczny tylko w panelu" isOptional />
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
