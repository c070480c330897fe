import { expect, test } from 'vitest'
import { languages, localeOf } from './language.ts'
import { countriesIn, countryCodeOf, countryCodes, countryIn, formatCountry } from './countries.ts'

test.for(languages)('each country has a name of its own in %s, and keeps its English one on the wire', (language) => {
  const list = countriesIn(localeOf[language], 'Poland')
  expect(new Set(list.map(({ label }) => label)).size).toBe(45)
  expect(list.filter(({ label }) => /^[A-Z]{2}$/.test(label))).toEqual([])
  expect(list.map(({ name }) => name)).toContain('Poland')
})

test('Poland comes first, the others stand in the order of the language that is read', () => {
  const polish = countriesIn('pl-PL', 'Poland').map(({ label }) => label)
  expect(polish.indexOf('Łotwa')).toBeGreaterThan(polish.indexOf('Luksemburg'))
  expect(polish.indexOf('Łotwa')).toBeLessThan(polish.indexOf('Macedonia Północna'))
  expect(countriesIn('de-DE', 'Poland').map(({ label }) => label)).toMatchObject([
    'Polen',
    'Albanien',
    'Andorra',
    ...Array(42).fill(expect.any(String)),
  ])
})

test('a country that isn’t in the list is in it for whoever has chosen it', () => {
  expect(countriesIn('en-GB', 'Canada')).toContainEqual({ name: 'Canada', label: 'Canada' })
  expect(countriesIn('en-GB', 'Poland')).not.toContainEqual({ name: 'Canada', label: 'Canada' })
})

test('each is known by its code and by its name in every language, however that is written', () => {
  for (const code of countryCodes)
    for (const written of [code, code.toLowerCase(), ...languages.map((one) => countryIn(localeOf[one], code))])
      expect(countryCodeOf(` ${written.normalize('NFD').toUpperCase()} `), written).toBe(code)
  expect(['', 'XX', 'constructor', 'Poland, Kraków', 'Poland\0'].map(countryCodeOf)).toEqual(Array(5).fill(undefined))
})

test('what somebody wrote is said as its reader calls it; what is no country, as it was written', () => {
  expect(['Polska', 'PL', 'Poland', 'Atlantis'].map((written) => formatCountry(written, 'de-DE'))).toEqual([
    'Polen',
    'Polen',
    'Polen',
    'Atlantis',
  ])
})

test('those that are offered stand in a list with what was chosen, once', () => {
  expect(countriesIn('en-GB', 'Polska', ['PL', 'DE'])).toEqual([
    { name: 'Polska', label: 'Poland' },
    { name: 'Germany', label: 'Germany' },
  ])
  expect(countriesIn('pl-PL', 'Ukraine', ['PL'])).toEqual([
    { name: 'Poland', label: 'Polska' },
    { name: 'Ukraine', label: 'Ukraina' },
  ])
})
