import { checkoutTexts } from '../texts.ts'
import { lazy, Suspense, useId } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'
import type { FieldsOwner } from '../../../ui/forms/useForm.ts'
import { useTexts } from '../../../web/app-context.tsx'
import { fetchAgain } from '../../../web/fetch-again.ts'
import type { Draft } from './draft.ts'

const withoutIt: Pick<typeof import('./InvoiceAddress.tsx'), 'InvoiceAddress'> = { InvoiceAddress: () => <></> }

/** Comes for companies. Where it can't be fetched, the invoice shows the delivery's address. */
const InvoiceAddress = lazy(async () => {
  const { InvoiceAddress: Fields } = await fetchAgain(() => import('./InvoiceAddress.tsx')).catch(() => withoutIt)
  return { default: Fields }
})

interface Props {
  form: FieldsOwner
  company: Draft['company']
  onChange(company: Draft['company']): void
}

/** Who buys as a company says so, and which. */
export function CompanyFields({ form, company, onChange }: Props) {
  const texts = useTexts(checkoutTexts).checkoutForm.company
  const id = useId()
  return (
    <div className="mt-6">
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={company.isWanted}
          aria-expanded={company.isWanted}
          aria-controls={id}
          onChange={({ target }) => onChange({ ...company, isWanted: target.checked })}
          className="size-6 accent-violet"
        />
        {texts.open}
      </label>
      <fieldset id={id} hidden={!company.isWanted} className="mt-4 min-w-0">
        <legend className="sr-only">{texts.legend}</legend>
        <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-2">
          <Field
            form={form}
            name="name"
            label={texts.name}
            autoComplete="organization"
            value={company.name}
            onChange={({ target }) => onChange({ ...company, name: target.value })}
          />
          <Field
            form={form}
            name="taxNumber"
            label={texts.taxNumber}
            hint={texts.taxNumberHint}
            autoComplete="off"
            autoCapitalize="characters"
            value={company.taxNumber}
            onChange={({ target }) => onChange({ ...company, taxNumber: target.value })}
          />
        </div>
        <label className="mt-4 inline-flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={company.invoiceByMail}
            onChange={({ target }) => onChange({ ...company, invoiceByMail: target.checked })}
            className="size-6 accent-violet"
          />
          {texts.invoiceByMail}
        </label>
        <Suspense>
          {company.isWanted && (
            <InvoiceAddress
              form={form}
              place={company.invoiceAddress}
              onChange={(invoiceAddress) => onChange({ ...company, invoiceAddress })}
            />
          )}
        </Suspense>
      </fieldset>
    </div>
  )
}
