import { expect, test } from 'vitest'
import { languages, localeOf } from '../kernel/language.ts'
import { countriesIn } from './countries.ts'

test.for(languages)('each country has a name of its own in %s, and keeps its English one on the wire', (language) => {
  const list = countriesIn(localeOf[language], 'Poland')
  expect(new Set(list.map(({ label }) => label)).size).toBe(45)
  expect(list.filter(({ label }) => /^[A-Z]{2}$/.test(label))).toEqual([])
  expect(list.map(({ name }) => name)).toContain('Poland')
})

test('they stand in the order of the language that is read', () => {
  const polish = countriesIn('pl-PL', 'Poland').map(({ label }) => label)
  expect(polish.indexOf('Łotwa')).toBeGreaterThan(polish.indexOf('Luksemburg'))
  expect(polish.indexOf('Łotwa')).toBeLessThan(polish.indexOf('Macedonia Północna'))
  expect(countriesIn('de-DE', 'Poland')[0]?.label).toBe('Albanien')
})

test('a country that isn’t in the list is in it for whoever has chosen it', () => {
  expect(countriesIn('en-GB', 'Canada')).toContainEqual({ name: 'Canada', label: 'Canada' })
  expect(countriesIn('en-GB', 'Poland')).not.toContainEqual({ name: 'Canada', label: 'Canada' })
})
