import { countriesIn } from '../../../../kernel/countries.ts'
import { SelectField, SwitchField, TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { beside } from './Group.tsx'
import { asTyped, type OfficeForm } from './office-values.ts'

const ways = { home: 'Kurier do domu', inpost: 'Punkt odbioru lub automat', here: 'Wydane na miejscu' }

/** How it gets there. What is handed over on the spot has no parcel. */
export function DeliveryFields({ form, canHandOver = false }: { form: OfficeForm; canHandOver?: boolean }) {
  const [method, isHandedOver] = [form.watch('shippingMethod'), form.watch('isHandedOver')]
  const choose = (way: string) => {
    form.setValue('isHandedOver', way === 'here', asTyped)
    form.setValue('shippingMethod', way === 'inpost' ? 'inpost' : 'home', asTyped)
    form.setValue('pickupPoint', way === 'inpost' ? { name: '' } : null, asTyped)
    if (way === 'here' && form.getValues('payment') === 'later') form.setValue('payment', 'cash', asTyped)
    if (way === 'here') form.setValue('terms', 'shown', asTyped)
  }
  return (
    <fieldset>
      <legend className="sr-only">Sposób dostawy</legend>
      <div className="flex flex-wrap gap-x-5">
        {(['home', 'inpost', ...(canHandOver ? ['here' as const] : [])] as const).map((way) => (
          <label key={way} className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="radio"
              name={`${form.id}-way`}
              checked={way === (isHandedOver ? 'here' : method)}
              onChange={() => choose(way)}
              className="size-5 accent-violet"
            />
            {ways[way]}
          </label>
        ))}
      </div>
      {method === 'inpost' && !isHandedOver && (
        <div className="mt-2 max-w-72">
          <TextField
            form={form}
            name="pickupPoint.name"
            label="Kod punktu odbioru"
            placeholder="KRA012"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      )}
    </fieldset>
  )
}

const blankPlace = { address: '', postalCode: '', city: '', country: 'Poland' }
const blankCompany = { name: '', taxNumber: '', invoiceByMail: true, invoiceAddress: null }
const quiet = { autoComplete: 'off', spellCheck: false } as const

/** For whom the invoice is, where a company buys. */
export function CompanyFields({ form }: { form: OfficeForm }) {
  const company = form.watch('company')
  return (
    <div>
      <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={company !== null}
          onChange={({ currentTarget: { checked } }) =>
            form.setValue('company', checked ? blankCompany : null, asTyped)
          }
          className="size-5 accent-violet"
        />
        Kupuje firma
      </label>
      {company && (
        <div className="mt-1 space-y-2">
          <div className={beside}>
            <TextField form={form} name="company.name" label="Nazwa firmy" autoComplete="off" />
            <TextField form={form} name="company.taxNumber" label="NIP" autoComplete="off" inputMode="text" />
          </div>
          <SwitchField form={form} name="company.invoiceByMail" label="Faktura razem z potwierdzeniem" />
          <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={company.invoiceAddress !== null}
              onChange={({ currentTarget: { checked } }) =>
                form.setValue('company.invoiceAddress', checked ? blankPlace : null, asTyped)
              }
              className="size-5 accent-violet"
            />
            Inny adres firmy na fakturze
          </label>
          {company.invoiceAddress && (
            <>
              <TextField form={form} name="company.invoiceAddress.address" label="Siedziba firmy" {...quiet} />
              <div className={beside}>
                <TextField form={form} name="company.invoiceAddress.postalCode" label="Kod siedziby" {...quiet} />
                <TextField form={form} name="company.invoiceAddress.city" label="Miejscowość siedziby" {...quiet} />
                <SelectField form={form} name="company.invoiceAddress.country" label="Państwo siedziby">
                  {countriesIn('pl-PL', company.invoiceAddress.country).map(({ name, label }) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
                </SelectField>
              </div>
            </>
          )}
        </div>
      )}
    </div>
  )
}
