import { checkoutTexts } from '../texts.ts'
import { countriesIn, type CountryCode } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import type { FieldsOwner } from '../../../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { AddressField, TypedAddress } from './draft.ts'

interface Props {
  form: FieldsOwner
  address: TypedAddress
  /** Where we send to. */
  countries: CountryCode[]
  onType(field: AddressField, value: string): void
}

/** Where a parcel goes, to be typed. */
export function AddressFields({ form, address, countries, onType }: Props) {
  const { language } = useAppContext()
  const { fields, legend } = useTexts(checkoutTexts).checkoutForm.address
  const field = (name: Exclude<AddressField, 'country'>, autoComplete: string, type = 'text') => (
    <Field
      form={form}
      name={name}
      label={fields[name]}
      type={type}
      autoComplete={autoComplete}
      value={address[name]}
      onChange={({ target }) => onType(name, target.value)}
      {...(type === 'email' && { autoCapitalize: 'none' })}
    />
  )
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:gap-x-6">
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </div>
      <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {field('email', 'email', 'email')}
        {field('phone', 'tel', 'tel')}
      </div>
      <div className="mt-2">{field('address', 'street-address')}</div>
      <div className="mt-2 grid grid-cols-[2fr_3fr] gap-x-4 gap-y-2 sm:gap-x-6">
        {field('postalCode', 'postal-code')}
        {field('city', 'address-level2')}
      </div>
      <div className="mt-2 max-w-64">
        <SelectField
          form={form}
          name="country"
          label={fields.country}
          autoComplete="country-name"
          value={address.country}
          onChange={({ target }) => onType('country', target.value)}
        >
          {countriesIn(localeOf[language], address.country, countries).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  )
}
