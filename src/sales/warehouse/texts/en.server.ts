import type * as pl from './pl.server.ts'

export const recall: typeof pl.recall = {
  subject: (product, lot) => `Important: we are recalling ${product}, lot ${lot}`,
  heading: 'We are recalling a lot of a product that we sent you',
  stop: 'Check the lot number on the package. If it matches, do not use the product and do not pass it on.',
  product: 'Product',
  lot: 'Lot number',
  bestBefore: 'Best before',
  orders: 'Your order',
  toContact: 'Write to us',
  contact: (shop) =>
    `Do you have questions, or did the product go to someone else? Reply to this e-mail. We will help. ${shop}`,
}
