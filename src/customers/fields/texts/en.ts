import type * as pl from './pl.ts'

export const customerFields: typeof pl.customerFields = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone (optional)',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Repeat password',
  showPassword: 'Show password',
  passwordRule: 'At least 8 characters. It may be a whole sentence.',
}
