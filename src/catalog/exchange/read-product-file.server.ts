import { withoutApostrophe } from '../../kernel/csv.ts'
import type { TranslationLanguage } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { tableRows, type TableProblem } from '../../server/files/read-table.ts'
import { productChanges, type ProductChanges } from '../product.ts'
import {
  countKnownColumns,
  nameOfColumn,
  readColumns,
  translatedColumn,
  type ColumnProblem,
  type ProductColumn,
  type ProductText,
} from './product-columns.ts'
import { maxImportedProducts, productFileEmpty, productFileOnlyHeader, productFileTooLong } from './product-import.ts'

/** A row of the file: the product that it is about, if it names one, and what it says of it. */
export interface ProductRow {
  row: number
  id: number | null
  slug: string | null
  version: number | null
  stockQuantitySeen: number | null
  /** As it is called there, for who reads what became of the row. */
  name: string
  fields: Omit<ProductChanges, 'translations' | 'version' | 'stockQuantitySeen'>
  /** What it says in other languages. Only languages with a column are in it. */
  translations: Partial<Record<TranslationLanguage, Partial<Record<ProductText, string>>>>
  /** What is wrong with its cells. */
  problem: string | undefined
}

export type ProductFileProblem =
  | TableProblem
  | ColumnProblem
  | typeof productFileEmpty
  | typeof productFileOnlyHeader
  | typeof productFileTooLong

export function readProductFile(file: Uint8Array): Outcome<ProductRow[], ProductFileProblem> {
  const rows: ProductRow[] = []
  let columns: (ProductColumn | undefined)[] | undefined
  for (const found of tableRows(file, countKnownColumns)) {
    if ('code' in found) return found
    if (!columns) {
      const read = readColumns(found.cells)
      if (!read.ok) return read
      columns = read.value
    } else if (rows.length === maxImportedProducts) return productFileTooLong
    else rows.push(readRow(columns, found.row, found.cells))
  }
  if (!columns) return productFileEmpty
  return rows.length === 0 ? productFileOnlyHeader : done(rows)
}

/** What finds the product is no field of it. */
const guards = new Set<ProductColumn>(['id', 'slug', 'version', 'stockQuantitySeen'])
const wholeNumbers = new Set<ProductColumn>(['vatRate', 'stockQuantity', 'maxPerOrder', 'sortOrder'])
const kilograms = new Set<ProductColumn>(['weight', 'grossWeight'])
const switches = new Set<ProductColumn>(['isActive', 'inStock'])

/** An empty cell of these says nothing; of others it says that there is none. */
const unlessEmpty = new Set<ProductColumn>(['vatRate', 'stockQuantity', 'sortOrder', 'isActive', 'inStock'])

function readRow(columns: (ProductColumn | undefined)[], row: number, cells: string[]): ProductRow {
  const said = new Map<ProductColumn, string>()
  for (const [place, column] of columns.entries())
    if (column) said.set(column, withoutApostrophe(cells[place] ?? '').trim())
  const fields: Record<string, unknown> = {}
  const translations: ProductRow['translations'] = {}
  for (const [column, cell] of said) {
    const [text, language] = translatedColumn(column) ?? []
    if (text && language) (translations[language] ??= {})[text] = cell
    else if (!guards.has(column) && !(cell === '' && unlessEmpty.has(column))) fields[column] = valueOf(column, cell)
  }
  const checked = productChanges.safeParse(fields)
  const problems = checked.error?.issues.map(
    ({ path, message }) =>
      `${nameOfColumn(path[0] as ProductColumn)}: ${switches.has(path[0] as ProductColumn) ? 'wpisz tak albo nie' : message}`,
  )
  const strayed = cells.some((cell, place) => !columns[place] && cell.trim() !== '')
  const noNumber = (['id', 'version', 'stockQuantitySeen'] as const).find(
    (column) => numberIn(said.get(column)) === undefined,
  )
  const problem = strayed
    ? 'Za dużo komórek w\u00A0wierszu'
    : (problems?.[0] ?? (noNumber && `${nameOfColumn(noNumber)}: wpisz liczbę całkowitą albo zostaw puste`))
  return {
    row,
    id: numberIn(said.get('id')) ?? null,
    slug: said.get('slug') || null,
    version: numberIn(said.get('version')) ?? null,
    stockQuantitySeen: numberIn(said.get('stockQuantitySeen')) ?? null,
    name: said.get('name') ?? '',
    fields: checked.data ?? {},
    translations,
    problem,
  }
}

/** The number in a cell; null where it is empty, undefined where there is something else. */
function numberIn(cell: string | undefined): number | null | undefined {
  if (!cell) return null
  return /^\d{1,9}$/.test(cell) ? Number(cell) : undefined
}

/** Also as spreadsheets in Poland and programs write it. */
const isOn = new Map([
  ['tak', true],
  ['prawda', true],
  ['true', true],
  ['1', true],
  ['nie', false],
  ['fałsz', false],
  ['false', false],
  ['0', false],
])

/** What a cell says, as the schema of products takes it. What it can't be stays as it is written, and is refused there. */
function valueOf(column: ProductColumn, cell: string): unknown {
  if (switches.has(column)) return isOn.get(cell.toLowerCase()) ?? cell
  if (wholeNumbers.has(column) || kilograms.has(column)) {
    const written = cell.replace(',', '.')
    return cell === '' ? null : /^-?\d{1,9}(\.\d{1,9})?$/.test(written) ? Number(written) : cell
  }
  return cell
}
