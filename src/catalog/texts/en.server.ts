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
  toPanel: 'Open the product',
}

export const back: typeof pl.back = {
  subject: (product: string) => `Back again: ${product}`,
  heading: (product: string) => `${product} is in stock again`,
  explanation: 'You asked us to tell you when it is back. We don’t set pieces aside, so it is there while stock lasts.',
  toProduct: 'See it in the store',
  once: 'This is the only letter about it. Your address is already off the waiting list for this product.',
}
