import { brand } from '../../brand.ts'
import type { Texts } from '../texts.ts'

export const shell: Texts['shell'] = {
  skipToContent: 'Aller au contenu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  homeLink: `Page d’accueil de ${brand.name}`,
  chooseLanguage: 'Langue',
  followUs: 'Suivez-nous',
  tagline: 'Sel récolté à la main en Bretagne',
  links: {
    home: 'Accueil',
    activities: 'Activités',
    team: 'L’équipe',
    cooperation: 'Coopération',
    contact: 'Contact',
    store: 'Boutique',
  },
  /** Each leads to the page of its name. */
  legal: {
    withdraw: 'Se rétracter du contrat ici',
    imprint: 'Mentions légales',
    terms: 'CGV',
    delivery: 'Livraison et paiement',
    withdrawal: 'Retours',
    guarantee: 'Garantie légale',
    privacy: 'Confidentialité',
    accessibility: 'Accessibilité',
  },
}
