import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { languages } from '../kernel/language.ts'
import { legalVersions } from './legal-versions.ts'
import { runInWorker } from '../server/workers/run-in-worker.ts'
import { legalPdf } from './legal-pdf.server.ts'
import { makeAcceptedTexts } from './make-accepted-texts.server.ts'
import { acceptedTexts } from '../../tests/support/order-emails.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { problemsOfPdf } from '../../tests/support/pdf-ua/problems-of-pdf.ts'
import { fewOf } from '../../tests/support/release.ts'

const all = languages.flatMap((language) => legalVersions.map((version) => ({ language, version })))

const wordsIn = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Each is named by the terms and their day. */
const names = {
  pl: 'Regulamin-sklepu-Salorge',
  en: 'Terms-of-the-Salorge-shop',
  de: 'Allgemeine-Geschaftsbedingungen-von-Salorge',
  fr: 'Conditions-generales-de-vente-de-Salorge',
}

test.for(fewOf(all, 1))(
  'what was accepted in $version is whole on paper, in $language, and named by it',
  async ({ language, version }) => {
    const texts = acceptedTexts(version, language)
    const { database } = await openTestShop()
    const { content, type, name } = await makeAcceptedTexts(database, `${version}/${language}`)
    expect([type, name]).toEqual(['application/pdf', `${names[language]}-${version}.pdf`])
    const pdf = await getDocumentProxy(new Uint8Array(content))
    const { text, totalPages } = await extractText(pdf, { mergePages: false })
    expect(totalPages).toBeGreaterThan(3)
    // What each page ends with stands in the middle of a clause that goes on.
    const foot = new RegExp(`(${texts.map(({ title }) => title).join('|')}) · ${brand.seller.legalName}\\s*\\d+ / \\d+`)
    const shown = wordsIn(text.map((page) => page.replace(foot, '')).join(' '))
    for (const { title, markdown } of texts) {
      expect(shown).toContain(wordsIn(title))
      // Of a link it is the words that are read.
      const paragraphs = markdown.split('\n').map((line) => wordsIn(line.replaceAll(/\]\((?!https)[^)]*\)/g, '')))
      const clauses = paragraphs.filter((words) => words.length > 20 && !words.includes('https'))
      expect(clauses.length).toBeGreaterThan(15)
      const missing = clauses.filter((clause) => !shown.includes(clause))
      expect(missing).toEqual([])
    }
  },
)

test('the same texts are the same file, whichever thread draws it, and it can be heard as it is read (PDF/UA-1)', async () => {
  const [version] = legalVersions
  const texts = acceptedTexts(version, 'pl')
  const one = await legalPdf(texts, 'pl', version)
  expect(one.equals(await runInWorker('legalPdf', texts, 'pl', version))).toBe(true)
  expect(await problemsOfPdf(one)).toEqual([])
})
