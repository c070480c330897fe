import { expect, test } from 'vitest'
import { requiredText, optionalText, shortText } from './panel-fields.ts'
import { line, optionalLine, paragraphs } from './public-fields.ts'

/** Spaces, controls, marks of no width, turning marks, accents alone, and letters without a shape. */
const unseen = [
  ...' \t\n\u00A0\u3000\u2003\u2028\u0000\u0007\u007F\u0085\u00AD\u034F\u061C\u115F\u1160\u17B4\u180E\u200B\u200C\u200D\u200E\u200F',
  ...'\u202E\u2060\u2064\u2066\u2069\u206A\u2800\u3164\uFE0F\uFEFF\uFFA0\u0301\u20DD\u{1D159}\u{1D173}\u{E0041}\u{E0100}\u{E000}',
]
const all = unseen.join('')

test.for([
  ['line', line(300)],
  ['paragraph', paragraphs(300)],
  ['text of the panel', requiredText('required', 300)],
  ['short text of the panel', shortText('Nazwa', 300)],
] as const)('a required %s has something that people see', ([, field]) => {
  for (const text of ['', all, ...unseen, ...unseen.map((mark) => mark.repeat(3))])
    expect(field.safeParse(text).success, JSON.stringify(text)).toBe(false)
  for (const text of ['Ł', 'é', 'e\u0301', '7', '–', '☕', '👩‍🍳', 'ㅎ', '塩', '⠁', `x${all}`])
    expect(field.safeParse(text).success, text).toBe(true)
})

test('where a text may be left out, one that nobody sees is none', () => {
  for (const text of [all, ...unseen]) {
    expect(optionalLine(300).parse(text)).toBe('')
    expect(optionalText(300).parse(text)).toBe(null)
    expect(shortText('Opis', 300, true).parse(text)).toBe('')
  }
  expect(optionalText(300).parse(' ok ')).toBe('ok')
})
