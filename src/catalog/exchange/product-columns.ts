import { translationLanguages, type TranslationLanguage } from '../../kernel/language.ts'
import { done, failure, type Outcome } from '../../kernel/outcome.ts'
import { foodFactNames } from '../food-facts.ts'

const textNames = ['name', 'description', ...foodFactNames] as const
export type ProductText = (typeof textNames)[number]

/** What a column of the table of products holds. A text of another language is its name, `@` and the language. */
export type ProductColumn = keyof typeof plainColumns | `${ProductText}@${TranslationLanguage}`

/** The columns without those of other languages, as they are called. */
const plainColumns = {
  id: 'numer',
  slug: 'adres strony',
  name: 'nazwa',
  description: 'opis',
  legalName: 'nazwa żywności',
  ingredients: 'składniki',
  allergens: 'alergeny',
  origin: 'pochodzenie',
  storage: 'przechowywanie',
  operator: 'podmiot odpowiedzialny',
  goodFor: 'do czego',
  harvest: 'zbiór',
  price: 'cena (zł)',
  vatRate: 'VAT (%)',
  weight: 'waga netto (kg)',
  grossWeight: 'waga brutto (kg)',
  stockQuantity: 'ilość',
  stockQuantitySeen: 'ilość przy eksporcie',
  maxPerOrder: 'najwięcej w zamówieniu',
  sortOrder: 'kolejność',
  isActive: 'aktywny',
  inStock: 'dostępny',
  imageUrl: 'zdjęcie',
  version: 'wersja',
} as const

/** The texts of a language stand together, after all that is the same in every language. */
export const productColumns: [column: ProductColumn, name: string][] = [
  ...(Object.entries(plainColumns) as [keyof typeof plainColumns, string][]),
  ...translationLanguages.flatMap((language) =>
    textNames.map((text): [ProductColumn, string] => [`${text}@${language}`, `${plainColumns[text]} (${language})`]),
  ),
]

const nameOf = new Map(productColumns)
export const nameOfColumn = (column: ProductColumn): string => nameOf.get(column) ?? column

/** The text and the language of a column of another language. */
export function translatedColumn(column: string): [ProductText, TranslationLanguage] | undefined {
  const [text, language] = column.split('@')
  return language === undefined ? undefined : [text as ProductText, language as TranslationLanguage]
}

/** Ignores case, spaces and marks: „Cena (zł)” is „cena zł”. */
const sound = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const columnsBySound: ReadonlyMap<string, ProductColumn> = new Map(
  productColumns.flatMap(([column, name]) => [
    [sound(name), column] as const,
    // Without its unit.
    [sound(name.replace(/ \((zł|kg|%)\)$/, '')), column] as const,
    // As the API calls it, too: „grossWeight”, „name@en”.
    [sound(column), column] as const,
  ]),
)

const columnOf = (name: string) => columnsBySound.get(sound(name))

export const countKnownColumns = (header: readonly string[]): number =>
  header.filter((name) => columnOf(name) !== undefined).length

const inFile = 'csvFile'
const columnsUnknown = failure('product_columns_unknown', 'rule', inFile)
const columnsDoubled = failure('product_columns_doubled', 'rule', inFile)
const columnsMissing = failure('product_columns_missing', 'rule', inFile)
export type ColumnProblem = typeof columnsUnknown | typeof columnsDoubled | typeof columnsMissing

/** What each column of a file holds, by its first line; nothing where it has no name. */
export function readColumns(header: readonly string[]): Outcome<(ProductColumn | undefined)[], ColumnProblem> {
  const columns = header.map(columnOf)
  const named = (cells: string[]) => ({
    names: cells
      .slice(0, 10)
      .map((name) => `„${name.trim().slice(0, 40)}”`)
      .join(', '),
  })
  const unknown = header.filter((name, place) => columns[place] === undefined && name.trim() !== '')
  if (unknown.length > 0) return { ...columnsUnknown, facts: named(unknown) }
  const doubled = header.filter((_, place) => columns[place] && columns.indexOf(columns[place]) !== place)
  if (doubled.length > 0) return { ...columnsDoubled, facts: named(doubled) }
  const finds = (['id', 'slug', 'name'] as const).some((column) => columns.includes(column))
  return finds ? done(columns) : columnsMissing
}
