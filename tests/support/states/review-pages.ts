import { linkTo, paid, placeOrder } from '../orders.ts'
import { writeReviews } from '../reviews.ts'
import { whole, type States, type Visitor } from './state.ts'

const sent = { ...paid, status: 'delivered', shippingStatus: 'delivered' } as const

async function openReview({ database, language, go }: Visitor, said: Parameters<typeof placeOrder>[1], asked = '') {
  const { id } = await placeOrder(database, { lines: [{ productId: 1 }, { productId: 2 }], ...said })
  const { token } = await linkTo(database, id, language)
  await go(`/review/${token}${asked}`)
}

/** What buyers say, and where they say it. */
export const reviewStates: Record<string, States> = {
  '/store/$slug/reviews/$page': {
    whole: async ({ database, go }) => {
      await writeReviews(database, 3, 30)
      const { rows } = await database.execute<{ slug: string }>('select slug from products where id = 3')
      await go(`/store/${rows[0]?.slug}/reviews/2`)
    },
    'that there is not': whole('/store/no-such-salt/reviews/1'),
  },
  '/review/$token': {
    whole: (visitor) => openReview(visitor, sent),
    'with what was sent': (visitor) => openReview(visitor, sent, '?answer=saved'),
    'too early': (visitor) => openReview(visitor, paid),
    'of an unknown link': whole('/review/no-such-link'),
  },
}
