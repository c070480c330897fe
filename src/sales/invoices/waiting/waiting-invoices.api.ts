import { administrators } from '../../../guards/administrators.guard.server.ts'
import { cachedPdf } from '../../../server/files/cached-pdf.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { body, pathId } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { checkVatNumber, toCheckJson } from '../vies/check-vat-number.server.ts'
import { vatNumberCheck } from '../vies/vat-number-check.ts'
import { confirmInvoices, taxAtHome } from './confirm-invoices.server.ts'
import { listWaiting, previewInvoice } from './list-waiting.server.ts'
import { confirmedInvoices, invoicesToConfirm, waitingInvoices } from './waiting-invoice.ts'

/** Invoices that wait until the office has confirmed them. */
export const waitingInvoicesApi = endpoints()
  .get(
    '/admin/invoices/waiting',
    administrators('see documents', 'The invoices that wait for confirmation, the earliest first', {
      200: waitingInvoices,
    }),
    async (c) => c.json(await listWaiting(c.var.database)),
  )

  .post(
    '/admin/invoices/waiting',
    administrators('issue documents', 'Confirm and issue the waiting invoices of these orders', {
      200: confirmedInvoices,
    }),
    body(invoicesToConfirm),
    async (c) => {
      const { database, administrator } = c.var
      return c.json(orRefuse(await confirmInvoices(database, administrator, c.req.valid('json').orders)))
    },
  )

  .get(
    '/admin/orders/:id/invoice-preview',
    administrators('see documents', 'The invoice of an order as it would be issued now, without a number (PDF)', {
      200: 'application/pdf',
    }),
    pathId(),
    async (c) => {
      const document = orRefuse(await previewInvoice(c.var.database, c.req.valid('param').id))
      c.header('Content-Type', 'application/pdf')
      c.header('Content-Disposition', `inline; filename="podglad-${document.orderNumber}.pdf"`)
      c.header('Cache-Control', 'no-store')
      return c.body(await cachedPdf('documentPdf', [document]))
    },
  )

  .post(
    '/admin/orders/:id/vat-number-checks',
    administrators('issue documents', 'Ask the Commission’s system (VIES) whether the buyer’s VAT number is valid', {
      201: vatNumberCheck,
    }),
    pathId(),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(toCheckJson(orRefuse(await checkVatNumber(c.var, id, c.var.administrator))), 201)
    },
  )

  .put(
    '/admin/orders/:id/home-tax',
    administrators('issue documents', 'Tax an order at 0 % that isn’t invoiced yet with the shop’s own rates', {
      204: null,
    }),
    pathId(),
    async (c) => {
      orRefuse(await taxAtHome(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )
