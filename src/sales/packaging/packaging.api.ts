import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { byteOrderMark, printCsvLine } from '../../kernel/csv.ts'
import { formatCountry } from '../../kernel/countries.ts'
import { csvFile } from '../../server/files/csv-file.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { body, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { materialNames } from './material-names.ts'
import { changePackaging, listPackaging } from './packaging.server.ts'
import {
  materials,
  packagedThing,
  packagingChange,
  packagingOfYear,
  yearAsked,
  type Grams,
  type PackagingOfYear,
} from './packaging.ts'
import { reckonYear } from './reckon-year.server.ts'

export const packagingApi = endpoints()
  .get(
    '/admin/packaging',
    administrators('see documents', 'What the packaging of products and boxes weighs, by material', {
      200: z.array(packagedThing),
    }),
    async (c) => c.json(await listPackaging(c.var.database)),
  )

  .put(
    '/admin/packaging',
    administrators('manage shipping rates', 'Say what packaging weighs from a day on', { 204: null }),
    body(packagingChange),
    async (c) => {
      orRefuse(await changePackaging(c.var.database, c.var.administrator, c.req.valid('json')))
      return c.body(null, 204)
    },
  )

  .get(
    '/admin/packaging/year',
    administrators('see documents', 'What packaging left for each country in a year', { 200: packagingOfYear }),
    query(yearAsked),
    async (c) => c.json(await reckonYear(c.var.database, c.req.valid('query').year)),
  )

  .get(
    '/admin/packaging/year/export',
    administrators('see documents', 'The same as a table (CSV), in kilograms', { 200: 'text/csv' }),
    query(yearAsked),
    async (c) => {
      const { year } = c.req.valid('query')
      return csvFile(c, `opakowania-${year}`, printYear(await reckonYear(c.var.database, year)))
    },
  )

const printKilograms = (grams = 0) => (Math.round(grams) / 1_000).toFixed(3).replace('.', ',')
const cells = (grams: Grams) => materials.map((material) => printKilograms(grams[material]))

async function* printYear({ countries }: PackagingOfYear): AsyncGenerator<string, void, void> {
  const heads = materials.map((material) => `${materialNames[material]} (kg)`)
  yield byteOrderMark + printCsvLine(['Kraj', 'Opakowania', 'Sztuk', ...heads, 'Bez danych (szt.)'])
  for (const { country, pieces, parcels, ofProducts, ofParcels, unknownPieces, unknownParcels } of countries) {
    const name = formatCountry(country, 'pl-PL')
    yield printCsvLine([name, 'produktów', String(pieces), ...cells(ofProducts), String(unknownPieces)])
    yield printCsvLine([name, 'wysyłkowe', String(parcels), ...cells(ofParcels), String(unknownParcels)])
  }
}
