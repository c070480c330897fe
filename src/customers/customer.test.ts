import { describe, expect, test } from 'vitest'
import { anna } from '../../tests/support/customers.ts'
import { newPassword } from '../schemas/own-account.ts'
import { addressChanges, registration, registrationForm } from './customer.ts'

const problemsOf = (parsed: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('a new password', () => {
  test.for([
    ['', 'required'],
    ['1234567', 'password_too_short'],
    // Seven characters to a person: each is two to the machine.
    ['🧂🧂🧂🧂🧂🧂🧂', 'password_too_short'],
    ['ż'.normalize('NFD').repeat(7), 'password_too_short'],
    ['ż'.repeat(257), 'too_long:256'],
  ] as const)('has 8 to 256 characters as people count them: "%s" is refused', ([typed, problem]) => {
    expect(problemsOf(newPassword.safeParse(typed))?.[0]).toEqual(['', problem])
  })

  test.for(['🧂🧂🧂🧂🧂🧂🧂🧂', 'ż'.normalize('NFD').repeat(256), '        '])('"%s" is long enough', (typed) => {
    expect(newPassword.parse(typed)).toBe(typed)
  })

  test('keeps the spaces at its ends', () => {
    expect(newPassword.parse(' szara sól ')).toBe(' szara sól ')
  })
})

describe('registering', () => {
  test('asks for the password twice, and says at the second field that the two differ', () => {
    const form = { ...anna, confirmPassword: `${anna.password}?` }
    expect(problemsOf(registrationForm.safeParse(form))).toEqual([['confirmPassword', 'passwords_differ']])
    expect(registrationForm.safeParse({ ...anna, confirmPassword: anna.password }).success).toBe(true)
  })

  test('says that the two differ though another field is wrong, too', () => {
    const form = { ...anna, firstName: '', confirmPassword: '' }
    expect(problemsOf(registrationForm.safeParse(form))).toEqual([
      ['firstName', 'required'],
      ['confirmPassword', 'passwords_differ'],
    ])
  })

  test('does without a phone', () => {
    const { phone: _none, ...withoutPhone } = anna
    expect(registration.parse(withoutPhone).phone).toBe('')
    expect(registration.parse({ ...anna, phone: ' \u200B' }).phone).toBe('')
  })
})

test('names and country can’t be emptied, the rest of an address can', () => {
  expect(addressChanges.parse({ phone: ' ', address: '', city: '', postalCode: '' })).toEqual({
    phone: '',
    address: '',
    city: '',
    postalCode: '',
  })
  const problems = problemsOf(addressChanges.safeParse({ firstName: ' ', lastName: '', country: '' }))
  expect(problems).toEqual(['firstName', 'lastName', 'country'].map((field) => [field, 'required']))
})
