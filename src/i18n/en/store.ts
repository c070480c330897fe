import { plural } from '../plural.ts'
import type { StoreTexts } from '../store.ts'

export const store: StoreTexts = {
  about: { title: 'Store for hand-harvested Celtic sea salt' },
  title: 'Store',
  lead: 'One salt, sizes for every kitchen. Gathered with wooden rakes, dried by sun and wind, refined by nothing.',
  count: plural('en', { one: '# product', other: '# products' }),
  loading: 'Loading products',
  perKilogram: (price) => `${price} / kg`,
  outOfStock: 'Out of stock',
  error: 'Error:',
  tryAgain: 'Try again',
  empty: 'No products available',
  emptyNext: 'The new harvest is on its way. Please come back soon.',
  packages: {
    title: 'From table to kitchen',
    text: 'All our packages at their true size beside one another: the jar for the table, the box and the pouch for the home, the sacks for kitchens that cook every day.',
  },
}
