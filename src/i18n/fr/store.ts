import { plural } from '../plural.ts'
import type { StoreTexts } from '../store.ts'

export const store: StoreTexts = {
  about: { title: 'Boutique de sel marin celtique' },
  title: 'Boutique',
  lead: 'Un seul sel, des formats pour chaque cuisine. Cueilli au râteau de bois, séché par le soleil et le vent, jamais raffiné.',
  count: plural('fr', { one: '# produit', many: '# de produits', other: '# produits' }),
  loading: 'Chargement des produits',
  perKilogram: (price) => `${price} / kg`,
  outOfStock: 'Rupture de stock',
  error: 'Erreur\u00A0:',
  tryAgain: 'Réessayer',
  empty: 'Aucun produit disponible',
  emptyNext: 'La nouvelle récolte est en route. Revenez bientôt.',
  packages: {
    title: 'De la table à la cuisine',
    text: 'Tous nos conditionnements à leur vraie taille, côte à côte\u00A0: le bocal pour la table, la boîte et le sachet pour la maison, les sacs pour les cuisines qui travaillent tous les jours.',
  },
}
