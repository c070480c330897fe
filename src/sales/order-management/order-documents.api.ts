import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { customers } from '../../customers/customers.guard.server.ts'
import { done } from '../../kernel/outcome.ts'
import { findOrderByLink } from '../orders/order-links.server.ts'
import { administratorOrCustomer } from '../orders/order-reader.guard.server.ts'
import { orderDetails, orderRecord } from './order-details.ts'
import { orderNotFound } from '../orders/order.ts'
import { orders } from '../orders/orders.table.ts'
import { readOrderDetails, readOrderRecord } from './read-order.server.ts'
import type { Database } from '../../server/database/database.ts'
import { countFile } from '../../server/files/count-file.ts'
import { cachedPdf } from '../../server/files/cached-pdf.ts'
import { anyone, body, pathId } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { endpoints, type AppEnv } from '../../server/http/app-env.ts'
import { buyerCorrection, buyerPreview } from '../invoices/buyer/buyer-correction.ts'
import { correctBuyer, previewBuyer } from '../invoices/buyer/correct-buyer.server.ts'
import { requestInvoice } from '../invoices/request-invoice.server.ts'
import { fileNameOf } from '../invoices/drawing/document-pdf.server.ts'
import { readDocument } from '../invoices/read-document.server.ts'

/** The documents of an order: by the link of an email, signed in, or in the panel. */
export const orderDocumentsApi = endpoints()
  .get(
    '/store/order-links/:token/documents/:document',
    anyone('A document of the order of a link (PDF), or its proforma', { 200: 'application/pdf' }),
    async (c) => {
      const id = await linkedOrder(c.var.database, c.req.param('token'))
      return answerDocument(c, id, c.req.param('document'), true, () => countFile(c, `order ${id}`))
    },
  )

  .post(
    '/store/order-links/:token/documents',
    anyone('Have an invoice issued for the paid order of a link', { 201: orderDetails }),
    async (c) => {
      const id = await linkedOrder(c.var.database, c.req.param('token'))
      orRefuse(await requestInvoice(c.var.database, id))
      return c.json(await detailsOf(c.var.database, id), 201)
    },
  )

  .get(
    '/store/orders/:id/documents/:document',
    administratorOrCustomer(
      'see documents',
      'A document of an own order (PDF), or its proforma; of any order, for administrators',
      {
        200: 'application/pdf',
      },
    ),
    pathId(),
    async (c) => {
      const { database, reader } = c.var
      const { id } = c.req.valid('param')
      const document = c.req.param('document') ?? ''
      if (reader.role !== 'customer') return answerDocument(c, id, document)
      await ownOrder(database, id, reader.id)
      return answerDocument(c, id, document, true, () => countFile(c, `order ${id}`))
    },
  )

  .post(
    '/store/orders/:id/documents',
    customers('Have an invoice issued for a paid order of one’s own', { 201: orderDetails }),
    pathId(),
    async (c) => {
      const { database, customer } = c.var
      const { id } = c.req.valid('param')
      await ownOrder(database, id, customer.id)
      orRefuse(await requestInvoice(database, id))
      return c.json(await detailsOf(database, id), 201)
    },
  )

  .post(
    '/admin/orders/:id/documents',
    administrators('issue documents', 'Issue the invoice of a paid order that has none', { 201: orderRecord }),
    pathId(),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      orRefuse(await requestInvoice(database, id, administrator))
      const order = await readOrderRecord(database, eq(orders.id, id))
      return c.json(orRefuse(order ? done(order) : orderNotFound), 201)
    },
  )

  .post(
    '/admin/invoices/:id/buyer/preview',
    administrators('issue documents', 'What correcting the buyer of an invoice would issue', { 200: buyerPreview }),
    pathId(),
    body(buyerCorrection),
    async (c) => {
      const preview = await previewBuyer(c.var.database, c.req.valid('param').id, c.req.valid('json'))
      return c.json(orRefuse(preview), 200)
    },
  )

  .post(
    '/admin/invoices/:id/buyer',
    administrators('issue documents', 'Correct the buyer of an issued invoice, by documents', { 201: orderRecord }),
    pathId(),
    body(buyerCorrection),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      const [issued] = orRefuse(await correctBuyer(database, administrator, id, c.req.valid('json')))
      const order = issued && (await readOrderRecord(database, eq(orders.id, issued.orderId)))
      return c.json(orRefuse(order ? done(order) : orderNotFound), 201)
    },
  )

  .get(
    '/admin/orders/:id/documents/:document',
    administrators('see documents', 'A document of an order (PDF), or its proforma', { 200: 'application/pdf' }),
    pathId(),
    (c) => answerDocument(c, c.req.valid('param').id, c.req.param('document') ?? ''),
  )

const linkedOrder = async (database: Database, token: string) => orRefuse(await findOrderByLink(database, token))

async function ownOrder(database: Database, id: number, customerId: number): Promise<void> {
  const [own] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${eq(orders.id, id)} and ${eq(orders.customerId, customerId)}`)
  orRefuse(own ? done(own) : orderNotFound)
}

async function detailsOf(database: Database, id: number) {
  const order = await readOrderDetails(database, eq(orders.id, id))
  return orRefuse(order ? done(order) : orderNotFound)
}

/** Neither caches nor search engines may keep it. */
async function answerDocument<Env extends AppEnv>(
  c: Context<Env>,
  orderId: number,
  name: string,
  forBuyer = false,
  beforeDrawing?: () => Promise<void>,
): Promise<Response> {
  const document = orRefuse(await readDocument(c.var.database, orderId, name, forBuyer))
  const content = await cachedPdf('documentPdf', [document], beforeDrawing)
  c.header('Content-Type', 'application/pdf')
  c.header('Content-Disposition', `attachment; filename="${fileNameOf(document)}"`)
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex')
  return c.body(content)
}
