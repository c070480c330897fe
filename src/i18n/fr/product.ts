import type { ProductTexts } from '../product.ts'

export const product: ProductTexts = {
  about: { title: 'Ce produit n’est pas en vente' },
  whereElse:
    'Peut-être ne le vendons-nous plus, ou une erreur s’est glissée dans l’adresse. La boutique réunit tout ce que nous proposons aujourd’hui.',
  toStore: 'Retour à la boutique',
  perKilogram: (price) => `${price} / kg`,
  inStock: 'En stock',
  outOfStock: 'Rupture de stock',
  otherSizes: 'Autres formats',
}
