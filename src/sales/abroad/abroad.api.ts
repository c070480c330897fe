import { administrators } from '../../guards/administrators.guard.server.ts'
import { csvFile } from '../../server/files/csv-file.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { body, pathId, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { destinationRateDrafts, destinationSwitch, ossQuarter, quarterAsked, salesAbroad } from './abroad.ts'
import {
  confirmDestinationRates,
  decideDestinationTax,
  removeDestinationRate,
} from './change-destination-tax.server.ts'
import { readSalesAbroad } from './read-abroad.server.ts'
import { printOssQuarter, readOssQuarter } from './read-oss-quarter.server.ts'

export const abroadApi = endpoints()
  .get(
    '/admin/abroad',
    administrators('see documents', 'Sales to consumers in other member states, and how they are taxed', {
      200: salesAbroad,
    }),
    async (c) => c.json(await readSalesAbroad(c.var.database)),
  )

  .put(
    '/admin/abroad/destination-tax',
    administrators('manage settings', 'Decide from which day on consumers pay the rates of their country', {
      200: salesAbroad,
    }),
    body(destinationSwitch),
    async (c) => {
      const { database, administrator, live } = c.var
      orRefuse(await decideDestinationTax(database, administrator, c.req.valid('json')))
      await live.reload()
      return c.json(await readSalesAbroad(database))
    },
  )

  .post(
    '/admin/abroad/rates',
    administrators('manage settings', 'Confirm rates of other countries', { 200: salesAbroad }),
    body(destinationRateDrafts),
    async (c) => {
      const { database, administrator, live } = c.var
      orRefuse(await confirmDestinationRates(database, administrator, c.req.valid('json').rates))
      await live.reload()
      return c.json(await readSalesAbroad(database))
    },
  )

  .delete(
    '/admin/abroad/rates/:id',
    administrators('manage settings', 'Remove a rate of another country', { 204: null }),
    pathId(),
    async (c) => {
      const { database, administrator, live } = c.var
      orRefuse(await removeDestinationRate(database, administrator, c.req.valid('param').id))
      await live.reload()
      return c.body(null, 204)
    },
  )

  .get(
    '/admin/abroad/oss',
    administrators('see documents', 'What the return for OSS of a quarter is written from', { 200: ossQuarter }),
    query(quarterAsked),
    async (c) => c.json(await readOssQuarter(c.var.database, c.req.valid('query').quarter)),
  )

  .get(
    '/admin/abroad/oss/export',
    administrators('see documents', 'The same as a table (CSV)', { 200: 'text/csv' }),
    query(quarterAsked),
    async (c) => csvFile(c, 'oss', printOssQuarter(await readOssQuarter(c.var.database, c.req.valid('query').quarter))),
  )
