import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { administrators } from '../../../guards/administrators.guard.server.ts'
import { askedAgain } from '../../../guards/asked-again.guard.server.ts'
import { done } from '../../../kernel/outcome.ts'
import { orderNotFound } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { orderRecord, type OrderRecord } from '../order-details.ts'
import { readOrderRecord } from '../read-order.server.ts'
import { changeContent, previewChange } from './change-content.server.ts'
import { contentPreview, orderContent, waiver } from './order-content.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { body, pathId, query } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { idempotencyKeyOf } from '../../../server/http/idempotency-key.ts'
import { findKnownCustomers } from './find-known-customers.server.ts'
import { waiveDifference } from './waive-difference.server.ts'
import { quoteOrder } from '../../checkout/quote-order.server.ts'
import { makeOrder } from './make-order.server.ts'
import { knownCustomer, madeOrder, officeOrder, officeQuestion, officeQuote } from './office-order.ts'

/** Orders by telephone and at the market. */
export const officeOrdersApi = endpoints()
  .get(
    '/admin/orders/customers',
    administrators('manage orders', 'Who has ordered before, by name or e-mail address', {
      200: z.array(knownCustomer),
    }),
    query(z.object({ search: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) })),
    async (c) => c.json(await findKnownCustomers(c.var.database, c.req.valid('query').search)),
  )

  .post(
    '/admin/orders/quote',
    administrators('manage orders', 'What an order would come to', { 200: officeQuote }),
    body(officeQuestion),
    async (c) => {
      const { country, ...asked } = c.req.valid('json')
      return c.json(orRefuse(await quoteOrder(c.var.database, { ...asked, shippingAddress: { country } }, 'pl')))
    },
  )

  .post(
    '/admin/orders',
    administrators('manage orders', 'Make an order for a customer', { 201: madeOrder }),
    body(officeOrder),
    async (c) => {
      const { database, administrator } = c.var
      const made = await makeOrder(database, administrator, c.req.valid('json'), idempotencyKeyOf(c))
      return c.json(orRefuse(made), 201)
    },
  )

  .post(
    '/admin/orders/:id/content/preview',
    administrators('manage orders', 'What a change of an order would come to', { 200: contentPreview }),
    pathId(),
    body(orderContent),
    async (c) => {
      // Nothing was shown before this.
      const asked = { ...c.req.valid('json'), expectedTotal: null }
      return c.json(orRefuse(await previewChange(c.var.database, c.req.valid('param').id, asked)))
    },
  )

  .put(
    '/admin/orders/:id/content',
    administrators('refund', 'Change what was ordered, before it is sent', { 200: orderRecord }),
    askedAgain(),
    pathId(),
    body(orderContent),
    async (c) => {
      const { id } = c.req.valid('param')
      const { database, payments, log, administrator } = c.var
      orRefuse(await changeContent({ database, payments, log }, administrator, id, c.req.valid('json')))
      return c.json(await changed(database, id))
    },
  )

  .post(
    '/admin/orders/:id/waiver',
    administrators('manage orders', 'Let a customer off the difference of a change', { 200: orderRecord }),
    pathId(),
    body(waiver),
    async (c) => {
      const { id } = c.req.valid('param')
      const { database, administrator } = c.var
      orRefuse(await waiveDifference(database, administrator, id, c.req.valid('json').version))
      return c.json(await changed(database, id))
    },
  )

/** The order as it is after a change. */
async function changed(database: Database, id: number): Promise<OrderRecord> {
  const order = await readOrderRecord(database, eq(orders.id, id))
  return orRefuse(order ? done(order) : orderNotFound)
}
