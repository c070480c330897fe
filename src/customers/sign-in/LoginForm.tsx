import { customersTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readResponse } from '../../web/api.ts'
import { fetchAgain } from '../../web/fetch-again.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { FormFrame } from '../../ui/forms/FormFrame.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { Customer } from '../customer.ts'

interface Props {
  /** The address of somebody who has found out that they have an account: only the password is missing. */
  email: string
  onEntered(customer: Customer, greeting: string): Promise<void>
}

export function LoginForm({ email, onEntered }: Props) {
  const { api } = useAppContext()
  const { login: texts, fields, error } = useTexts(customersTexts).entrance
  const form = useForm({
    schema: async () => (await fetchAgain(() => import('../customer.ts'))).signInForm,
    send: async (values) => onEntered(await readResponse(api.customers.login.$post({ json: values })), texts.done),
  })
  useEffect(() => {
    if (email) form.element.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }, [email, form.element])
  return (
    <FormFrame form={form} className="mt-8">
      <Field
        form={form}
        name="email"
        label={fields.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
      />
      <PasswordField
        form={form}
        name="password"
        label={fields.password}
        showLabel={fields.showPassword}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
        <Link to="/store/recover" className="py-2 text-violet underline underline-offset-4 hover:no-underline">
          {texts.forgotten}
        </Link>
      </div>
      <FormNotice form={form} title={error} fallback={texts.failed} />
    </FormFrame>
  )
}
