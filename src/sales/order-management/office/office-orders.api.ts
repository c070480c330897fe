import * as z from 'zod/mini'
import { administrators } from '../../../guards/administrators.guard.server.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { body, query } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { idempotencyKeyOf } from '../../../server/http/idempotency-key.ts'
import { findKnownCustomers } from './find-known-customers.server.ts'
import { makeOrder, quoteOrder } from './make-order.server.ts'
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
    async (c) => c.json(orRefuse(await quoteOrder(c.var.database, c.req.valid('json')))),
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
