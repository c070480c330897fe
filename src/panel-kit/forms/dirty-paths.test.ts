import { expect, test } from 'vitest'
import { differingPaths, dirtyPaths } from './dirty-paths.ts'

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

test('fields that hold something else are named one by one, also within lists; what is chosen from a list as a whole', () => {
  const before = { name: 'a', texts: [{ role: 'b' }, { role: 'c' }], countries: ['PL', 'DE'], from: null, none: [] }
  expect(differingPaths(before, structuredClone(before))).toEqual([])
  const after = { name: 'a', texts: [{ role: 'b' }, { role: 'd' }], countries: ['PL'], from: '1', none: ['PL'] }
  expect(differingPaths(before, after)).toEqual(['texts.1.role', 'countries', 'from', 'none'])
})
