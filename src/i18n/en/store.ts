import { plural } from '../plural.ts'
import type { StoreTexts } from '../store.ts'

export const store: StoreTexts = {
  about: {
    title: 'Store',
    description: 'Celtic sea salt from Loire-Atlantique in six sizes, from 250 g to the 25 kg sack for kitchens.',
  },
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
