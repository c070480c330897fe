import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { body, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { paging } from '../../server/http/paging.ts'
import { csvFile } from '../../server/files/csv-file.ts'
import { changeStock, countStock } from './change-stock.server.ts'
import { exportMonths, exportMovements, listMovements } from './movements/movements.server.ts'
import { readShelves } from './read-shelves.server.ts'
import { movementFilter, shelf, stockChange, stockCount, stockMovement } from './warehouse.ts'

/** What lies on the shelves, and how it came there and went. */
export const warehouseApi = endpoints()
  .get(
    '/admin/stock',
    administrators('manage products', 'What lies on the shelves', { 200: z.array(shelf) }),
    async (c) => c.json(await readShelves(c.var.database)),
  )

  .get(
    '/admin/stock/movements',
    administrators('manage products', 'List what has come and gone, the latest first', { 200: z.array(stockMovement) }),
    query(z.object({ ...paging, ...movementFilter })),
    async (c) => {
      const { list, total } = await listMovements(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(list)
    },
  )

  .get(
    '/admin/stock/movements/export',
    administrators('manage products', 'The same movements as a table for spreadsheets (CSV), all of them', {
      200: 'text/csv',
    }),
    query(z.object(movementFilter)),
    (c) => csvFile(c, 'ruchy-magazynowe', exportMovements(c.var.database, c.req.valid('query'))),
  )

  .get(
    '/admin/stock/months/export',
    administrators('manage products', 'The movements of each product by month (CSV)', { 200: 'text/csv' }),
    (c) => csvFile(c, 'ruchy-miesiacami', exportMonths(c.var.database)),
  )

  .post(
    '/admin/stock/movements',
    administrators('manage products', 'Goods have come in, come back or are lost', { 204: null }),
    body(stockChange),
    async (c) => {
      orRefuse(await changeStock(c.var.database, c.var.administrator, c.req.valid('json')))
      return c.body(null, 204)
    },
  )

  .post(
    '/admin/stock/counts',
    administrators('manage products', 'Say how many pieces were counted', { 204: null }),
    body(stockCount),
    async (c) => {
      orRefuse(await countStock(c.var.database, c.var.administrator, c.req.valid('json')))
      return c.body(null, 204)
    },
  )
