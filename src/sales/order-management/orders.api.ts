import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { askedAgain } from '../../guards/asked-again.guard.server.ts'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { done } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { csvFile } from '../../server/files/csv-file.ts'
import { body, pathId, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { paging } from '../../server/http/paging.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { cancelAndRefund } from './changes/cancel-and-refund.server.ts'
import { changeShipping } from './changes/change-shipping.server.ts'
import { changeStatus } from './changes/change-status.server.ts'
import { clearAttention } from './changes/clear-attention.server.ts'
import { exportOrders } from './list/export-orders.server.ts'
import { listOrders } from './list/list-orders.server.ts'
import { cancellation, orderFilter, shippingChange, statusChange } from './changes/order-changes.ts'
import { orderInList, orderRecord, type OrderRecord, orderSummary } from './order-details.ts'
import { orderNotFound } from '../orders/order.ts'
import { orderExport } from './order-export.ts'
import { orders } from '../orders/orders.table.ts'
import { readOrderRecord } from './read-order.server.ts'
import { releaseOrder } from './changes/release-order.server.ts'
import { summariseOrders } from './list/summarise-orders.server.ts'

/** The panel's calls about orders. */
export const ordersApi = endpoints()
  .get(
    '/admin/orders',
    administrators('manage orders', 'List orders, the newest first', { 200: z.array(orderInList) }),
    query(z.object({ ...paging, ...orderFilter })),
    async (c) => {
      const { list, total } = await listOrders(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(list)
    },
  )

  .get(
    '/admin/orders/summary',
    administrators('manage orders', 'How the shop is doing', { 200: orderSummary }),
    async (c) => c.json(await summariseOrders(c.var.database)),
  )

  .get(
    '/admin/orders/export',
    administrators('manage orders', 'The same orders as a table for spreadsheets (CSV), all of them', {
      200: 'text/csv',
    }),
    askedAgain(),
    query(z.object(orderFilter)),
    (c) => csvFile(c, orderExport.file, exportOrders(c.var.database, c.req.valid('query'))),
  )

  .put(
    '/admin/orders/:id/status',
    administrators('manage orders', 'Say where an order is', { 200: orderRecord }),
    pathId(),
    body(statusChange),
    async (c) => {
      const { id } = c.req.valid('param')
      orRefuse(await changeStatus(c.var.database, c.var.administrator, id, c.req.valid('json')))
      return c.json(await changed(c.var.database, id))
    },
  )

  .post(
    '/admin/orders/:id/cancellation',
    administrators('refund', 'Cancel what was paid and never sent, and give all of its money back', {
      200: orderRecord,
    }),
    askedAgain(),
    pathId(),
    body(cancellation),
    async (c) => {
      const { id } = c.req.valid('param')
      const { database, payments, log, administrator } = c.var
      orRefuse(await cancelAndRefund({ database, payments, log }, administrator, id, c.req.valid('json')))
      return c.json(await changed(database, id))
    },
  )

  .post(
    '/admin/orders/:id/release',
    administrators('manage orders', 'Put back on the shelf what an unpaid order holds', { 200: orderRecord }),
    pathId(),
    async (c) => {
      const { id } = c.req.valid('param')
      const { database, payments, log, administrator } = c.var
      orRefuse(await releaseOrder({ database, payments, log }, administrator, id))
      return c.json(await changed(database, id))
    },
  )

  .put(
    '/admin/orders/:id/shipping-status',
    administrators('manage orders', 'Say where the parcel is', { 200: orderRecord }),
    pathId(),
    body(shippingChange),
    async (c) => {
      const { id } = c.req.valid('param')
      orRefuse(await changeShipping(c.var.database, c.var.administrator, id, c.req.valid('json')))
      return c.json(await changed(c.var.database, id))
    },
  )

  .delete(
    '/admin/orders/:id/attention',
    administrators('manage orders', 'What needed attention has been looked at', { 200: orderRecord }),
    pathId(),
    async (c) => {
      const { id } = c.req.valid('param')
      orRefuse(await clearAttention(c.var.database, c.var.administrator, id))
      return c.json(await changed(c.var.database, id))
    },
  )

/** The order as it is after a change. */
async function changed(database: Database, id: number): Promise<OrderRecord> {
  const order = await readOrderRecord(database, eq(orders.id, id))
  return orRefuse(order ? done(order) : orderNotFound)
}
