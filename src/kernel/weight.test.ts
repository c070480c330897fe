import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramsFromKilograms, parseWeight, printWeight } from './weight.ts'

test('people read grams below a kilogram and kilograms from there', () => {
  expect([250, 500, 999, 1000, 2500, 25_000].map(printWeight)).toEqual(['250g', '500g', '999g', '1kg', '2.5kg', '25kg'])
})

test('every whole number of grams survives the way through kilograms', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), (grams) => gramsFromKilograms(grams / 1000) === grams))
})

test('fractions of a gram, nothing and negative weights are no weights', () => {
  expect([0, -1, 0.0005, 1.00049].map(gramsFromKilograms)).toEqual([undefined, undefined, undefined, undefined])
})

test('weight is read as it is written: kilograms, grams, or a bare number of grams', () => {
  expect(['250g', '1kg', '2,5 kg', '0.25KG', '500', 750, ' 5 kg '].map(parseWeight)).toEqual([
    250, 1000, 2500, 250, 500, 750, 5000,
  ])
  fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), (grams) => parseWeight(printWeight(grams)) === grams))
})

test('what says no weight weighs nothing', () => {
  expect(['', 'kg', 'ciężki', '-5g', -5, Number.NaN, Number.POSITIVE_INFINITY].map(parseWeight)).toEqual([
    0, 0, 0, 0, 0, 0, 0,
  ])
})
