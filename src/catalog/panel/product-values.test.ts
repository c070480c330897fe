import { describe, expect, test } from 'vitest'
import { CallFailed } from '../../web/api.ts'
import { atTheirLanguages } from '../../panel-kit/fields/typed-translations.ts'
import { eachFoodFact } from '../food-facts.ts'
import type { AdminProduct } from '../product.ts'
import { differencesOf, touchedFields } from './useRebase.ts'
import { changesOf, draftOf, isEmpty, languagesMissing, typedProduct, valuesOf } from './product-values.ts'

const noFoodFacts = eachFoodFact(() => null)
const noTexts = eachFoodFact(() => '')

const kept: AdminProduct = {
  id: 7,
  slug: 'sol-250g',
  name: 'Sól',
  description: 'Szara.',
  ...noFoodFacts,
  origin: 'Bretania',
  price: '24.90',
  vatRate: 23,
  weight: 0.25,
  grossWeight: null,
  inStock: true,
  stockQuantity: 12,
  maxPerOrder: null,
  sortOrder: 1,
  isActive: true,
  imageUrl: null,
  pictures: [],
  translations: [{ language: 'de', name: 'Salz', description: 'Grau.', ...noFoodFacts }],
  version: 3,
}

const problemsOf = (values: unknown) =>
  typedProduct.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('a product in its form', () => {
  test('is written as people write: with commas, and a place for each language', () => {
    const values = valuesOf(kept)
    expect(values).toMatchObject({ price: '24,90', weight: '0,25', ingredients: '', imageUrl: '' })
    expect(values.translations.map(({ language, name }) => [language, name])).toEqual([
      ['en', ''],
      ['de', 'Salz'],
      ['fr', ''],
    ])
    expect(problemsOf(values)).toEqual([])
  })

  test('sends no translation that is wholly empty', () => {
    expect(draftOf(valuesOf(kept)).translations.map(({ language }) => language)).toEqual(['de'])
  })

  test('says at the field of its language that a half-filled translation is incomplete', () => {
    const values = valuesOf(kept)
    values.translations[2] = { ...noTexts, language: 'fr', name: 'Sel', description: ' ' }
    expect(problemsOf(values)).toEqual([['translations.2.description', 'Opis w tłumaczeniu jest wymagany']])
  })

  test('is checked by the endpoint’s own rules', () => {
    expect(problemsOf({ ...valuesOf(), stockQuantity: -1 })).toEqual([
      ['name', 'Nazwa produktu jest wymagana'],
      ['description', 'Opis produktu jest wymagany'],
      ['price', 'Cena jest wymagana'],
      ['stockQuantity', 'Ilość nie może być ujemna'],
    ])
    expect(problemsOf({ ...valuesOf(kept), weight: 'dużo', price: '1,234' })).toEqual([
      ['price', 'Cena musi być liczbą z najwyżej dwoma miejscami po przecinku'],
      ['weight', 'Waga musi być liczbą kilogramów'],
    ])
  })
})

describe('a change', () => {
  test('names what differs and nothing else', () => {
    expect(changesOf({ ...valuesOf(kept), price: '29,90' }, kept)).toEqual({ price: '29,90', version: 3 })
  })

  test('of the quantity says from which one', () => {
    expect(changesOf({ ...valuesOf(kept), stockQuantity: 40 }, kept)).toEqual({
      stockQuantity: 40,
      stockQuantitySeen: 12,
      version: 3,
    })
  })
})

test('what the server says of a translation lands at its language', () => {
  const refused = new CallFailed(422, { message: 'Nie.', fields: { 'translations.0.name': 'Za długa', price: 'Źle' } })
  const error = atTheirLanguages(refused, valuesOf(kept).translations, isEmpty)
  expect(error).toMatchObject({
    status: 422,
    sentence: 'Nie.',
    fields: { 'translations.1.name': 'Za długa', price: 'Źle' },
  })
})

test('a language is missing as long as its name or description is', () => {
  expect(languagesMissing(kept.translations)).toEqual(['en', 'fr'])
  expect(languagesMissing([{ language: 'de', name: 'Salz', description: ' ' }])).toEqual(['en', 'de', 'fr'])
})

describe('a product that changed meanwhile', () => {
  const began = valuesOf(kept)

  test('is told field by field: what the server has, and what was typed, if anything was', () => {
    const typed = { ...began, price: '29,90' }
    const server = valuesOf({ ...kept, price: '31.00', origin: null, version: 4 })
    expect(differencesOf(began, typed, server)).toEqual([
      { label: 'Pochodzenie', onServer: '(puste)', here: undefined },
      { label: 'Cena', onServer: '31,00\u00A0zł', here: '29,90\u00A0zł' },
    ])
    expect(touchedFields(began, typed)).toEqual([['price', '29,90']])
  })

  test('is no news where both say the same', () => {
    const server = valuesOf({ ...kept, price: '29.90', version: 4 })
    expect(differencesOf(began, { ...began, price: '29,90' }, server)).toEqual([])
  })

  test('by a sale is news only for who sets the quantity', () => {
    const server = valuesOf({ ...kept, stockQuantity: 10 })
    expect(differencesOf(began, { ...began, name: 'Sól szara' }, server)).toEqual([])
    expect(differencesOf(began, { ...began, stockQuantity: 50 }, server)).toEqual([
      { label: 'Ilość', onServer: '10\u00A0szt.', here: '50\u00A0szt.' },
    ])
  })
})
