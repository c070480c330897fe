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
    explanation: 'Wir können diesen Link gerade nicht prüfen. Bitte versuchen Sie es gleich noch einmal.',
  },
  tryAgain: 'Erneut versuchen',
  toHome: 'Zur Startseite',
}

export const newsletter: typeof pl.newsletter = {
  about: { title: 'Newsletter' },
  heading: 'Post aus den Salzgärten',
  explanation:
    'Neue Ernten, Rezepte und Angebote, direkt in Ihr Postfach. Zuerst schicken wir Ihnen eine E-Mail, in der Sie die Adresse bestätigen.',
  asked: 'Noch ein Schritt',
  faulty: 'Das sieht nicht nach einer E-Mail-Adresse aus. Prüfen Sie sie und versuchen Sie es noch einmal.',
  toStore: 'Zum Shop',
}

export const newsletterLink: typeof pl.newsletterLink = {
  about: { title: 'Newsletter bestätigen' },
  question: {
    heading: 'Dürfen wir Ihnen den Newsletter schicken?',
    explanation:
      'Mit einem Klick auf die Schaltfläche erhalten Sie ihn an die Adresse, an die die E-Mail mit diesem Link ging.',
  },
  confirm: 'Ja, gern',
  done: {
    heading: 'Die Adresse steht auf der Liste',
    explanation: 'Der Newsletter kommt an diese Adresse. Abmelden können Sie sich mit einem Klick in jeder Ausgabe.',
  },
  left: {
    heading: 'Diese Adresse ist abgemeldet',
    explanation:
      'Dieser Link gilt nicht mehr, weil die Adresse abgemeldet wurde. Sie können den Newsletter neu bestellen.',
  },
  unknown: {
    heading: 'Dieser Link funktioniert nicht',
    explanation:
      'Ein Link gilt 7 Tage. Vielleicht wurde er auch nur teilweise kopiert. Sie können den Newsletter neu bestellen.',
  },
  failed: {
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Wir können diesen Link gerade nicht prüfen. Versuchen Sie es gleich noch einmal.',
  },
  again: 'Newsletter neu bestellen',
  tryAgain: 'Erneut versuchen',
  toStore: 'Zum Shop',
}
