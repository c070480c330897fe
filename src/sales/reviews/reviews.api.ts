import type { Context } from 'hono'
import * as z from 'zod/mini'
import { productNotFound } from '../../catalog/product.ts'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { done } from '../../kernel/outcome.ts'
import { maxBytes, receive } from '../../server/http/body-limit.ts'
import { untilContentChanges } from '../../server/http/content-cache.ts'
import { anyone, body, pathId, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { paging } from '../../server/http/paging.ts'
import { endpoints, type AppEnv } from '../../server/http/app-env.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { findOrderByLink } from '../orders/order-links.server.ts'
import { orderNotFound } from '../orders/order.ts'
import { decideReview } from './decide-review.server.ts'
import { listReviews } from './list-reviews.server.ts'
import { readOrderToReview } from './read-order-to-review.server.ts'
import { readProductReviews } from './read-product-reviews.server.ts'
import {
  decision,
  orderToReview,
  productReviews,
  reviewDraft,
  reviewRecord,
  reviewStates,
  type ReviewDraft,
} from './review.ts'
import { writeReview } from './write-review.server.ts'
import type { Answer } from './written-review.ts'

export const reviewsApi = endpoints()
  .get(
    '/store/products/:slug/reviews/:page',
    anyone('What buyers say of a product, the newest first, ten to a page', { 200: productReviews }),
    untilContentChanges,
    async (c) => {
      const page = c.req.param('page')
      const isPage = /^[1-9]\d{0,3}$/.test(page)
      const read = isPage ? readProductReviews(c.var.database, c.req.param('slug'), Number(page)) : productNotFound
      return c.json(orRefuse(await read))
    },
  )

  .get(
    '/store/order-links/:token/reviews',
    anyone('What the buyer of an order can review, and has reviewed', { 200: orderToReview }),
    async (c) => {
      const id = orRefuse(await findOrderByLink(c.var.database, c.req.param('token')))
      const order = await readOrderToReview(c.var.database, id)
      return c.json(orRefuse(order ? done(order) : orderNotFound))
    },
  )

  .get(
    '/admin/reviews',
    administrators('moderate reviews', 'List reviews: those that wait, unless asked otherwise', {
      200: z.array(reviewRecord),
    }),
    query(z.object({ ...paging, state: z._default(z.enum(reviewStates), 'waiting') })),
    async (c) => {
      const { reviews, total } = await listReviews(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(reviews)
    },
  )

  .put(
    '/admin/reviews/:id',
    administrators('moderate reviews', 'Publish a review, refuse it with a reason, or reply to it', {
      200: reviewRecord,
    }),
    pathId(),
    body(decision),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(orRefuse(await decideReview(c.var.database, c.var.administrator, id, c.req.valid('json'))))
    },
  )

/** Takes a review from the plain form of its page and leads back to that, which says what became of it. */
export const reviewForm = endpoints().post(
  '/review/:token',
  anyone('Write a review of a product of the order with this link'),
  async (c) => {
    const { database, language, address } = c.var
    const token = c.req.param('token')
    await countAttempt(database, 'reviews', address)
    const read = await readForm(c)
    const answer = typeof read === 'string' ? read : answerTo(await writeReview(database, token, read, language))
    const shown = new URLSearchParams({ lang: language, answer })
    return c.redirect(`/review/${encodeURIComponent(token)}?${shown}`, 303)
  },
)

const answerTo = (written: Awaited<ReturnType<typeof writeReview>>): Answer =>
  written.ok ? 'saved' : written.code === 'review_is_published' ? 'published' : 'product'

/** What was sent, or the first field that isn't as it should be. */
async function readForm(c: Context<AppEnv>): Promise<ReviewDraft | Answer> {
  const sent = await receive(c, maxBytes.json, () => c.req.parseBody().catch((): Record<string, unknown> => ({})))
  const blank = typeof sent['body'] === 'string' && sent['body'].trim() === ''
  const read = reviewDraft.safeParse({
    name: '',
    ...sent,
    ...(blank || sent['body'] === undefined ? { body: '' } : {}),
  })
  return read.success ? read.data : (read.error.issues[0]?.path[0] as Answer)
}
