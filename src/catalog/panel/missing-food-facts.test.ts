import { expect, test } from 'vitest'
import { eachFoodFact, type FoodFacts } from '../food-facts.ts'
import { missingFoodFacts } from './missing-food-facts.ts'

const nothing: FoodFacts = eachFoodFact(() => null)
const all: FoodFacts = eachFoodFact((name) => name)
const inAll = (['en', 'de', 'fr'] as const).map((language) => ({ ...all, language }))

test('nothing is missing of food that tells everything in each language', () => {
  expect(missingFoodFacts({ ...all, translations: inAll })).toEqual([])
})

test('what isn’t told in Polish is said once; allergens there may be none, and who isn’t named is the seller', () => {
  expect(missingFoodFacts({ ...nothing, translations: [] })).toEqual([
    'nazwa żywności',
    'składniki',
    'pochodzenie',
    'przechowywanie',
  ])
  expect(missingFoodFacts({ ...nothing, translations: inAll.map((text) => ({ ...text, ...nothing })) })).toHaveLength(4)
  expect(missingFoodFacts({ ...all, storage: ' ', allergens: '', operator: null, translations: inAll })).toEqual([
    'przechowywanie',
  ])
})

test('what is told in Polish only is said with the languages that lack it, except where it needs no translation', () => {
  const translations = [
    { ...all, language: 'en', operator: null },
    { ...all, language: 'de', storage: null, allergens: '' },
    { ...all, language: 'fr', storage: '\n' },
  ]
  expect(missingFoodFacts({ ...all, translations })).toEqual(['przechowywanie (de, fr)', 'alergeny (de)'])
})

test('a language that has no translation at all is none of its business', () => {
  expect(missingFoodFacts({ ...all, translations: inAll.slice(0, 1) })).toEqual([])
})
