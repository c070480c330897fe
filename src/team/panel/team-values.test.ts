import { describe, expect, test } from 'vitest'
import type { AdminTeamMember } from '../team-member.ts'
import { changesOf, draftOf, endOf, languagesMissing, typedTeamMember, valuesOf } from './team-values.ts'

const kept: AdminTeamMember = {
  id: 4,
  name: 'Anna Solna',
  imageUrl: null,
  sortOrder: 3,
  isActive: true,
  translations: [{ language: 'de', role: 'Leiterin', description: 'Sie leitet.' }],
  version: 2,
}

const problemsOf = (values: unknown) =>
  typedTeamMember.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('a member in the form', () => {
  test('has a place for each language, and is sent without those that nobody has begun', () => {
    const values = valuesOf(kept)
    expect(values.translations.map(({ language, role }) => [language, role])).toEqual([
      ['pl', ''],
      ['en', ''],
      ['de', 'Leiterin'],
      ['fr', ''],
    ])
    expect(problemsOf(values)).toEqual([])
    expect(draftOf(values).translations).toEqual(kept.translations)
  })

  test('follows the endpoint’s own rules', () => {
    expect(problemsOf({ ...valuesOf(), name: ' ', imageUrl: 'ftp://example.com/a.png' })).toEqual([
      ['name', 'Nazwa członka zespołu jest wymagana'],
      ['imageUrl', 'Nieprawidłowy URL obrazu'],
      ['translations', 'Przynajmniej jedno tłumaczenie jest wymagane'],
    ])
  })

  test('needs both texts of each language that was begun', () => {
    const { translations, ...values } = valuesOf(kept)
    const begun = translations.map((texts) => ({
      ...texts,
      ...(texts.language === 'en' && { role: 'Head' }),
      ...(texts.language === 'fr' && { description: 'Elle dirige.' }),
    }))
    expect(problemsOf({ ...values, translations: begun })).toEqual([
      ['translations.1.description', 'Opis jest wymagany'],
      ['translations.3.role', 'Rola jest wymagana'],
    ])
  })
})

describe('a change', () => {
  test('names what differs and nothing else, and what it rests on', () => {
    expect(changesOf({ ...valuesOf(kept), sortOrder: 9 }, kept)).toEqual({ sortOrder: 9, version: 2 })
  })

  test('of one language sends all that there are', () => {
    const values = valuesOf(kept)
    const translations = values.translations.map((texts) =>
      texts.language === 'pl' ? { ...texts, role: 'Szefowa', description: 'Prowadzi.' } : texts,
    )
    expect(changesOf({ ...values, translations }, kept)).toEqual({
      translations: [{ language: 'pl', role: 'Szefowa', description: 'Prowadzi.' }, ...kept.translations],
      version: 2,
    })
  })
})

test('a language is missing as long as its role or description is', () => {
  expect(languagesMissing(kept.translations)).toEqual(['pl', 'en', 'fr'])
  expect(languagesMissing([{ language: 'pl', role: 'Szefowa', description: ' ' }])).toEqual(['pl', 'en', 'de', 'fr'])
})

test('the end of the team is behind the last, wherever that is', () => {
  expect(endOf([])).toBe(0)
  expect(endOf([{ ...kept, sortOrder: -5 }])).toBe(0)
  expect(endOf([{ ...kept, sortOrder: 12 }, kept])).toBe(13)
})
