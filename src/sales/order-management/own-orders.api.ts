import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { customers } from '../../customers/customers.guard.server.ts'
import { done } from '../../kernel/outcome.ts'
import { anyone, pathId, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { paging } from '../../server/http/paging.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { listOwnOrders } from './list/list-own-orders.server.ts'
import { findOrderByLink } from '../orders/order-links.server.ts'
import { administratorOrCustomer } from '../orders/order-reader.guard.server.ts'
import { orderDetails, orderRecord } from './order-details.ts'
import { customerOrder, orderNotFound } from '../orders/order.ts'
import { orders } from '../orders/orders.table.ts'
import { readOrderDetails, readOrderRecord } from './read-order.server.ts'

/** A customer's orders: by the link of an email, or signed in. */
export const ownOrdersApi = endpoints()
  .get(
    '/store/order-links/:token',
    anyone('The order to which a link from a letter leads', { 200: orderDetails }),
    async (c) => {
      const id = orRefuse(await findOrderByLink(c.var.database, c.req.param('token')))
      const order = await readOrderDetails(c.var.database, eq(orders.id, id))
      return c.json(orRefuse(order ? done(order) : orderNotFound))
    },
  )

  .get(
    '/customers/orders',
    customers('List the own orders, the newest first', { 200: z.array(customerOrder) }),
    query(z.object(paging)),
    async (c) => {
      const listed = await listOwnOrders(c.var.database, c.var.customer.id, c.req.valid('query'))
      c.header('X-Total-Count', String(listed.total))
      return c.json(listed.orders)
    },
  )

  .get(
    '/store/orders/:id',
    administratorOrCustomer(
      'manage orders',
      'An own order; any order, with all that happened to it, for administrators',
      {
        200: z.union([orderDetails, orderRecord]),
      },
    ),
    pathId(),
    async (c) => {
      const { database, reader } = c.var
      const isThis = eq(orders.id, c.req.valid('param').id)
      const order =
        reader.role === 'administrator'
          ? await readOrderRecord(database, isThis)
          : await readOrderDetails(database, sql`${isThis} and ${eq(orders.customerId, reader.id)}`)
      return c.json(orRefuse(order ? done(order) : orderNotFound))
    },
  )
