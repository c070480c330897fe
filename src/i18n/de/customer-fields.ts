import type { CustomerFields } from '../pl/customer-fields.ts'

export const customerFields: CustomerFields = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon (freiwillig)',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  showPassword: 'Passwort anzeigen',
  passwordRule: 'Mindestens 8 Zeichen. Es darf ein ganzer Satz sein.',
}
