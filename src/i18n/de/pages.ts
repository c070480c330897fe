import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Diese Seite gibt es nicht',
    explanation:
      'Vielleicht hat sich die Adresse geändert oder ein Buchstabe ist verrutscht. Vom Ufer führt immer ein Weg zurück.',
    toHome: 'Zur Startseite',
    toStore: 'Zum Shop',
  },
  broken: {
    title: 'Etwas ist schiefgegangen',
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
}
