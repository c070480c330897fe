import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const shell: typeof pl.shell = {
  skipToContent: 'Aller au contenu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  get homeLink() {
    return `Page d’accueil de ${brand.name}`
  },
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

export const pages: typeof pl.pages = {
  notFound: {
    title: 'Page introuvable',
    heading: 'Cette page n’existe pas',
    explanation:
      'L’adresse a peut-être changé, ou une lettre s’est égarée. Du rivage, on retrouve toujours son chemin.',
    toHome: 'Vers l’accueil',
    toStore: 'Vers la boutique',
  },
  broken: {
    title: 'Une erreur est survenue',
    heading: 'Une erreur est survenue',
    explanation: 'C’est notre faute, pas la vôtre. Veuillez réessayer dans un instant.',
    tryAgain: 'Réessayer',
  },
}
