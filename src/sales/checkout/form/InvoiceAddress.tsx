import { countriesIn } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import type { FieldsOwner } from '../../../ui/forms/useForm.ts'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { invoiceAddressTexts } from '../invoice-address/texts.ts'
import { emptyAddress, type TypedPlace } from './draft.ts'

interface Props {
  form: FieldsOwner
  place: TypedPlace | null
  onChange(place: TypedPlace | null): void
}

const { address, city, postalCode, country } = emptyAddress
const emptyPlace: TypedPlace = { address, city, postalCode, country }

/** Where a company is at home, if the parcel goes elsewhere. */
export function InvoiceAddress({ form, place, onChange }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(invoiceAddressTexts).invoiceAddress
  const id = `${form.id}-invoice-address`
  const named = (name: keyof TypedPlace) => ({
    form,
    name: `invoiceAddress.${name}`,
    label: texts.fields[name],
    autoComplete: 'off',
    value: place?.[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...(place ?? emptyPlace), [name]: target.value }),
  })
  return (
    <div className="mt-2">
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={place !== null}
          aria-expanded={place !== null}
          aria-controls={id}
          onChange={({ target }) => onChange(target.checked ? emptyPlace : null)}
          className="size-6 accent-violet"
        />
        {texts.open}
      </label>
      <fieldset id={id} hidden={place === null} className="mt-4 min-w-0">
        <legend className="sr-only">{texts.open}</legend>
        {place && (
          <>
            <Field {...named('address')} hint={texts.hint} />
            <div className="mt-2 grid grid-cols-[2fr_3fr] items-end gap-x-4 gap-y-2 sm:gap-x-6">
              <Field {...named('postalCode')} />
              <Field {...named('city')} />
            </div>
            <div className="mt-2 max-w-64">
              <SelectField {...named('country')}>
                {countriesIn(localeOf[language], place.country).map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </div>
          </>
        )}
      </fieldset>
    </div>
  )
}
