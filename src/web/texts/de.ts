import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const shell: typeof pl.shell = {
  skipToContent: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  mainPages: 'Wichtigste Seiten',
  menu: 'Menü',
  get homeLink() {
    return `Startseite von ${brand.name}`
  },
  chooseLanguage: 'Sprache',
  followUs: 'Folgen Sie uns',
  tagline: 'Von Hand geerntetes Salz aus der Bretagne',
  /** In the order of the drawer. Each leads to the page of its name. */
  links: {
    home: 'Startseite',
    store: 'Shop',
    activities: 'Was wir tun',
    team: 'Über uns',
    cooperation: 'Zusammenarbeit',
    joinus: 'Mitgliedschaft',
    contact: 'Kontakt',
  },
  columns: { shop: 'Einkaufen', association: 'Vereinigung', help: 'Hilfe' },
  service: { order: 'Wo ist mein Paket?', recipes: 'Rezepte' },
  /** Each leads to the page of its name. */
  legal: {
    withdraw: 'Vertrag hier widerrufen',
    imprint: 'Impressum',
    terms: 'AGB',
    delivery: 'Lieferung und Zahlung',
    withdrawal: 'Widerruf',
    guarantee: 'Gewährleistung',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
  },
}

export const pages: typeof pl.pages = {
  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Diese Seite gibt es nicht',
    explanation:
      'Vielleicht hat sich die Adresse geändert oder es steckt ein Tippfehler darin. Vom Ufer führt immer ein Weg zurück.',
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
