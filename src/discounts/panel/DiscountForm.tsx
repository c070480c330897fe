import type { FormEvent } from 'react'
import { readResponse } from '../../web/api.ts'
import { AmountField } from '../../panel-kit/fields/AmountField.tsx'
import { ConflictNotice } from '../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { NumberField, SelectField, SwitchField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import type { Editing } from '../../panel-kit/forms/useEditing.ts'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { useStoredRow } from '../../panel-kit/forms/useStoredRow.ts'
import { discountCodeDraft, type DiscountCode } from '../discount-code.ts'
import type { DiscountType } from '../discount.ts'
import { discountCodesQuery } from './discount-codes.query.ts'
import { MomentField } from '../../panel-kit/fields/MomentField.tsx'
import { typedMoment } from '../../panel-kit/fields/typed-moment.ts'

interface Values {
  code: string
  type: DiscountType
  value: string
  minOrderAmount: string
  maxUses: number | null
  validFrom: string
  validUntil: string
  isActive: boolean
}

const blank: Values = {
  code: '',
  type: 'percentage',
  value: '',
  minOrderAmount: '',
  maxUses: null,
  validFrom: '',
  validUntil: '',
  isActive: true,
}

const typedAmount = (printed: string | null) => (printed ?? '').replace(/[.]00$/, '').replace('.', ',')

const valuesOf = ({ code, type, maxUses, isActive, ...others }: DiscountCode): Values => ({
  code,
  type,
  value: typedAmount(others.value),
  minOrderAmount: typedAmount(others.minOrderAmount),
  maxUses,
  validFrom: typedMoment(others.validFrom, 'first'),
  validUntil: typedMoment(others.validUntil, 'last'),
  isActive,
})

/** Codes are kept in capitals; the caret stays where one is typing. */
function inCapitals({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = input
  const capitals = value.toUpperCase()
  if (capitals === value) return
  input.value = capitals
  input.setSelectionRange(selectionStart, selectionEnd)
}

/** Makes a code, or changes one. */
export function DiscountForm({ code, editing }: { code: DiscountCode | undefined; editing: Editing }) {
  const { stored, load, keep } = useStoredRow(code, discountCodesQuery, valuesOf)
  const codes = api.admin['discount-codes']
  const form = usePanelForm<Values, DiscountCode>({
    schema: discountCodeDraft,
    values: stored ? valuesOf(stored) : blank,
    send: (values, changed) =>
      stored
        ? readResponse(
            codes[':id'].$put({ param: { id: String(stored.id) }, json: { ...changed, version: stored.version } }),
          )
        : readResponse(codes.$post({ json: values })),
    done: stored ? 'Kod rabatowy został zaktualizowany' : 'Kod rabatowy został utworzony',
    ...(stored && { restsOn: load }),
    onSent(answer) {
      keep(answer)
      editing.finish()
    },
  })
  if (editing.id !== undefined && !stored) return null
  return (
    <PanelFormFrame form={form} label={stored ? `Kod ${stored.code}` : 'Nowy kod rabatowy'} className="space-y-4">
      <TextField form={form} name="code" label="Kod" autoComplete="off" spellCheck={false} onInput={inCapitals} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
        <SelectField form={form} name="type" label="Rodzaj">
          <option value="percentage">Procentowy</option>
          <option value="fixed">Kwotowy</option>
        </SelectField>
        <AmountField form={form} name="value" label="Wartość" unit={form.watch('type') === 'fixed' ? 'zł' : '%'} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-4">
        <AmountField form={form} name="minOrderAmount" label="Od kwoty" unit="zł" isOptional />
        <NumberField form={form} name="maxUses" label="Najwięcej użyć" inputMode="numeric" isOptional />
      </div>
      <MomentField
        form={form}
        name="validFrom"
        label="Ważny od"
        hint="Czas polski. Puste: od tej chwili. Bez godziny: od początku dnia."
        isOptional
      />
      <MomentField
        form={form}
        name="validUntil"
        label="Ważny do"
        hint="Puste: bezterminowo. Bez godziny: do końca dnia."
        isOptional
      />
      <SwitchField form={form} name="isActive" label="Aktywny" />
      <ConflictNotice form={form} load={load} />
      <FormButtons
        form={form}
        label={stored ? 'Zapisz zmiany' : 'Utwórz kod'}
        onCancel={editing.id === undefined ? undefined : editing.leave}
      />
    </PanelFormFrame>
  )
}
