import { expect, test } from 'vitest'
import { languages, type Language } from '../kernel/language.ts'
import { sectionNames, sectionOf, type WordsRoom } from './sections.ts'
import { templatesOf } from './templates.server.ts'

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}.`)

test.for(sectionNames)('all that the section %s names is there, the same in each language', async (name) => {
  const missing: string[] = []
  for (const [room, paths] of Object.entries(sectionOf(name).texts) as [WordsRoom, string[]][]) {
    const each = await Promise.all(languages.map((language) => templatesOf(room, language)))
    for (const path of paths) {
      const found = each.map((templates) => [...templates.keys()].filter((one) => isUnder(one, path)))
      const [polish, ...others] = room === 'marketing/offer' ? found.slice(0, 1) : found
      if (!polish?.length || others.some((other) => other.join() !== polish.join())) missing.push(`${room} ${path}`)
    }
  }
  expect(missing).toEqual([])
})

test('what is filled in is named by the name that the program has for it', async () => {
  const text = async (room: WordsRoom, path: string, language: Language = 'pl') =>
    (await templatesOf(room, language)).get(path)?.text
  expect(await text('site', 'home.tagline')).toMatch(/^Zbierana ręcznie .* od {since} roku$/)
  expect(await text('membership.server', 'welcome.heading', 'de')).toMatch(/\{name\}/)
  expect(await text('membership/materials.server', 'materials.validity')).toMatch(/\{days\} dni, do \{until\}/)
  expect(await text('marketing/offer', 'opening.1')).toMatch(/^\{shop\} to stowarzyszenie .* Od \{since\} roku/)
})

test('plurals and what chooses between sentences are no plain texts', async () => {
  expect((await templatesOf('catalog', 'pl')).has('store.count')).toBe(false)
  expect((await templatesOf('ui', 'pl')).has('members.carousel.slidesOf')).toBe(false)
})
