import * as z from 'zod/mini'
import { translationLanguages } from '../kernel/language.ts'
import { failure } from '../kernel/outcome.ts'
import type { Grams } from '../kernel/weight.ts'
import { fitsLocker } from '../shipping/locker.ts'
import { shippingMethods } from '../shipping/shipping.ts'
import {
  amount,
  eachLanguageOnce,
  kilograms,
  optionalPicture,
  requiredText,
  sortOrder,
  wholeNumber,
} from '../schemas/panel-fields.ts'
import { maxPiecesInOrder } from './largest-quantity.ts'
import { onTopOf, foodFacts, foodFactsOfNew, foodFactsOfTranslation, foodFactsShown } from './food-facts.ts'
import { adminPicture, pictures, shownPicture } from './pictures/product-picture.ts'
import { shownPromotion } from './prices/reduction.ts'
import { rating } from './ratings/rating.ts'
import { rowVersion } from '../schemas/row-version.ts'

/** The largest quantity in one order. Null: the usual limit. */
const maxPerOrder = z.nullable(
  z
    .int('Wpisz liczbę całkowitą')
    .check(
      z.minimum(1, 'Najmniej jedna sztuka'),
      z.maximum(maxPiecesInOrder, `Najwyżej ${maxPiecesInOrder}: tyle sztuk mieści jedno zamówienie`),
    ),
)

const ofOnePiece = kilograms(1_000, { required: 'Waga musi być liczbą kilogramów' })

/** The VAT rates of Polish law. The shop's prices include VAT. */
export const vatRates = [0, 5, 8, 23] as const
export type VatRate = (typeof vatRates)[number]

export const productTranslation = z.object({
  language: z.enum(translationLanguages),
  name: requiredText('Nazwa w tłumaczeniu jest wymagana', 200),
  description: requiredText('Opis w tłumaczeniu jest wymagany', 5_000),
  ...foodFactsOfTranslation,
})

const keptTranslation = z.extend(productTranslation, foodFactsShown)
type KeptTranslation = z.output<typeof keptTranslation>

const fields = {
  name: requiredText('Nazwa produktu jest wymagana', 200),
  description: requiredText('Opis produktu jest wymagany', 5_000),
  ...foodFacts,
  price: amount('Cena jest wymagana', 'Cena'),
  vatRate: z.literal(vatRates, 'Nieprawidłowa stawka VAT'),
  weight: z.nullable(ofOnePiece),
  grossWeight: z.nullable(ofOnePiece),
  stockQuantity: wholeNumber(0, 'Ilość nie może być ujemna'),
  maxPerOrder,
  sortOrder,
  isActive: z.boolean(),
  inStock: z.boolean(),
  imageUrl: optionalPicture,
  translations: eachLanguageOnce(productTranslation),
}

/** A new product, as the panel's form sends it. */
export const productDraft = z.object({
  ...fields,
  ...foodFactsOfNew,
  vatRate: z._default(fields.vatRate, 23),
  weight: z._default(fields.weight, null),
  grossWeight: z._default(fields.grossWeight, null),
  stockQuantity: z._default(fields.stockQuantity, 0),
  maxPerOrder: z._default(fields.maxPerOrder, null),
  sortOrder: z._default(fields.sortOrder, 0),
  isActive: z._default(fields.isActive, true),
  inStock: z._default(fields.inStock, true),
  imageUrl: z._default(fields.imageUrl, null),
  translations: z._default(fields.translations, []),
})
export type ProductDraft = z.output<typeof productDraft>

/**
 * A change names only the fields that it changes; with `version` it refuses to overwrite another's change. A sale is no
 * change of that kind: who sets a new quantity says from which one with `stockQuantitySeen`.
 */
export const productChanges = z.partial(
  z.object({ ...fields, pictures, version: rowVersion(), stockQuantitySeen: z.int() }),
)
export type ProductChanges = z.output<typeof productChanges>

/** All products in the order in which visitors are to find them, each with the version that was seen. */
export const productOrder = z.object({
  order: z.array(z.object({ id: z.int(), version: z.int() })).check(z.maxLength(5_000, 'Najwyżej 5000 produktów')),
})
export type ProductOrder = z.output<typeof productOrder>

/** A product as the panel sees it: everything, weights in kilograms, VAT in per cent. */
export const adminProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  ...foodFactsShown,
  price: z.string(),
  vatRate: z.literal(vatRates),
  weight: z.nullable(z.number()),
  /** With its packaging. */
  grossWeight: z.nullable(z.number()),
  inStock: z.boolean(),
  stockQuantity: z.int(),
  /** Null: the usual limit. */
  maxPerOrder: z.nullable(z.int()),
  sortOrder: z.int(),
  isActive: z.boolean(),
  imageUrl: z.nullable(z.string()),
  /** The first is `imageUrl`. */
  pictures: z.array(adminPicture),
  translations: z.array(keptTranslation),
  version: z.int(),
})
export type AdminProduct = z.infer<typeof adminProduct>

/** A product as visitors see it: in their language, weight as a text. */
export const productOnSale = z.object({
  id: z.int(),
  /** The last part of its page's address. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  weight: z.nullable(z.string()),
  inStock: z.boolean(),
  imageUrl: z.nullable(z.string()),
  pricePerKilogram: z.nullable(z.string()),
  /** The most pieces in one order. */
  maxPerOrder: z.int(),
  /** Whether a locker takes a piece of it. */
  fitsLocker: z.boolean(),
  /** What the price is reduced from, while a promotion runs. */
  promotion: z.nullable(shownPromotion),
  /** What buyers think of it, once one has said it. */
  rating: z.optional(rating),
})
export type ProductOnSale = z.infer<typeof productOnSale>

const days = z.object({ from: z.int(), to: z.int() })

/** What sending one piece costs in each way there is, to where most visitors live. */
const productDelivery = z.object({
  country: z.string(),
  ways: z.array(
    z.object({
      way: z.enum(shippingMethods),
      cost: z.string(),
      /** From which value of goods on it costs nothing. Null: it never does, or does already. */
      freeFrom: z.nullable(z.string()),
      /** Working days from the order to the door. Null: nobody has said. */
      days: z.nullable(days),
    }),
  ),
})

/** The same, with the details of its own page. */
export const productInDetail = z.extend(productOnSale, {
  ...foodFactsShown,
  pictures: z.array(shownPicture),
  /** What a piece weighs with its packaging, in grams; told where delivery costs by it. */
  packedWeight: z.optional(z.int()),
  /** Null: it is sent nowhere. */
  delivery: z.nullable(productDelivery),
})
export type ProductInDetail = z.infer<typeof productInDetail>

/** Translations as they are stored: fields that were not sent keep their stored text. */
export function withAllTexts(
  sent: z.output<typeof productTranslation>[],
  before: KeptTranslation[] = [],
): KeptTranslation[] {
  return sent.map(({ language, name, description, ...told }) => {
    const kept = before.find((other) => other.language === language)
    return { language, name, description, ...onTopOf(kept, told) }
  })
}

/** A product can be bought when the administrator's switch is on and some stock is left. */
export function isAvailable(product: { inStock: boolean; stockQuantity: number }): boolean {
  return product.inStock && product.stockQuantity > 0
}

/** Whether visitors see a difference between two states of a product. Of the stock they see only whether any is left. */
export function looksOther(one: AdminProduct, other: AdminProduct): boolean {
  const asSeen = ({ version: _version, vatRate: _vatRate, sortOrder: _sortOrder, ...product }: AdminProduct) => {
    const grams = { weight: inGrams(product.weight), grossWeight: inGrams(product.grossWeight) }
    const asTold = { inStock: isAvailable(product), fitsLocker: fitsLocker(grams) }
    return JSON.stringify({ ...product, ...asTold, stockQuantity: undefined, grossWeight: undefined })
  }
  return asSeen(one) !== asSeen(other)
}

const inGrams = (told: number | null) => (told === null ? null : Math.round(told * 1000))

/** At this many pieces, the office is told that a product runs low. */
export const lowStock = 5

/** 0: sold out, 1: low, 2: enough. */
export function stockLevel(quantity: number): 0 | 1 | 2 {
  if (quantity <= 0) return 0
  return quantity <= lowStock ? 1 : 2
}

/** What is wrong with its weights together, if anything. */
export function problemOfWeights({ weight, grossWeight }: Record<'weight' | 'grossWeight', Grams | null>) {
  return weight !== null && grossWeight !== null && grossWeight < weight ? grossWeightBelowNet : undefined
}

const grossWeightBelowNet = failure('gross_weight_below_net', 'rule', 'grossWeight')
export type GrossWeightBelowNet = typeof grossWeightBelowNet
export const productNotFound = failure('product_not_found', 'missing')
export const productChangedMeanwhile = failure('product_changed_meanwhile', 'conflict')
export const productsChangedMeanwhile = failure('products_changed_meanwhile', 'conflict')
