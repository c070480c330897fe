import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { body, checked, query } from '../server/http/endpoint.ts'
import { orRefuse, refuse } from '../server/http/errors.ts'
import { withLive } from '../server/live.ts'
import { discardWords, draftWords, keepWords, publishWords } from './change-words.server.ts'
import { previewLetter } from './preview-letter.server.ts'
import { withDrafts } from './read-words.server.ts'
import { sectionNames, type SectionName } from './sections.ts'
import { listSections, showSection } from './show-words.server.ts'
import {
  draftOf,
  letterAsked,
  letterNamed,
  listedSections,
  sectionVersion,
  shownLetter,
  shownSection,
  wordsSearch,
} from './words.ts'

/** What isn't a section belongs to nothing. */
function sectionNamed(name: string): SectionName {
  const section = sectionNames.find((one) => one === name)
  if (!section) throw refuse('not_found')
  return section
}

export const wordsApi = endpoints()
  .get(
    '/admin/words',
    administrators('edit texts and pictures', 'The sections of texts that can be said differently', {
      200: listedSections,
    }),
    query(wordsSearch),
    async (c) => c.json(await listSections(c.var.database, c.req.valid('query').search)),
  )

  .get(
    '/admin/words/letters/:letter',
    administrators('edit texts and pictures', 'A letter as it looks with what is being written', { 200: shownLetter }),
    query(letterAsked),
    async (c) => {
      const { database, live, origin } = c.var
      const letter = letterNamed.safeParse(c.req.param('letter'))
      if (!letter.success) throw refuse('not_found')
      const values = await withDrafts(database, live.values())
      return c.json(withLive(values, () => previewLetter(letter.data, c.req.valid('query').language, origin)))
    },
  )

  .get(
    '/admin/words/:section',
    administrators('edit texts and pictures', 'Show a section of texts', { 200: shownSection }),
    async (c) => c.json(await showSection(c.var.database, sectionNamed(c.req.param('section')))),
  )

  .put(
    '/admin/words/:section',
    administrators('edit texts and pictures', 'Keep what is being written in a section', { 200: shownSection }),
    body(z.record(z.string(), z.unknown()), 1_000_000),
    async (c) => {
      const { database, administrator, language } = c.var
      const section = sectionNamed(c.req.param('section'))
      const { texts } = await showSection(database, section)
      orRefuse(
        await draftWords(database, administrator, section, checked(draftOf(texts), c.req.valid('json'), language)),
      )
      return c.json(await showSection(database, section))
    },
  )

  .post(
    '/admin/words/:section/publish',
    administrators('edit texts and pictures', 'Publish what is being written in a section', { 200: shownSection }),
    body(sectionVersion),
    async (c) => {
      const { database, administrator, live } = c.var
      const section = sectionNamed(c.req.param('section'))
      orRefuse(await publishWords(database, administrator, section, c.req.valid('json').version))
      // The next call to this copy finds it; others hear of it.
      await live.reload()
      return c.json(await showSection(database, section))
    },
  )

  .post(
    '/admin/words/:section/keep',
    administrators('edit texts and pictures', 'Let the own texts of a section stand over originals that have changed', {
      200: shownSection,
    }),
    body(sectionVersion),
    async (c) => {
      const section = sectionNamed(c.req.param('section'))
      orRefuse(await keepWords(c.var.database, c.var.administrator, section, c.req.valid('json').version))
      return c.json(await showSection(c.var.database, section))
    },
  )

  .post(
    '/admin/words/:section/discard',
    administrators('edit texts and pictures', 'Give up what is being written in a section', { 200: shownSection }),
    body(sectionVersion),
    async (c) => {
      const section = sectionNamed(c.req.param('section'))
      orRefuse(await discardWords(c.var.database, c.var.administrator, section, c.req.valid('json').version))
      return c.json(await showSection(c.var.database, section))
    },
  )
