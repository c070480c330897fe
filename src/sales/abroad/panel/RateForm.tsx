import { useQuery } from '@tanstack/react-query'
import { allProducts } from '../../../catalog/panel/catalog.query.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { NumberField, SelectField, TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import type { VatState } from '../../../taxes/destination-tax.ts'
import { vatStates } from '../../../taxes/standard-rates.ts'
import { readResponse } from '../../../web/api.ts'
import { destinationRateDraft, nameOfState, type SalesAbroad } from '../abroad.ts'

interface Values {
  country: VatState | ''
  productId: number | null
  rate: number | ''
  from: string
}

const states = vatStates
  .map((state) => [state, nameOfState(state)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'pl'))

/** Confirms a rate of a country, or of one product there. */
export function RateForm() {
  const { data: products = [] } = useQuery(allProducts)
  const form = usePanelForm<Values, SalesAbroad>({
    schema: destinationRateDraft,
    values: { country: '', productId: null, rate: '', from: dayInPoland() },
    // Empty fields don't come through the schema.
    send: ({ country, rate, ...values }) =>
      readResponse(
        api.admin.abroad.rates.$post({
          json: { rates: [{ ...values, country: country as VatState, rate: Number(rate) }] },
        }),
      ),
    done: 'Stawka jest zapisana',
    onSent: () => form.reset(),
  })
  return (
    <PanelFormFrame form={form} label="Nowa stawka kraju" className="space-y-4">
      <SelectField form={form} name="country" label="Kraj nabywcy">
        <option value="">Wybierz kraj</option>
        {states.map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        form={form}
        name="productId"
        label="Czego dotyczy"
        setValueAs={(chosen) => (chosen ? Number(chosen) : null)}
      >
        <option value="">Wszystkich bez własnej stawki</option>
        {products.map(({ id, name, weight }) => (
          <option key={id} value={id}>
            {weight ? `${name}, ${weight}` : name}
          </option>
        ))}
      </SelectField>
      <NumberField form={form} name="rate" label="Stawka VAT (%)" hint="Na przykład 5,5" />
      <TextField form={form} name="from" type="date" label="Obowiązuje od" />
      <FormButtons form={form} label="Zapisz stawkę" />
    </PanelFormFrame>
  )
}
