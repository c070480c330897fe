import { customersTexts } from '../texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countriesIn } from '../../kernel/countries.ts'
import { localeOf } from '../../kernel/language.ts'
import { readResponse } from '../../web/api.ts'
import { fetchAgain } from '../../web/fetch-again.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { FormFrame } from '../../ui/forms/FormFrame.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { setFreshQueryData } from '../../web/set-fresh-query-data.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { currentCustomer, isSignedOut } from '../customer.query.ts'
import type { Customer } from '../customer.ts'
import { FormSaved } from './FormSaved.tsx'

export function ProfileForm({ customer }: { customer: Customer | undefined }) {
  const { api, language } = useAppContext()
  const queryClient = useQueryClient()
  const [hasEnded, setEnded] = useState(false)
  const { profile: texts, fields, error, saveFailed, signedOut } = useTexts(customersTexts).accountSections
  const form = useForm({
    schema: async () => (await fetchAgain(() => import('../customer.ts'))).addressChanges,
    async send(values) {
      setEnded(false)
      const changed = await readResponse(api.customers.address.$put({ json: values })).catch((failure: unknown) => {
        setEnded(isSignedOut(failure))
        throw failure
      })
      await setFreshQueryData(queryClient, currentCustomer(api).queryKey, changed)
    },
  })
  return (
    <FormFrame form={form}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field
          form={form}
          name="firstName"
          label={fields.firstName}
          autoComplete="given-name"
          defaultValue={customer?.firstName}
        />
        <Field
          form={form}
          name="lastName"
          label={fields.lastName}
          autoComplete="family-name"
          defaultValue={customer?.lastName}
        />
        <div>
          <p className="mb-2 font-medium">{fields.email}</p>
          <p className="border border-transparent py-3 wrap-anywhere">{customer?.email ?? '\u00A0'}</p>
          <p className="pt-1.5 pb-3 text-sm text-mid">{texts.emailFixed}</p>
        </div>
        <Field
          form={form}
          name="phone"
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          isOptional
          defaultValue={customer?.phone}
        />
      </div>
      <Field
        form={form}
        name="address"
        label={fields.address}
        autoComplete="street-address"
        isOptional
        defaultValue={customer?.address}
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[2fr_3fr]">
        <Field
          form={form}
          name="postalCode"
          label={fields.postalCode}
          autoComplete="postal-code"
          isOptional
          defaultValue={customer?.postalCode}
        />
        <Field
          form={form}
          name="city"
          label={fields.city}
          autoComplete="address-level2"
          isOptional
          defaultValue={customer?.city}
        />
      </div>
      <SelectField
        form={form}
        name="country"
        label={fields.country}
        autoComplete="country-name"
        defaultValue={customer?.country}
      >
        {customer &&
          countriesIn(localeOf[language], customer.country).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
      </SelectField>
      <FormSaved form={form} saved={texts.saved}>
        <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
      </FormSaved>
      <FormNotice form={form} title={error} fallback={saveFailed}>
        {hasEnded && (
          // In a tab of its own: what was typed here is saved afterwards.
          <a
            href="/store/login?next=/store/account"
            target="_blank"
            className="inline-block py-2 text-violet underline underline-offset-4 hover:no-underline"
          >
            {signedOut.toLogin}
          </a>
        )}
      </FormNotice>
    </FormFrame>
  )
}
