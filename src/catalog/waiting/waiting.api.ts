import { count } from 'drizzle-orm'
import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { anyone, body } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { stockWaitCount, stockWaitDraft } from './stock-wait.ts'
import { stockWaits } from './stock-waits.table.ts'
import { waitForProduct } from './wait-for-product.server.ts'

export const waitingApi = endpoints()
  .post(
    '/store/products/:slug/waiting',
    anyone('Ask for one letter when a sold-out product is back', { 204: null }),
    body(stockWaitDraft),
    async (c) => {
      const { email, subject: trapped } = c.req.valid('json')
      await countAttempt(c.var.database, 'stockWaits', c.var.address)
      const wait = { slug: c.req.param('slug'), email, language: c.var.language }
      // A bot caught by the trap gets the same answer as a person, so that it learns nothing.
      if (!trapped) orRefuse(await waitForProduct(c.var.database, wait))
      return c.body(null, 204)
    },
  )

  .get(
    '/admin/products/waiting',
    administrators('manage products', 'How many wait for each product that is sold out', {
      200: z.array(stockWaitCount),
    }),
    async (c) => {
      const { productId } = stockWaits
      const rows = await c.var.database.select({ productId, count: count() }).from(stockWaits).groupBy(productId)
      return c.json(rows)
    },
  )
