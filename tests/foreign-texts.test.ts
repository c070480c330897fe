import { expect, test } from 'vitest'
import { findExpressions } from './support/foreign-texts/found-expressions.ts'
import { growsWithLength } from './support/foreign-texts/growth.ts'
import { readers } from './support/foreign-texts/readers.ts'
import { anyTexts, worstTexts } from './support/foreign-texts/worst-texts.ts'

const use = (expression: RegExp) => (text: string) =>
  expression.global ? text.replaceAll(expression, '') : expression.test(text)

const isLinear = (expression: RegExp) =>
  worstTexts(expression).every((textOf) => growsWithLength(use(expression), textOf))

const found = findExpressions()

test.for([
  ['with the square of the length', /[^/]*(@|%40|%2540)[^/]*/gi],
  ['with the square, where it begins again and again', /<(path|circle) ([^>]*)\/>/],
  ['with the square, where two neighbours take the same', /^\s*\s*$/],
  ['with the square, far into the text', /^multipart\/form-data\s*;.*?boundary=.*?;$/],
  ['twofold with each letter', /^(a+)+$/],
  ['twofold with each letter, where choices overlap', /^(?:\w|\d|x)*-$/],
] as const)('an expression is found out whose time grows %s', ([, expression]) => {
  expect(isLinear(expression)).toBe(false)
})

test('every expression of the program reads a text twice as long in twice the time', () => {
  expect(found.literals.length).toBeGreaterThan(100)
  const slow = found.literals.filter(({ expression }) => !isLinear(expression))
  expect(slow.map(({ place, expression }) => `${place} ${expression}`)).toEqual([])
})

test('one that is put together when it runs is read by what uses it', () => {
  expect(found.files.filter((file) => !(file in readers))).toEqual([])
})

test('whatever reads what others wrote takes time by its length alone', () => {
  const all = Object.entries(readers).flatMap(([file, those]) => those.map((read) => ({ file, read })))
  const slow = all.filter(({ read }) => !anyTexts.every((textOf) => growsWithLength(read, textOf)))
  expect(slow.map(({ file, read }) => `${file} ${read}`)).toEqual([])
})

test('a reader is found out that begins again for each letter', () => {
  const countsEmailsAfter = (text: string) => Array.from(text, (_, place) => text.slice(place).split('a').length)
  expect(anyTexts.every((textOf) => growsWithLength(countsEmailsAfter, textOf))).toBe(false)
})
