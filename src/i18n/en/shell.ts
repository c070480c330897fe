import { brand } from '../../brand.ts'
import type { Texts } from '../texts.ts'

export const shell: Texts['shell'] = {
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  homeLink: `${brand.name} home page`,
  chooseLanguage: 'Language',
  followUs: 'Follow us',
  tagline: 'Salt harvested by hand in Brittany',
  links: {
    home: 'Home',
    activities: 'Activities',
    team: 'Team',
    cooperation: 'Cooperation',
    contact: 'Contact',
    store: 'Store',
  },
  /** Each leads to the page of its name. */
  legal: {
    withdraw: 'Withdraw from contract here',
    imprint: 'Imprint',
    terms: 'Terms',
    delivery: 'Delivery and payment',
    withdrawal: 'Returns',
    guarantee: 'Legal guarantee',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
  },
}
