import { administrators } from '../../guards/administrators.guard.server.ts'
import * as z from 'zod/mini'
import { csvFile } from '../../server/files/csv-file.ts'
import { query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { bodyWithFile } from '../../server/http/multipart.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { exportProducts } from './export-products.server.ts'
import { importProducts } from './import-products.server.ts'
import * as productImport from './product-import.ts'

/** Products as a table for spreadsheets, out and back in. */
export const productExchangeApi = endpoints()
  .get(
    '/admin/products/export',
    administrators('manage products', 'All products with all fields and languages as a table for spreadsheets (CSV)', {
      200: 'text/csv',
    }),
    (c) => csvFile(c, 'produkty', exportProducts(c.var.database)),
  )

  .post(
    '/admin/products/import',
    administrators(
      'manage products',
      'Change and add products from a CSV file; with preview=true it only says what would become of each row',
      { 200: productImport.productImportReport },
    ),
    query(z.object(productImport.productImportAsked)),
    bodyWithFile('csvFile', productImport.productImportSaid, {
      maxBytes: productImport.maxProductFileBytes,
      missing: productImport.productFileMissing,
      tooLarge: productImport.productFileTooLarge,
    }),
    async (c) => {
      const { preview } = c.req.valid('query')
      const { file, texts } = c.req.valid('form')
      const importing = { file: await file.bytes(), preview, seen: texts.seen }
      return c.json(orRefuse(await importProducts(c.var.database, c.var.administrator, importing)))
    },
  )
