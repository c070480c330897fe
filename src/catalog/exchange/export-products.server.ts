import { printCsvLine } from '../../kernel/csv.ts'
import { readMoney, type Money } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { tableInBatches } from '../../server/files/csv-file.ts'
import type { AdminProduct } from '../product.ts'
import { listProducts } from '../read-products.server.ts'
import { productColumns, translatedColumn, type ProductColumn } from './product-columns.ts'

/** All products with all their fields and languages, as a table that the import takes back. */
export const exportProducts = (database: Database) =>
  tableInBatches(printCsvLine(productColumns.map(([, name]) => name)), async () => {
    const all = await listProducts(database)
    const lines = all.map((product) => printCsvLine(productColumns.map(([column]) => cellOf(product, column))))
    return { lines: lines.join(''), last: undefined }
  })

function cellOf(product: AdminProduct, column: ProductColumn): string | Money | null {
  const [text, language] = translatedColumn(column) ?? []
  if (text) return product.translations.find((translation) => translation.language === language)?.[text] ?? null
  if (column === 'price') return readMoney(product.price)
  return printValue(column === 'stockQuantitySeen' ? product.stockQuantity : product[column as keyof AdminProduct])
}

/** A value as a cell shows it. */
export function printValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'tak' : 'nie'
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value)
}
