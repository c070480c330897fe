import { plural } from '../plural.ts'
import type { Texts } from '../texts.ts'

export const store: Texts['store'] = {
  title: 'Boutique',
  lead: 'Un seul sel, six formats. Cueilli au râteau de bois, séché par le soleil et le vent, jamais raffiné.',
  count: plural('fr', { one: '# produit', many: '# de produits', other: '# produits' }),
  loading: 'Chargement des produits',
  perKilogram: (price) => `${price} / kg`,
  outOfStock: 'Rupture de stock',
  error: 'Erreur :',
  tryAgain: 'Réessayer',
  empty: 'Aucun produit disponible',
  emptyNext: 'La nouvelle récolte est en route. Revenez bientôt.',
}
