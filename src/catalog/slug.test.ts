import { expect, test } from 'vitest'
import { screens } from '../app/screens.tsx'
import { slugOf, slugsOfPages } from './slug.ts'

test.for([
  ['Sól celtycka gruba', 500, 'sol-celtycka-gruba-500g'],
  ['Sól celtycka gastronomiczna', 25_000, 'sol-celtycka-gastronomiczna-25kg'],
  ['  ŻÓŁTA – „Łódź”, ćma & ĘŚĄŹŃ ', 1_500, 'zolta-lodz-cma-esazn-1-5kg'],
  ['Fleur de sel à l’œuf, groß', null, 'fleur-de-sel-a-l-oeuf-gross'],
  ['100% sól ½', null, '100-sol-1-2'],
  ['塩 🧂', 250, 'produkt-250g'],
  ['塩', null, 'produkt'],
  ['Sól™ №5', 500, 'soltm-no5-500g'],
  [`${'a'.repeat(79)} b`, 1_000, `${'a'.repeat(79)}-1kg`],
] as const)('a product called "%s" of %s g is at %s', ([name, weight, slug]) => {
  expect(slugOf(name, weight)).toBe(slug)
})

test('no product stands where a page of the store stands', () => {
  const paths = Object.values(screens.children ?? {}).map(({ options }) =>
    'path' in options ? String(options.path) : '',
  )
  const besides = paths.flatMap((path) => /^\/?store\/([^/$]+)$/.exec(path)?.[1] ?? [])
  expect(slugsOfPages).toEqual(expect.arrayContaining(besides))
})
