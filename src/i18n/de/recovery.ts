import type { RecoveryTexts } from '../recovery.ts'
import { customerFields } from './customer-fields.ts'

export const recovery: RecoveryTexts = {
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
  choice: {
    submit: 'Passwort speichern',
    sending: 'Wird gespeichert\u00A0…',
    failed: 'Das Passwort konnte nicht gespeichert werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  error: 'Fehler',
  needsJavaScript:
    'Das Passwort lässt sich nur mit JavaScript ändern. Wenn Sie nicht weiterkommen, schreiben Sie bitte unserem Büro:',
}
