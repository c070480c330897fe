import type { ProductTexts } from '../product.ts'

export const product: ProductTexts = {
  about: { title: 'Dieses Produkt ist nicht im Sortiment' },
  whereElse:
    'Vielleicht verkaufen wir es nicht mehr, vielleicht steckt in der Adresse ein Tippfehler. Im Shop finden Sie alles, was gerade im Regal steht.',
  toStore: 'Zurück zum Shop',
  perKilogram: (price) => `${price} / kg`,
  inStock: 'Vorrätig',
  outOfStock: 'Nicht vorrätig',
  otherSizes: 'Andere Größen',
}
