import type { EntranceTexts } from '../entrance.ts'
import { customerFields } from './customer-fields.ts'

export const entrance: EntranceTexts = {
  guest: {
    heading: 'Ohne Konto einkaufen',
    explanation:
      'Die Anschrift geben Sie bei der Bestellung an, die Bestätigung kommt per E-Mail. Ein Konto können Sie später anlegen.',
    go: 'Als Gast kaufen',
    findOrder: 'Bestellung ohne Konto finden',
  },
  tabs: { label: 'Kundenkonto', login: 'Anmelden', register: 'Registrieren' },
  fields: customerFields,
  login: {
    submit: 'Anmelden',
    sending: 'Anmeldung läuft\u00A0…',
    forgotten: 'Passwort vergessen?',
    failed: 'Die Anmeldung hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    done: 'Anmeldung erfolgreich!',
  },
  register: {
    required: 'Alle Felder außer dem Telefon sind erforderlich.',
    submit: 'Konto anlegen',
    sending: 'Konto wird angelegt\u00A0…',
    failed: 'Bei der Registrierung ist ein Fehler aufgetreten',
    done: 'Konto erfolgreich angelegt!',
    toLogin: 'Mit dieser Adresse anmelden',
    toRecovery: 'Neues Passwort festlegen',
  },
  error: 'Fehler',
  signedIn: {
    heading: (firstName) => `Guten Tag, ${firstName}`,
    explanation: (email) => `Sie sind angemeldet als ${email}.`,
    toStore: 'Zum Shop',
    toAccount: 'Ihr Konto',
    signOut: 'Abmelden',
  },
  needsJavaScript:
    'Anmelden und Registrieren funktionieren nur mit JavaScript. Bei Fragen schreiben Sie bitte unserem Büro:',
}
