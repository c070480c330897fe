import { languages, sourceLanguage, type Language } from '../../src/kernel/language.ts'
import { readHtml, type ReadDocument } from './html.ts'
import { structuredData, type StructuredThing } from './structured-data.ts'

/** One address of a page that search engines may show, and what they find there. */
export interface CrawledPage {
  path: string
  /** In which it is; `undefined` is asked for under the bare address, by a reader who names no language. */
  asked: Language | undefined
  language: Language
  address: string
  answer: Response
  html: string
  document: ReadDocument
  things: StructuredThing[]
  /** The one content of the head's element that names something; fails where there are several. */
  told(name: string): string | undefined
}

/** Reads these pages as a search engine does: each in every language, with no script, no cookie and no preference. */
export async function readPages(origin: string, publicOrigin: string, paths: string[]): Promise<CrawledPage[]> {
  const asked = paths.flatMap((path) => [undefined, ...languages].map((language) => ({ path, asked: language })))
  const pages: CrawledPage[] = []
  for (const page of asked) pages.push(await readPage(origin, publicOrigin, page))
  return pages
}

async function readPage(
  origin: string,
  publicOrigin: string,
  { path, asked }: Pick<CrawledPage, 'path' | 'asked'>,
): Promise<CrawledPage> {
  const place = `${path}${asked ? `?lang=${asked}` : ''}`
  const answer = await fetch(`${origin}${place}`)
  const html = await answer.text()
  const document = readHtml(html)
  return {
    path,
    asked,
    language: asked ?? sourceLanguage,
    address: `${publicOrigin}${place}`,
    answer,
    html,
    document,
    things: document
      .all('script', { type: 'application/ld+json' })
      .map(({ content }) => structuredData.parse(JSON.parse(content))),
    told: (name) => {
      const found = [...document.all('meta', { property: name }), ...document.all('meta', { name })]
      if (found.length > 1) throw new Error(`${place} says ${name} ${found.length} times`)
      return found[0]?.attribute('content')
    },
  }
}
