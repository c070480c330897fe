import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const shell: typeof pl.shell = {
  skipToContent: 'Aller au contenu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  mainPages: 'Pages principales',
  menu: 'Menu',
  get homeLink() {
    return `Page d’accueil de ${brand.name}`
  },
  chooseLanguage: 'Langue',
  followUs: 'Suivez-nous',
  tagline: 'Sel récolté à la main en Bretagne',
  /** In the order of the drawer. Each leads to the page of its name. */
  links: {
    home: 'Accueil',
    store: 'Boutique',
    activities: 'Activités',
    team: 'L’équipe',
    cooperation: 'Coopération',
    joinus: 'Adhésion',
    contact: 'Contact',
  },
  columns: { shop: 'Achats', association: 'Association', help: 'Aide' },
  service: { order: 'Où est mon colis\u00A0?', recipes: 'Recettes' },
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
      'L’adresse a peut-être changé ou contient une faute de frappe. Du rivage, on retrouve toujours son chemin.',
    toHome: 'Retour à l’accueil',
    toStore: 'Aller à la boutique',
  },
  broken: {
    title: 'Une erreur est survenue',
    heading: 'Une erreur est survenue',
    explanation: 'C’est notre faute, pas la vôtre. Veuillez réessayer dans un instant.',
    tryAgain: 'Réessayer',
  },
}
