import * as z from 'zod/mini'
import { and, eq } from 'drizzle-orm'
import { brand } from '../brand.ts'
import { languageOffer } from '../i18n/language-offer.ts'
import { postalAddressIn } from '../i18n/postal-address.ts'
import { typeset } from '../i18n/typeset.ts'
import { languages, localeOf, type Language } from '../kernel/language.ts'
import { asMarkdown, isSafeLink, readMarkdown, type Block, type Inline } from '../kernel/markdown.ts'
import type { Database } from '../server/database/database.ts'
import { escapeMarkup } from '../server/http/escape-markup.ts'
import type { LegalDraftText } from './legal-draft.ts'
import { fillGaps } from './legal-gaps.ts'
import { legalPublications, legalReadings } from './legal.table.ts'
import { acceptedDocuments, currentLegalVersion, currentPrivacyVersion, type LegalDocument } from './legal.ts'
import { fitToSeller, presentSeller, type Seller, sellerOfBuiltIn } from './present-seller.ts'
import { legalServerTexts } from './texts.server.ts'

/** A text as it is read: title and body are Markdown with nothing left to fill in but what delivery costs. */
export interface LegalText {
  title: string
  markdown: string
  /** The legal name of who sold when it was published. */
  seller: string
}

/** Texts by file name. */
type LegalFiles = Record<string, string>

const ourFiles: LegalFiles = import.meta.glob('./documents/*/*.md', { query: '?raw', import: 'default', eager: true })

/** The seller at the time a version was published: its contracts are with them. */
const ourSellers: Record<string, Seller> = import.meta.glob('./documents/*/seller.json', {
  import: 'default',
  eager: true,
})

/** A version as it was written: its gaps aren't filled. */
export interface WrittenVersion {
  texts: LegalDraftText[]
  seller: Seller
  isOriginal: boolean
  /** Says on top that no lawyer has read it, until one has. */
  note: Record<Language, string>
}

/** A version that came with the program. Undefined where there is no such document, or never was one of that version. */
export function readOriginal(
  document: string,
  version: string,
  files = ourFiles,
  sellers = ourSellers,
): WrittenVersion | undefined {
  const found = languages.flatMap((language) => {
    const written = files[`./documents/${version}/${document}.${language}.md`]
    if (written === undefined) return []
    const [, title = '', body = ''] = /^# (.+)\n([^]*)$/.exec(written) ?? []
    const lines = body.trim().split('\n')
    const end = lines.findIndex((line) => !line.startsWith('>'))
    const [note, markdown] = [lines.slice(0, end), lines.slice(end)].map((part) => part.join('\n').trim())
    return [{ language, title, note: note ?? '', markdown: markdown ?? '' }]
  })
  if (found.length === 0) return undefined
  return {
    texts: found.map(({ language, title, markdown }) => ({ language, title, markdown })),
    seller: sellerOfBuiltIn(sellers[`./documents/${version}/seller.json`], presentSeller()),
    isOriginal: true,
    note: Object.fromEntries(found.map(({ language, note }) => [language, note])) as Record<Language, string>,
  }
}

/** A version as it was written, of the owner's or of the program's. */
export async function findWritten(
  database: Database,
  document: string,
  version: string,
): Promise<WrittenVersion | undefined> {
  if (!z.iso.date().safeParse(version).success) return undefined
  const { texts, seller } = legalPublications
  const [published] = await database
    .select({ texts, seller })
    .from(legalPublications)
    .where(and(eq(legalPublications.document, document as LegalDocument), eq(legalPublications.version, version)))
  if (!published) return readOriginal(document, version)
  const note = Object.fromEntries(languages.map((one) => [one, legalServerTexts[one].draftNote])) as Record<
    Language,
    string
  >
  return { ...published, isOriginal: false, note }
}

/** What stands in a version for whoever reads it in this language; undefined where there is no such text. */
export function asRead(
  written: WrittenVersion | undefined,
  { version, language, isRead }: { version: string; language: Language; isRead: boolean },
): LegalText | undefined {
  // A language that the site offered later has no text of its own.
  const best = [language, languageOffer.now().first, ...languages]
  const text = best
    .map((wanted) => written?.texts.find((one) => one.language === wanted && one.markdown))
    .find((one) => one !== undefined)
  if (!written || !text) return undefined
  const facts = factsFor(written.seller, version, language)
  const inMarkdown = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, asMarkdown(fact)]))
  const markdown = written.isOriginal ? fitToSeller(text.markdown, written.seller, text.language) : text.markdown
  const note = isRead || !written.note[language] ? [] : [written.note[language]]
  return {
    title: typeset(fillGaps(text.title, facts), language),
    markdown: typeset(fillGaps([...note, markdown].join('\n\n'), inMarkdown), language),
    seller: written.seller.legalName,
  }
}

/** A version that came with the program, as long as no lawyer has read it. */
export const readLegalText = (
  document: string,
  version: string,
  language: Language,
  files = ourFiles,
  sellers = ourSellers,
): LegalText | undefined =>
  asRead(readOriginal(document, version, files, sellers), { version, language, isRead: false })

/** A version of a text, as visitors read it. */
export async function findLegalText(
  database: Database,
  document: string,
  version: string,
  language: Language,
): Promise<LegalText | undefined> {
  const written = await findWritten(database, document, version)
  if (!written) return undefined
  const [reading] = await database
    .select({ id: legalReadings.id })
    .from(legalReadings)
    .where(and(eq(legalReadings.document, document as LegalDocument), eq(legalReadings.version, version)))
  return asRead(written, { version, language, isRead: reading !== undefined })
}

interface KeptText extends LegalText {
  /** Where it stands in this very version. */
  path: string
}

/**
 * What a confirmation of an order must bring along: terms and withdrawal information, as they were accepted, and what became of one's data
 * then, where that is asked for. A version that we don't have any more gives way to the present one, which says its own date, so that a
 * paid order is confirmed whatever happened to it.
 */
export async function acceptedLegalTexts(
  database: Database,
  version: string,
  language: Language,
  privacyVersion?: string,
): Promise<KeptText[]> {
  const wanted: [document: LegalDocument, versions: string[]][] = acceptedDocuments.map((document) => [
    document,
    [version, currentLegalVersion()],
  ])
  if (privacyVersion) wanted.push(['privacy', [privacyVersion, currentPrivacyVersion()]])
  const texts: KeptText[] = []
  for (const [document, versions] of wanted) {
    for (const one of versions) {
      const text = await findLegalText(database, document, one, language)
      if (!text) continue
      texts.push({ ...text, path: `/${document}?version=${one}&lang=${language}` })
      break
    }
  }
  return texts
}

/** Safe as HTML, whoever wrote it. */
export const renderLegalText = ({ markdown }: Pick<LegalText, 'markdown'>): string =>
  readMarkdown(markdown).map(htmlOf).join('')

function htmlOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h2>${htmlOfWords(block.within)}</h2>\n`
    case 'paragraph':
      return `<p>${htmlOfWords(block.within)}</p>\n`
    case 'quote':
      return `<blockquote>\n${block.blocks.map(htmlOf).join('')}</blockquote>\n`
    case 'list': {
      const tag = block.isNumbered ? 'ol' : 'ul'
      return `<${tag}>\n${block.items.map((item) => `<li>${htmlOfWords(item)}</li>\n`).join('')}</${tag}>\n`
    }
  }
}

const htmlOfWords = (words: Inline[]): string =>
  words
    .map((word) => {
      if (word.type === 'text') return escapeMarkup(word.text)
      const within = htmlOfWords(word.within)
      if (word.type === 'strong') return `<strong>${within}</strong>`
      if (word.type === 'emphasis') return `<em>${within}</em>`
      return isSafeLink(word.href) ? `<a href="${escapeMarkup(word.href)}">${within}</a>` : within
    })
    .join('')

/** The seller and the date, which fill gaps in the texts. */
export function factsFor(
  { postalAddress, ...seller }: Seller,
  version: string,
  language: Language,
): Record<string, string> {
  return {
    carrier: brand.carrier.name,
    ...seller,
    address: postalAddressIn(language, postalAddress),
    date: new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version)),
  }
}
