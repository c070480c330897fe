import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

test('the address wins over the cookie, the cookie over the browser', () => {
  expect(chooseLanguage({ asked: 'de', kept: 'fr', acceptLanguage: 'en' })).toBe('de')
  expect(chooseLanguage({ kept: 'fr', acceptLanguage: 'en' })).toBe('fr')
  expect(chooseLanguage({ acceptLanguage: 'en-US,en;q=0.9' })).toBe('en')
})

test('what is not supported is passed over', () => {
  expect(chooseLanguage({ asked: 'xx', kept: 'es', acceptLanguage: 'de-AT' })).toBe('de')
  expect(chooseLanguage({ acceptLanguage: 'es-ES,en;q=0.8' })).toBe('pl')
  expect(chooseLanguage({})).toBe('pl')
})

test('only the most preferred entry of the browser counts, wherever it stands', () => {
  expect(chooseLanguage({ acceptLanguage: 'en;q=0.3, fr-CA;q=0.9, de;q=0.5' })).toBe('fr')
  expect(chooseLanguage({ acceptLanguage: '*' })).toBe('pl')
  expect(chooseLanguage({ acceptLanguage: ';;;q=,,=' })).toBe('pl')
})
