import { brand } from '../../brand.ts'
import type { RecoverTexts } from '../recover.ts'
import { customerFields } from './customer-fields.ts'

export const recover: RecoverTexts = {
  about: {
    title: 'Neues Passwort',
    description: `Hier legen Sie ein neues Passwort für Ihr Konto im Shop von ${brand.name} fest.`,
  },
  back: 'Zurück zur Anmeldung',
  title: 'Passwort vergessen?',
  lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, unter dem Sie ein neues Passwort festlegen.',
  fields: customerFields,
  request: {
    submit: 'Link senden',
    sending: 'Wird gesendet\u00A0…',
    failed: 'Die Anfrage konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    sent: 'Sehen Sie in Ihr Postfach',
    sentNext:
      'Wenn es zu dieser Adresse ein Konto gibt, ist die Nachricht mit dem Link unterwegs. Der Link gilt eine Stunde und nur einmal. Falls sie nicht zu sehen ist, prüfen Sie bitte den Spam-Ordner.',
    again: 'Andere Adresse eingeben',
  },
  choose: {
    heading: 'Neues Passwort festlegen',
    explanation: 'Nach der Änderung werden alle Geräte abgemeldet. Dort melden Sie sich mit dem neuen Passwort an.',
    submit: 'Passwort speichern',
    sending: 'Wird gespeichert\u00A0…',
    failed: 'Das Passwort konnte nicht gespeichert werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  done: {
    heading: 'Ihr Passwort ist geändert',
    explanation: 'Alle Geräte wurden abgemeldet. Bitte melden Sie sich jetzt mit dem neuen Passwort an.',
  },
  toLogin: 'Anmelden',
  used: {
    heading: 'Dieser Link wurde schon benutzt',
    explanation:
      'Jeder Link gilt nur einmal. Soll das Passwort noch einmal geändert werden, fordern Sie einen neuen an.',
  },
  expired: {
    heading: 'Dieser Link ist abgelaufen',
    explanation: 'Ein Link gilt eine Stunde lang. Fordern Sie einen neuen an, er kommt sofort.',
  },
  unknown: {
    heading: 'Diesen Link kennen wir nicht',
    explanation:
      'Vielleicht wurde er nur zum Teil kopiert. Öffnen Sie ihn direkt aus der Nachricht oder fordern Sie einen neuen an.',
  },
  askAgain: 'Neuen Link anfordern',
  failed: {
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Wir können diesen Link gerade nicht nachschlagen. Bitte versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
  error: 'Fehler',
  needsJavaScript:
    'Das Passwort lässt sich nur mit JavaScript ändern. Wenn Sie nicht weiterkommen, schreiben Sie bitte unserem Büro:',
}
