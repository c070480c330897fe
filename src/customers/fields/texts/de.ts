import type * as pl from './pl.ts'

export const customerFields: typeof pl.customerFields = {
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
