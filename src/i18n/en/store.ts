import { plural } from '../plural.ts'
import type { Texts } from '../texts.ts'

export const store: Texts['store'] = {
  title: 'Store',
  lead: 'One salt, six sizes. Gathered with wooden rakes, dried by sun and wind, refined by nothing.',
  count: plural('en', { one: '# product', other: '# products' }),
  loading: 'Loading products',
  perKilogram: (price) => `${price} / kg`,
  outOfStock: 'Out of stock',
  error: 'Error:',
  tryAgain: 'Try again',
  empty: 'No products available',
  emptyNext: 'The new harvest is on its way. Please come back soon.',
}
