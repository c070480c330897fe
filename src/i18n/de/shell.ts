import { brand } from '../../brand.ts'
import type { Texts } from '../texts.ts'

export const shell: Texts['shell'] = {
  skipToContent: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  homeLink: `Startseite von ${brand.name}`,
  chooseLanguage: 'Sprache',
  followUs: 'Folgen Sie uns',
  tagline: 'Von Hand geerntetes Salz aus der Bretagne',
  links: {
    home: 'Startseite',
    activities: 'Was wir tun',
    team: 'Über uns',
    cooperation: 'Zusammenarbeit',
    contact: 'Kontakt',
    store: 'Shop',
  },
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
