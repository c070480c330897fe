import { customersTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readResponse, CallFailed } from '../../web/api.ts'
import { fetchAgain } from '../../web/fetch-again.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { FormFrame } from '../../ui/forms/FormFrame.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { Customer } from '../customer.ts'
import { NewPasswordFields } from '../recovery/NewPasswordFields.tsx'

interface Props {
  onEntered(customer: Customer, greeting: string): Promise<void>
  /** They want to sign in with the address that has an account already. */
  onTaken(email: string): void
}

export function RegisterForm({ onEntered, onTaken }: Props) {
  const { api } = useAppContext()
  const { register: texts, fields, error } = useTexts(customersTexts).entrance
  const [takenEmail, setTakenEmail] = useState<string>()
  const form = useForm({
    schema: async () => (await fetchAgain(() => import('../customer.ts'))).registrationForm,
    async send({ confirmPassword: _again, ...values }) {
      const customer = await readResponse(api.customers.register.$post({ json: values })).catch((failure: unknown) => {
        const isTaken = failure instanceof CallFailed && failure.status === 409
        setTakenEmail(isTaken ? values.email : undefined)
        throw failure
      })
      await onEntered(customer, texts.done)
    },
  })
  return (
    <FormFrame form={form} className="mt-8">
      <p className="mb-6 text-sm text-mid">{texts.required}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field form={form} name="firstName" label={fields.firstName} autoComplete="given-name" />
        <Field form={form} name="lastName" label={fields.lastName} autoComplete="family-name" />
        <Field form={form} name="email" label={fields.email} type="email" autoComplete="email" autoCapitalize="none" />
        <Field form={form} name="phone" label={fields.phone} type="tel" autoComplete="tel" isOptional />
      </div>
      <NewPasswordFields form={form} name="password" texts={fields} />
      <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
      <FormNotice form={form} title={error} fallback={texts.failed}>
        {takenEmail !== undefined && (
          <p className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
            <button type="button" onClick={() => onTaken(takenEmail)} className={wayOut}>
              {texts.toLogin}
            </button>
            <Link to="/store/recover" className={wayOut}>
              {texts.toRecovery}
            </Link>
          </p>
        )}
      </FormNotice>
    </FormFrame>
  )
}

const wayOut = 'py-2 text-violet underline underline-offset-4 hover:no-underline'
