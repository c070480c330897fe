import type * as pl from './pl.server.ts'

export const stock: typeof pl.stock = {
  lowSubject: (product) => `Running low: ${product}`,
  outSubject: (product) => `Sold out: ${product}`,
  lowHeading: 'Stock is running low',
  outHeading: 'A product has sold out',
  lowExplanation: 'Only a few are left. Restock the product before customers find it missing.',
  outExplanation: 'The last one was sold or taken out of stock. The store shows the product as unavailable.',
  product: 'Product',
  left: 'Left in stock',
  toPanel: 'Open the product',
}

export const back: typeof pl.back = {
  subject: (product: string) => `Back in stock: ${product}`,
  heading: (product: string) => `${product} is back in stock`,
  explanation: 'You asked us to tell you when it is back. We don’t set pieces aside, so it is there while stock lasts.',
  toProduct: 'See it in the store',
  once: 'This is the only e-mail about it. Your address is already off the waiting list for this product.',
}
