import type * as pl from './pl.server.ts'

export const stock: typeof pl.stock = {
  lowSubject: (product) => `Running low: ${product}`,
  outSubject: (product) => `Sold out: ${product}`,
  lowHeading: 'Stock is running low',
  outHeading: 'A product has sold out',
  lowExplanation: 'Little is left of this product. Restock it before customers find it missing.',
  outExplanation: 'The last piece was sold or taken out of stock. The store shows the product as unavailable.',
  product: 'Product',
  left: 'Pieces left',
  toPanel: 'Open the panel',
}
