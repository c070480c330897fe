import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { daysAfter } from '../kernel/calendar.ts'
import { languages } from '../kernel/language.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import { withLive } from '../server/live.ts'
import { race } from '../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { LegalDraft, LegalDraftText, ListedLegalDocument } from './legal-draft.ts'
import { hasLegalDrafts } from './legal-drafts.server.ts'
import { liveLegal, readPublishedVersions } from './legal-live.server.ts'
import { acceptedLegalTexts, findLegalText, readLegalText } from './legal-texts.server.ts'
import { originalVersionsOf, versionsOf } from './legal-versions.ts'
import { newerOriginalOf } from './next-versions.ts'
import { currentLegalVersion, legalDocuments, type LegalDocument } from './legal.ts'

const today = dayInPoland()
// Versions that came with the program may be of today.
const [first, planned] = [daysAfter(today, 2), daysAfter(today, 30)]

const draftOf = async (shop: TestShop, document: string) =>
  (await (await shop.callAsAdmin('GET', `/api/admin/legal-documents/${document}/draft`)).json()) as LegalDraft
const listed = async (shop: TestShop, document: string) =>
  ((await (await shop.callAsAdmin('GET', '/api/admin/legal-documents')).json()) as ListedLegalDocument[]).find(
    (one) => one.document === document,
  )
const save = (shop: TestShop, document: string, body: object) =>
  shop.callAsAdmin('PUT', `/api/admin/legal-documents/${document}/draft`, { body })
const publish = (shop: TestShop, document: string, body: object) =>
  shop.callAsAdmin('POST', `/api/admin/legal-documents/${document}/versions`, {
    body: { version: 0, isReadByLawyer: false, ...body },
  })
const withMore = (texts: LegalDraftText[], more: string) =>
  texts.map(({ markdown, ...text }) => ({ ...text, markdown: `${markdown}\n\n${more}` }))
const sentencesOf = async (answer: Response) => {
  const { message, fields } = (await answer.json()) as { message: string; fields?: Record<string, string> }
  return [answer.status, ...Object.values(fields ?? { message })]
}

/** Saves a draft with something more in it, and publishes it. */
async function publishMore(shop: TestShop, document: LegalDocument, more: string, from: string) {
  const { texts } = await draftOf(shop, document)
  const saved = (await (await save(shop, document, { texts: withMore(texts, more), version: 0 })).json()) as LegalDraft
  const answer = await publish(shop, document, { from, version: saved.version })
  expect(answer.status, await answer.clone().text()).toBe(201)
}

test('what the owner publishes holds from its day, and a version once accepted says for ever what it said', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const old = currentLegalVersion()
  const before = await acceptedLegalTexts(database, old, 'de')
  await publishMore(shop, 'terms', 'Nur heute: **gratis**.', first)

  const published = await readPublishedVersions(database)
  for (const document of ['terms', 'withdrawal']) {
    expect(versionsOf(document, { ...published, today: daysAfter(first, -1) })[0]).toBe(old)
    expect(versionsOf(document, { ...published, today: first })[0]).toBe(first)
  }
  expect(versionsOf('privacy', { ...published, today: first })[0]).toBe(originalVersionsOf('privacy')[0])
  const values = new Map([[liveLegal.live.name, { ...published, today: first }]])
  expect(withLive(values, currentLegalVersion)).toBe(first)

  const [terms, withdrawal] = await acceptedLegalTexts(database, first, 'de')
  expect(terms?.markdown).toMatch(/^> \*\*Entwurf\.\*\*[^]*Nur heute: \*\*gratis\*\*\.$/)
  expect(withdrawal?.title).toBe(before[1]?.title)
  expect(await acceptedLegalTexts(database, old, 'de')).toEqual(before)
  // Its day has come.
  await database.execute(sql`alter table legal_publications disable trigger user`)
  await database.execute(sql`update legal_publications set version = ${today}`)
  await database.execute(sql`alter table legal_publications enable trigger user`)
  for (const change of [sql`delete from legal_publications`, sql`update legal_publications set texts = '[]'`])
    await expect(database.execute(change)).rejects.toThrow('Failed query')
})

test('a newer original doesn’t take the place of what the owner has published', async () => {
  const shop = await openTestShop()
  await publishMore(shop, 'guarantee', 'Więcej.', first)
  // As if the newest original had come with an upgrade.
  const published = {
    of: { guarantee: [{ version: first, original: '2026-01-01' }] },
    today: planned,
  }
  expect(versionsOf('guarantee', published)).toEqual([first])
  expect(newerOriginalOf('guarantee', published)).toBe(originalVersionsOf('guarantee')[0])
  expect(await listed(shop, 'guarantee')).toMatchObject({ newerOriginal: null, planned: { version: first } })
})

test('a lawyer’s reading ends the note of that version alone, and can be taken back', async () => {
  const shop = await openTestShop()
  const [version] = originalVersionsOf('guarantee')
  const written = readLegalText('guarantee', version, 'pl')?.markdown ?? ''
  expect(written).toMatch(/^> \*\*Projekt/)
  const path = '/api/admin/legal-documents/guarantee/reading'
  const shown = async () => (await findLegalText(shop.database, 'guarantee', version, 'pl'))?.markdown ?? ''
  expect((await shop.callAsAdmin('PUT', path, { body: { version, isReadByLawyer: true } })).status).toBe(204)
  expect(await shown()).toBe(written.slice(written.indexOf('\n\n') + 2))
  expect(await listed(shop, 'guarantee')).toMatchObject({ holds: { read: { by: 'admin' } } })
  expect((await shop.callAsAdmin('PUT', path, { body: { version: '2001-01-01', isReadByLawyer: true } })).status).toBe(
    404,
  )
  expect((await shop.callAsAdmin('PUT', path, { body: { version, isReadByLawyer: false } })).status).toBe(204)
  expect(await shown()).toBe(written)

  for (const document of legalDocuments) {
    expect(await hasLegalDrafts(shop.database)).toBe(true)
    const body = { version: originalVersionsOf(document)[0], isReadByLawyer: true }
    await shop.callAsAdmin('PUT', `/api/admin/legal-documents/${document}/reading`, { body })
  }
  expect(await hasLegalDrafts(shop.database)).toBe(false)
})

test('of two who save a draft at once one is refused, and a version is published once', async () => {
  const shop = await openTestShop()
  const { texts } = await draftOf(shop, 'terms')
  const held = sql`lock table legal_drafts in share mode`
  const saves = ['jeden', 'dwa'].map((more) => () => save(shop, 'terms', { texts: withMore(texts, more), version: 0 }))
  const answers = await race(shop.database, held, saves)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])

  const body = { from: planned, version: 1 }
  const both = await race(shop.database, sql`lock table legal_publications in share mode`, [
    () => publish(shop, 'terms', body),
    () => publish(shop, 'withdrawal', { from: planned }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await sentencesOf(await publish(shop, 'terms', { from: first }))).toEqual([
    409,
    `Zaplanowana jest już wersja od ${planned}. Odwołaj ją, zanim ogłosisz następną, albo poczekaj, aż zacznie obowiązywać.`,
  ])
  expect((await shop.callAsAdmin('DELETE', '/api/admin/legal-documents/terms/versions')).status).toBe(204)
  expect(await listed(shop, 'withdrawal')).toMatchObject({ planned: null })
  // What was written is a draft again.
  expect((await draftOf(shop, 'terms')).texts[0]?.markdown).toMatch(/(jeden|dwa)$/)
})

test.for([
  [
    'a foreign link',
    '[x](javascript:alert(1))',
    'Odnośnik „javascript:alert(1” musi prowadzić na adres https, na e-mail (mailto:) albo na naszą stronę (/…).',
  ],
  ['a gap that there isn’t', 'Od {{nobody}}', 'Nie ma pola {{nobody}}.'],
  ['another heading', '# Duży', 'Nagłówek zaczyna się od ## i\u00A0odstępu: „# Duży”'],
  ['too much', 'a'.repeat(100_001), 'Najwyżej 100\u00A0000 znaków'],
] as const)('a draft with %s is refused with a sentence, and nothing is saved', async ([, markdown, sentence]) => {
  const shop = await openTestShop()
  const { texts } = await draftOf(shop, 'guarantee')
  const typed = texts.map((text) => (text.language === 'en' ? { ...text, markdown } : text))
  const answer = await save(shop, 'guarantee', { texts: typed, version: 0 })
  expect(await sentencesOf(answer)).toEqual([422, sentence])
  expect((await draftOf(shop, 'guarantee')).version).toBe(0)
})

test('a text is published whole or not at all: what it lacks is said, and from which day it may hold', async () => {
  const shop = await openTestShop()
  const { texts } = await draftOf(shop, 'guarantee')
  const short = texts.map((text) => (text.language === 'fr' ? { ...text, markdown: 'Court.' } : text))
  await save(shop, 'guarantee', { texts: short, version: 0 })
  expect(await sentencesOf(await publish(shop, 'guarantee', { from: first, version: 1 }))).toEqual([
    422,
    'Tego tekstu nie można jeszcze ogłosić. Gwarancja prawna (fr): Brakuje pola {{legalName}}.',
  ])
  // What holds can be published again, as long as there is something for its gaps.
  const seller = await shop.callAsAdmin('PUT', '/api/admin/settings/seller', { body: { version: 0, register: '' } })
  expect(seller.status).toBe(200)
  expect(await sentencesOf(await publish(shop, 'imprint', { from: first }))).toEqual([
    422,
    'Tego tekstu nie można jeszcze ogłosić. Dane sprzedawcy (pl): Pole {{register}} jest puste: uzupełnij je w\u00A0Ustawieniach albo usuń z\u00A0tekstu.',
  ])
  const [version] = originalVersionsOf('guarantee')
  for (const from of [daysAfter(today, -1), daysAfter(today, 366), version === today ? daysAfter(today, -2) : version])
    expect((await publish(shop, 'guarantee', { from })).status).toBe(422)
  expect(await shop.database.execute(sql`select from legal_publications`)).toMatchObject({ rowCount: 0 })
})

test('whatever is written shows as text: HTML, marks that turn text round, 50,000 letters; page and PDF alike', async () => {
  const shop = await openTestShop()
  const { texts, needed } = await draftOf(shop, 'guarantee')
  const gaps = needed.map((gap) => `{{${gap}}}`).join(' ')
  const hostile = `<script>alert(1)</script> \u202Eevil\u0000 שלום &amp; **bold** ${gaps}\n\n${'słowo '.repeat(8_000)}\n\n1. a\n2. _b_`
  const typed = texts.map((text) => ({ ...text, markdown: hostile }))
  expect((await save(shop, 'guarantee', { texts: typed, version: 0 })).status).toBe(200)
  const body = { document: 'guarantee', text: (await draftOf(shop, 'guarantee')).texts[0] }
  const shown = await shop.callAsAdmin('POST', '/api/admin/legal-documents/preview', { body })
  const { html } = (await shown.json()) as { html: string }
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; evil שלום &amp;amp; <strong>bold</strong>')
  expect(html).toContain('<ol>\n<li>a</li>\n<li><em>b</em></li>\n</ol>')
  const paper = await shop.callAsAdmin('GET', '/api/admin/legal-documents/guarantee/paper?language=pl&version=')
  expect([paper.status, paper.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  expect(new TextDecoder().decode((await paper.bytes()).subarray(0, 5))).toBe('%PDF-')
  const nothing = { ...body, text: { language: 'pl', title: 'Gwarancja', markdown: '' } }
  const empty = await shop.callAsAdmin('POST', '/api/admin/legal-documents/preview', { body: nothing })
  expect([empty.status, await empty.json()]).toEqual([200, { title: 'Gwarancja', html: '' }])
})

test('every text that came with the program could be published as it is', async () => {
  const shop = await openTestShop()
  for (const document of legalDocuments) {
    const { texts } = await draftOf(shop, document)
    expect(texts.map(({ language }) => language)).toEqual(languages)
    const saved = await save(shop, document, { texts: withMore(texts, '.'), version: 0 })
    expect(saved.status, await saved.clone().text()).toBe(200)
    const answer = await publish(shop, document, { from: planned, version: 1, isTogether: true })
    // Both texts that customers accept were published with the first of them.
    expect(answer.status, await answer.clone().text()).toBe(document === 'withdrawal' ? 409 : 201)
  }
})
