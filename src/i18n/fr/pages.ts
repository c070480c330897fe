import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
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
