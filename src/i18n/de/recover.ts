import type { RecoverTexts } from '../recover.ts'

export const recover: RecoverTexts = {
  about: { title: 'Neues Passwort' },
  back: 'Zurück zur Anmeldung',
  title: 'Passwort vergessen?',
  lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, unter dem Sie ein neues Passwort festlegen.',
}
