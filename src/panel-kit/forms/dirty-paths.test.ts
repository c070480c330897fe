import { expect, test } from 'vitest'
import { dirtyPaths } from './dirty-paths.ts'

test('fields that were touched are named one by one, also within lists', () => {
  const dirty = { name: true, price: false, translations: [{ role: false }, { role: true, description: true }] }
  expect(dirtyPaths(dirty)).toEqual(['name', 'translations.1.role', 'translations.1.description'])
})

test('what is chosen from a list goes as a whole', () => {
  expect(dirtyPaths({ countries: [true, false], cost: false })).toEqual(['countries'])
})

test('a list in which nothing was touched isn’t named', () => {
  expect(dirtyPaths({ translations: [{ role: false }, undefined, {}] })).toEqual([])
})
