import type * as pl from './pl.ts'

export const unsubscribe: typeof pl.unsubscribe = {
  about: { title: 'Newsletter abbestellen' },
  question: {
    heading: 'Newsletter abbestellen?',
    explanation:
      'Nach einem Klick auf die Schaltfläche senden wir keinen Newsletter mehr an die Adresse, an die die Nachricht mit diesem Link ging. Nachrichten zu Bestellungen und Mitgliedschaft kommen weiterhin.',
  },
  unsubscribe: 'Abbestellen',
  done: {
    heading: 'Der Newsletter ist abbestellt',
    explanation:
      'An diese Adresse senden wir keinen Newsletter mehr. Nachrichten zu Bestellungen und Mitgliedschaft kommen weiterhin.',
  },
  unknown: {
    heading: 'Diesen Link kennen wir nicht',
    explanation:
      'Vielleicht wurde er nur zum Teil kopiert. Bitte öffnen Sie ihn direkt aus der Nachricht oder schreiben Sie unserem Büro: Wir tragen die Adresse für Sie aus.',
  },
  failed: {
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Wir können diesen Link gerade nicht nachschlagen. Bitte versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
  toHome: 'Zur Startseite',
}
