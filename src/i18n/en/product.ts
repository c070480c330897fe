import type { ProductTexts } from '../product.ts'

export const product: ProductTexts = {
  about: { title: 'We don’t sell this product' },
  whereElse:
    'It may have left our shelf, or there is a slip in the address. The store has everything that we sell today.',
  toStore: 'Back to the store',
  perKilogram: (price) => `${price} / kg`,
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  otherSizes: 'Other sizes',
}
