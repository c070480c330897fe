import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
  home: {
    title: 'von Hand geerntetes keltisches Meersalz',
    description:
      'Eine Vereinigung von Köchinnen und Köchen, Restaurants und Hotels für keltisches Meersalz, von Hand geerntet in Loire-Atlantique.',
  },
  store: {
    title: 'Shop',
    description:
      'Keltisches Meersalz aus Loire-Atlantique in sechs Größen, von 250 g bis zum 25-kg-Sack für Großküchen.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    heading: 'Diese Seite gibt es nicht',
    explanation:
      'Vielleicht hat sich die Adresse geändert oder ein Buchstabe ist verrutscht. Vom Ufer führt immer ein Weg zurück.',
    toHome: 'Zur Startseite',
    toStore: 'Zum Shop',
  },
  broken: {
    title: 'Etwas ist schiefgegangen',
    description: 'Bei uns ist etwas schiefgegangen.',
    heading: 'Etwas ist schiefgegangen',
    explanation: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
}
