import * as z from 'zod/mini'
import { translationLanguages, type TranslationLanguage } from '../../kernel/language.ts'
import { translationIfBegun } from '../../panel-kit/fields/typed-translations.ts'
import { eachFoodFact, foodFactNames, type FoodFact } from '../food-facts.ts'
import { productDraft, productTranslation, type AdminProduct, type VatRate } from '../product.ts'

/** A product as its form holds it: numbers as typed text, and every language in its place, filled in or not. */
export interface ProductValues extends Record<FoodFact, string> {
  name: string
  description: string
  price: string
  vatRate: VatRate
  weight: string
  grossWeight: string
  stockQuantity: number
  maxPerOrder: number | null
  sortOrder: number
  isActive: boolean
  inStock: boolean
  imageUrl: string
  translations: TypedTranslation[]
}

export interface TypedTranslation extends Record<FoodFact, string> {
  language: TranslationLanguage
  name: string
  description: string
}

export const textsOfProduct = ['name', 'description', ...foodFactNames] as const

export const textLabels: Record<(typeof textsOfProduct)[number], string> = {
  name: 'Nazwa',
  description: 'Opis',
  legalName: 'Nazwa żywności',
  ingredients: 'Składniki',
  allergens: 'Alergeny',
  origin: 'Pochodzenie',
  storage: 'Przechowywanie',
  operator: 'Podmiot odpowiedzialny',
  goodFor: 'Do czego się nadaje',
  harvest: 'Kto i\u00A0jak zbiera',
}

/** The initial values of the form. A new product comes last. */
export function valuesOf(product?: AdminProduct, lastPlace = 0): ProductValues {
  const translations = translationLanguages.map((language) => {
    const kept = product?.translations.find((translation) => translation.language === language)
    return {
      language,
      name: kept?.name ?? '',
      description: kept?.description ?? '',
      ...eachFoodFact((name) => kept?.[name] ?? ''),
    }
  })
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    ...eachFoodFact((name) => product?.[name] ?? ''),
    price: withComma(product?.price),
    vatRate: product?.vatRate ?? 23,
    weight: withComma(product?.weight),
    grossWeight: withComma(product?.grossWeight),
    stockQuantity: product?.stockQuantity ?? 0,
    maxPerOrder: product?.maxPerOrder ?? null,
    sortOrder: product?.sortOrder ?? lastPlace,
    isActive: product?.isActive ?? true,
    inStock: product?.inStock ?? true,
    imageUrl: product?.imageUrl ?? '',
    translations,
  }
}

const withComma = (number: string | number | null | undefined) => String(number ?? '').replace('.', ',')

/** Kilograms with a comma or point. Anything else is left to validation. */
function readKilograms(typed: string): number | null {
  const written = typed.trim().replace(',', '.')
  if (written === '') return null
  return (/^-?\d+(\.\d+)?$/.test(written) ? Number(written) : typed) as number
}

export const isEmpty = (typed: TypedTranslation | undefined) => textsOfProduct.every((text) => !typed?.[text].trim())

const typedKilograms = z.transform((typed: string): number | null | undefined => readKilograms(typed))

/** The endpoint's schema, for the form's values. */
export const typedProduct = z.extend(productDraft, {
  weight: z.pipe(z.pipe(z.string(), typedKilograms), productDraft.shape.weight),
  grossWeight: z.pipe(z.pipe(z.string(), typedKilograms), productDraft.shape.grossWeight),
  translations: z.array(translationIfBegun<TypedTranslation>(productTranslation, isEmpty)),
})

/** The form's values, as the endpoint takes them. */
export function draftOf(values: ProductValues) {
  return {
    ...values,
    weight: readKilograms(values.weight),
    grossWeight: readKilograms(values.grossWeight),
    translations: values.translations.filter((translation) => !isEmpty(translation)),
  }
}

/** The changed fields, with the version that they were changed from. */
export function changesOf(values: ProductValues, began: AdminProduct) {
  const [typed, before] = [draftOf(values), draftOf(valuesOf(began))]
  const names = Object.keys(typed) as (keyof typeof typed)[]
  const changed = names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]))
  return {
    ...(Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<typeof typed>),
    ...(changed.includes('stockQuantity') && { stockQuantitySeen: began.stockQuantity }),
    version: began.version,
  }
}

/** The languages without a translation, in which visitors read Polish. */
export function languagesMissing(translations: Pick<TypedTranslation, 'language' | 'name' | 'description'>[]) {
  return translationLanguages.filter((language) => {
    const translation = translations.find((other) => other.language === language)
    return !translation?.name.trim() || !translation.description.trim()
  })
}
