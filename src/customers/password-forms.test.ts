import { expect, test } from 'vitest'
import { passwordChangeForm } from '../schemas/own-account.ts'
import { registrationForm } from './customer.ts'
import { newPasswordForm } from './password-forms.ts'

const problems = (form: typeof newPasswordForm | typeof passwordChangeForm | typeof registrationForm, typed: object) =>
  form.safeParse(typed).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const good = 'grey salt at dawn'

test('a new password is typed twice alike, in each form that asks for one', () => {
  const differing = ['confirmPassword: passwords_differ']
  const person = { email: 'anna@example.com', firstName: 'Anna', lastName: 'Nowak', subject: '' }
  for (const confirmPassword of ['', `${good} `, good.toUpperCase()]) {
    expect(problems(newPasswordForm, { password: good, confirmPassword })).toEqual(differing)
    expect(problems(passwordChangeForm, { currentPassword: 'before', newPassword: good, confirmPassword })).toEqual(
      differing,
    )
    expect(problems(registrationForm, { ...person, password: good, confirmPassword })).toEqual(differing)
  }
  expect(problems(newPasswordForm, { password: good, confirmPassword: good })).toEqual([])
})

test('that they differ is said together with what else is wrong', () => {
  expect(problems(newPasswordForm, { password: 'short', confirmPassword: 'other' })).toEqual([
    'password: password_too_short',
    'confirmPassword: passwords_differ',
  ])
})
