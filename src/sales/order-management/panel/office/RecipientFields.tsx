import { countriesIn } from '../../../../kernel/countries.ts'
import { SelectField, TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { beside } from './Group.tsx'
import type { OfficeForm } from './office-values.ts'

/** To whom it goes, and where the parcel does. */
export function RecipientFields({ form, isEmailOptional = false }: { form: OfficeForm; isEmailOptional?: boolean }) {
  const isHandedOver = form.watch('isHandedOver')
  const quiet = { autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <div className={beside}>
        <TextField form={form} name="recipient.firstName" label="Imię" isOptional={isHandedOver} {...quiet} />
        <TextField form={form} name="recipient.lastName" label="Nazwisko" isOptional={isHandedOver} {...quiet} />
      </div>
      <div className={beside}>
        <TextField
          form={form}
          name="recipient.email"
          label="E-mail"
          type="email"
          isOptional={isHandedOver || isEmailOptional}
          {...quiet}
        />
        <TextField form={form} name="recipient.phone" label="Telefon" type="tel" isOptional={isHandedOver} {...quiet} />
      </div>
      {!isHandedOver && (
        <>
          <TextField form={form} name="recipient.address" label="Ulica i numer" {...quiet} />
          <div className={beside}>
            <TextField form={form} name="recipient.postalCode" label="Kod pocztowy" inputMode="text" {...quiet} />
            <TextField form={form} name="recipient.city" label="Miasto" {...quiet} />
            <SelectField form={form} name="recipient.country" label="Kraj">
              {countriesIn('pl-PL', form.watch('recipient.country')).map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
        </>
      )}
    </>
  )
}
