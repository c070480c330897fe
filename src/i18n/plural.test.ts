import { catalogTexts } from '../catalog/texts.ts'
import { expect, test } from 'vitest'

test('Polish counts as grammar wants it', async () => {
  const store = (await catalogTexts.load('pl')).store
  expect([0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 104, 112].map(store.count)).toEqual([
    '0 produktów',
    '1 produkt',
    '2 produkty',
    '4 produkty',
    '5 produktów',
    '11 produktów',
    '12 produktów',
    '14 produktów',
    '21 produktów',
    '22 produkty',
    '25 produktów',
    '104 produkty',
    '112 produktów',
  ])
})

test('the other languages have their own forms', async () => {
  expect((await catalogTexts.load('en')).store.count(1)).toBe('1 product')
  expect((await catalogTexts.load('de')).store.count(1200)).toBe('1.200 Produkte')
  expect((await catalogTexts.load('fr')).store.count(0)).toBe('0 produit')
})
