import { askedAgain } from '../../../guards/asked-again.guard.server.ts'
import { administrators } from '../../../guards/administrators.guard.server.ts'
import { exportDocuments } from './export-documents.server.ts'
import { invoiceExport } from './print-month.ts'
import { csvFile } from '../../../server/files/csv-file.ts'
import { shopInFileNames } from '../../../server/files/shop-in-file-names.ts'
import { query } from '../../../server/http/endpoint.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { documentsOfMonth, monthAsked } from './invoice-month.ts'
import { listDocuments } from './list-documents.server.ts'
import { packMonth } from './pack-month.server.ts'

/** Documents by the month of their issue, for the administrator and the accountant. */
export const invoiceMonthsApi = endpoints()
  .get(
    '/admin/invoices',
    administrators('see documents', 'The invoices and corrections of a month, and what they come to', {
      200: documentsOfMonth,
    }),
    query(monthAsked),
    async (c) => c.json(await listDocuments(c.var.database, c.req.valid('query').month)),
  )

  .get(
    '/admin/invoices/export',
    administrators('see documents', 'The same as a table for the accountant (CSV), with sales that have no invoice', {
      200: 'text/csv',
    }),
    askedAgain(),
    query(monthAsked),
    (c) => {
      const { month } = c.req.valid('query')
      return csvFile(c, `${invoiceExport.file}-${month}`, exportDocuments(c.var.database, month))
    },
  )

  .get(
    '/admin/invoices/month',
    administrators('see documents', 'All files about a month for the accountant in one (ZIP): tables, JPK, sums', {
      200: 'application/zip',
    }),
    askedAgain(),
    query(monthAsked),
    async (c) => {
      const { month } = c.req.valid('query')
      const content = await packMonth(c.var.database, month)
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', `attachment; filename="${shopInFileNames()}-ksiegowosc-${month}.zip"`)
      return c.body(content)
    },
  )
