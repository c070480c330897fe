import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import type { Form } from '../../ui/forms/useForm.ts'

type Texts = Record<'password' | 'confirmPassword' | 'showPassword' | 'passwordRule', string>

/** A password that is chosen, and once more, so that a slip of the finger is noticed. */
export function NewPasswordFields({ form, name, texts }: { form: Form; name: string; texts: Texts }) {
  const { showPassword: showLabel } = texts
  return (
    <>
      <PasswordField
        form={form}
        name={name}
        label={texts.password}
        showLabel={showLabel}
        hint={texts.passwordRule}
        autoComplete="new-password"
        alsoChecks="confirmPassword"
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label={texts.confirmPassword}
        showLabel={showLabel}
        autoComplete="new-password"
      />
    </>
  )
}
