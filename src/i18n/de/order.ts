import type { OrderTexts } from '../order.ts'

export const order: OrderTexts = {
  about: { title: 'Bestellung' },
  title: 'Bestellung',
  loading: 'Die Bestellung wird geladen',
  toAccount: 'Ihr Konto',
  toStore: 'Zum Shop',
  needsJavaScript:
    'Diese Bestellung ist hier nur mit JavaScript zu sehen. Bei Fragen schreiben Sie bitte unserem Büro:',
  unknown: {
    heading: 'Diesen Link kennen wir nicht',
    explanation:
      'Vielleicht wurde er nur zum Teil kopiert. Bitte öffnen Sie ihn direkt aus der Nachricht oder schreiben Sie unserem Büro: Wir sehen nach, wie es um die Bestellung steht.',
  },
  ended: {
    heading: 'Dieser Link ist abgelaufen',
    explanation:
      'Links zu Bestellungen gelten 90 Tage. Geben Sie Bestellnummer und E-Mail-Adresse an, und wir senden einen neuen.',
  },
  newLink: 'Neuen Link anfordern',
  notOnAccount: {
    heading: 'Diese Bestellung gibt es nicht',
    explanation: 'Zu Ihrem Konto gehört unter dieser Adresse keine Bestellung. Alle, die es gibt, stehen im Konto.',
  },
  signedOut: {
    heading: 'Melden Sie sich an, um die Bestellung zu sehen',
    explanation: 'Hier ist gerade keine Sitzung offen: Es gab keine, oder sie wurde auf einem anderen Gerät beendet.',
    toLogin: 'Anmelden',
  },
  failed: {
    heading: 'Die Bestellung konnte nicht geladen werden',
    explanation: 'Prüfen Sie die Verbindung und versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
}
