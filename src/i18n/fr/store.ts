import { plural } from '../plural.ts'
import type { StoreTexts } from '../store.ts'

export const store: StoreTexts = {
  about: {
    title: 'Boutique',
    description: 'Sel marin celtique de Loire-Atlantique en six formats, de 250 g au sac de 25 kg pour les cuisines.',
  },
  title: 'Boutique',
  lead: 'Un seul sel, six formats. Cueilli au râteau de bois, séché par le soleil et le vent, jamais raffiné.',
  count: plural('fr', { one: '# produit', many: '# de produits', other: '# produits' }),
  loading: 'Chargement des produits',
  perKilogram: (price) => `${price} / kg`,
  outOfStock: 'Rupture de stock',
  error: 'Erreur\u00A0:',
  tryAgain: 'Réessayer',
  empty: 'Aucun produit disponible',
  emptyNext: 'La nouvelle récolte est en route. Revenez bientôt.',
}
