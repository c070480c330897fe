import type { Acting } from '../../guards/administrator.ts'
import { translationLanguages } from '../../kernel/language.ts'
import { printMoney, type Money } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { panelSentence } from '../../server/http/errors.ts'
import { changeProduct } from '../change-product.server.ts'
import { createProduct } from '../create-product.server.ts'
import { eachFoodFact } from '../food-facts.ts'
import {
  productDraft,
  productTranslation,
  type AdminProduct,
  type ProductChanges,
  type ProductDraft,
} from '../product.ts'
import { printValue } from './export-products.server.ts'
import { nameOfColumn, type ProductColumn, type ProductText } from './product-columns.ts'
import type { ProductChange } from './product-import.ts'
import type { ProductRow } from './read-product-file.server.ts'

/** What became of a row; of a row that changes nothing there is nothing to say. */
export type RowOutcome =
  | { added: { row: number; name: string } }
  | { changed: { row: number; id: number; name: string; changes: ProductChange[] } }
  | { refused: { row: number; name: string; reason: string } }
  | { unchanged: number }

interface Shop {
  known: AdminProduct[]
  /** Which row a product of the file stands in. */
  rowOf: Map<string, number>
}

/** Changes the product that a row names, or adds one where it names none. */
export async function importRow(transaction: Database, by: Acting, shop: Shop, row: ProductRow): Promise<RowOutcome> {
  const refused = (reason: string, name = row.name): RowOutcome => ({ refused: { row: row.row, name, reason } })
  const isNew = row.id === null && row.slug === null
  const product = isNew
    ? undefined
    : shop.known.find((one) => (row.id === null ? one.slug === row.slug : one.id === row.id))
  const name = row.name || product?.name || ''
  if (row.problem !== undefined) return refused(row.problem, name)
  if (!isNew && (!product || (row.slug !== null && row.slug !== product.slug)))
    return refused(product ? notOfThatAddress(product) : unknown(row), name)
  const identity = product ? `#${product.id}` : `${row.name} ${row.fields.weight ?? ''}`
  const earlier = shop.rowOf.get(identity)
  if (earlier !== undefined) return refused(`Ten produkt jest już w\u00A0wierszu ${earlier}.`, name)
  shop.rowOf.set(identity, row.row)
  const translations = translationsOf(row, product)
  if (typeof translations === 'string') return refused(translations, name)
  return product ? await change(product) : await add()

  async function add(): Promise<RowOutcome> {
    const twin = shop.known.find((one) => one.name === row.name && gramsOf(one.weight) === (row.fields.weight ?? null))
    if (twin)
      return refused(
        `Jest już produkt o\u00A0tej nazwie i\u00A0wadze. Aby go zmienić, wpisz jego numer: ${twin.id}. Aby dodać drugi taki, wpisz inną nazwę.`,
      )
    const draft = draftOf(row, translations as Texts)
    if (typeof draft === 'string') return refused(draft)
    const created = await createProduct(transaction, by, draft)
    return created.ok ? { added: { row: row.row, name: created.value.name } } : refused(panelSentence(created))
  }

  async function change(before: AdminProduct): Promise<RowOutcome> {
    const wanted: ProductChanges = { ...row.fields, ...(translations && { translations: translations as Texts }) }
    // The pieces are as they were when the table was made: nobody has counted them since.
    if (row.stockQuantitySeen !== null && wanted.stockQuantity === row.stockQuantitySeen) delete wanted.stockQuantity
    const changes = differences(before, wanted)
    if (changes.length === 0) return { unchanged: row.row }
    if (row.version !== null && row.version !== before.version) return refused(changedSince, name)
    const isCounted = changes.some(({ field }) => field === nameOfColumn('stockQuantity'))
    const seen = row.stockQuantitySeen ?? before.stockQuantity
    if (isCounted && seen !== before.stockQuantity) return refused(soldSince(seen, before.stockQuantity), name)
    const fields = Object.fromEntries(Object.entries(wanted).filter(([field]) => isNamed(changes, field)))
    const changed = await changeProduct(transaction, by, before.id, { ...fields, version: before.version })
    if (changed.ok) return { changed: { row: row.row, id: before.id, name, changes } }
    return refused(changed.code === 'product_not_found' ? unknown(row) : panelSentence(changed), name)
  }
}

const unknown = ({ id, slug }: ProductRow) =>
  `${id === null ? `Nie ma produktu o\u00A0adresie „${slug}”` : `Nie ma produktu o\u00A0numerze ${id}`}. Aby dodać nowy, zostaw numer i\u00A0adres strony puste.`
const notOfThatAddress = ({ id, slug }: AdminProduct) =>
  `Produkt o\u00A0numerze ${id} ma adres strony „${slug}”. Popraw numer albo zostaw adres pusty.`
const changedSince = 'Ten produkt zmieniono po eksporcie. Pobierz tabelę jeszcze raz i\u00A0wpisz zmiany w\u00A0nowej.'
const soldSince = (seen: number, now: number) =>
  `Przy eksporcie było ${seen}\u00A0szt., a\u00A0teraz jest ${now}. Policz jeszcze raz i\u00A0wpisz obie ilości od nowa.`

type Texts = NonNullable<ProductChanges['translations']>

/** All translations as they would be after the row, nothing where it says nothing of them, or what is wrong with them. */
function translationsOf(row: ProductRow, product: AdminProduct | undefined): Texts | undefined | string {
  if (Object.keys(row.translations).length === 0) return undefined
  const texts: Texts = []
  for (const language of translationLanguages) {
    const kept = product?.translations.find((translation) => translation.language === language)
    const said = { ...kept, ...row.translations[language], language }
    if (Object.entries(said).every(([text, value]) => text === 'language' || !value)) continue
    const whole = { name: '', description: '', ...eachFoodFact(() => ''), ...said }
    const checked = productTranslation.safeParse(whole)
    const [problem] = checked.error?.issues ?? []
    if (problem) return `${nameOfColumn(`${String(problem.path[0]) as ProductText}@${language}`)}: ${problem.message}`
    if (checked.success) texts.push(checked.data)
  }
  return texts
}

/** A new product, or what it lacks. */
function draftOf({ fields }: ProductRow, translations: Texts | undefined): ProductDraft | string {
  // In the words of the schema, that of the form.
  const { price, weight, grossWeight, ...others } = fields
  const asTyped = {
    ...others,
    ...(price !== undefined && { price: printMoney(price) }),
    ...(weight && { weight: weight / 1000 }),
    ...(grossWeight && { grossWeight: grossWeight / 1000 }),
  }
  const checked = productDraft.safeParse({
    name: '',
    description: '',
    price: '',
    ...asTyped,
    ...(translations && { translations }),
  })
  const [problem] = checked.error?.issues ?? []
  if (problem) return `${nameOfColumn(problem.path[0] as ProductColumn)}: ${problem.message}`
  return checked.data as ProductDraft
}

/** The fields that would be other than they are, in the words of the table. */
function differences(before: AdminProduct, wanted: ProductChanges): ProductChange[] {
  const { translations, ...fields } = wanted
  const found = Object.entries(fields).map(([field, value]) => ({
    field: nameOfColumn(field as ProductColumn),
    before: shown(before[field as keyof AdminProduct]),
    after: shown(asInProduct(field, value)),
  }))
  const texts = translations ? translationDifferences(before, translations) : []
  return [...found, ...texts].filter((one) => one.before !== one.after)
}

function translationDifferences(before: AdminProduct, translations: Texts): ProductChange[] {
  return translationLanguages.flatMap((language) => {
    const of = (all: { language: string }[]) =>
      all.find((one) => one.language === language) as Partial<Record<ProductText, string | null>> | undefined
    const texts: ProductText[] = ['name', 'description', ...(Object.keys(eachFoodFact(() => '')) as ProductText[])]
    return texts.map((text) => ({
      field: nameOfColumn(`${text}@${language}`),
      before: shown(of(before.translations)?.[text]),
      after: shown(of(translations)?.[text]),
    }))
  })
}

const gramsOf = (kilograms: number | null) => (kilograms === null ? null : Math.round(kilograms * 1000))
const shown = (value: unknown) => printValue(value) ?? ''

/** A field of a change as the panel's product has it. */
function asInProduct(field: string, value: unknown): unknown {
  if (field === 'price') return printMoney(value as Money)
  return (field === 'weight' || field === 'grossWeight') && value !== null ? Number(value) / 1000 : value
}

/** Whether a field of a change is among these. Translations are changed together. */
function isNamed(changes: ProductChange[], field: string): boolean {
  if (field === 'translations')
    return changes.some((one) => translationLanguages.some((language) => one.field.endsWith(`(${language})`)))
  return changes.some((one) => one.field === nameOfColumn(field as ProductColumn))
}
