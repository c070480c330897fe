import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync, zipSync, strToU8 } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formWith, copyForm } from '../../../tests/support/settings-copy.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { languages } from '../../kernel/language.ts'
import { insertPicture } from '../../server/pictures/pictures.ts'
import { openCopy, packCopy } from './pack-copy.server.ts'
import { maxCopyBytes, type CopyReport } from './settings-copy.ts'

const settingsKey = 'a key of the environment, long enough'
const save = (shop: TestShop, part: string, body: object) =>
  shop.callAsAdmin('PUT', `/api/admin/settings/${part}`, { body })
const valuesOf = async (shop: TestShop, part: string) =>
  ((await (await shop.callAsAdmin('GET', `/api/admin/settings/${part}`)).json()) as { values: unknown }).values
const take = async (shop: TestShop) =>
  new Uint8Array(await (await shop.callAsAdmin('GET', '/api/admin/settings-copy')).arrayBuffer())
const put = async (shop: TestShop, body: FormData, query = '') => {
  const answer = await shop.callAsAdmin('POST', `/api/admin/settings-copy${query}`, { body })
  return { status: answer.status, ...((await answer.json()) as CopyReport & { message: string }) }
}
const preview = (shop: TestShop, body: FormData) => put(shop, body, '?preview=true')

describe('a copy of the settings', () => {
  test('makes another shop the same, but for secrets, once somebody agrees to what it changes', async () => {
    const [one, other] = [await openTestShop({ settingsKey }), await openTestShop({ settingsKey })]
    await save(one, 'seller', { name: 'Meersalzfreunde', country: 'DE' })
    await save(one, 'mail', { host: '127.0.0.1', port: 9, username: 'anna', password: 'correct horse' })
    const { headers } = await one.callAsAdmin('GET', '/api/admin/settings-copy')
    expect(headers.get('Content-Disposition')).toMatch(/filename="meersalzfreunde-ustawienia-[\d-]+\.zip"/)
    const file = await take(one)
    const written = strFromU8(unzipSync(file)['settings.json'] ?? new Uint8Array())
    expect(written).toContain('Meersalzfreunde')
    expect(written).not.toMatch(/password|horse|v1\./)

    const seen = await preview(other, formWith(file))
    expect(seen).toMatchObject({ status: 200, shop: 'Meersalzfreunde' })
    expect(seen.changes).toContainEqual({ place: 'Sprzedawca', label: 'Kraj', before: 'Francja', after: 'Niemcy' })
    expect(await valuesOf(other, 'seller')).toMatchObject({ name: 'Salorge' })

    expect(await put(other, formWith(file, seen.mark))).toMatchObject({ status: 200 })
    expect(await valuesOf(other, 'seller')).toEqual(await valuesOf(one, 'seller'))
    expect(await (await other.call('GET', '/contact?lang=de')).text()).toContain('Meersalzfreunde')
    expect((await preview(other, formWith(file))).changes).toEqual([])
  })

  test('brings pictures and drafts of the texts of the law along', async () => {
    const [one, other] = [await openTestShop(), await openTestShop()]
    const photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#6f9a96' } })
      .webp()
      .toBuffer()
    const hash = createHash('sha256').update(photo).digest('hex')
    await insertPicture(one.database, { hash, content: photo })
    const draft = { imageUrl: `/pictures/${hash}.webp`, crops: { whole: { left: 0, top: 0, width: 400 } } }
    const alt = { pl: 'Przypływ', en: null, de: null, fr: null }
    const replaced = await one.callAsAdmin('PUT', '/api/admin/pictures/tide', {
      body: { ...draft, alt, isDecoration: false },
    })
    expect(replaced.status, await replaced.text()).toBeLessThan(300)
    const texts = languages.map((language) => ({ language, title: 'Gwarancja', markdown: 'Tekst.' }))
    await one.database.execute(
      sql`insert into legal_drafts (document, texts) values ('guarantee', ${JSON.stringify(texts)})`,
    )
    const file = await take(one)
    const { mark, changes } = await preview(other, formWith(file))
    expect(changes.map(({ place }) => place)).toEqual(['Obrazy', 'Dokumenty prawne'])
    expect(await other.database.execute(sql`select from pictures`)).toMatchObject({ rowCount: 0 })
    expect(await put(other, formWith(file, mark))).toMatchObject({ status: 200 })
    expect(await other.database.execute(sql`select texts from legal_drafts`)).toMatchObject({ rows: [{ texts }] })
    expect((await other.call('GET', draft.imageUrl)).status).toBe(200)
    expect((await preview(other, formWith(file))).changes).toEqual([])
  })

  test('brings the owner’s words along, and takes them back where it has none', async () => {
    const [one, other] = [await openTestShop(), await openTestShop()]
    const said = async (shop: TestShop) => (await shop.call('GET', '/?lang=pl')).text()
    const write = async (shop: TestShop, text: string) => {
      const body = { 'site:home~title:pl': text }
      expect((await shop.callAsAdmin('PUT', '/api/admin/words/home', { body })).status).toBe(200)
      expect((await shop.callAsAdmin('POST', '/api/admin/words/home/publish', { body: {} })).status).toBe(200)
    }
    await write(one, 'Sól z Bałtyku')
    const { mark, changes } = await preview(other, formWith(await take(one)))
    expect(changes).toMatchObject([{ place: 'Teksty', after: 'Sól z Bałtyku' }])
    expect(await put(other, formWith(await take(one), mark))).toMatchObject({ status: 200 })
    expect(await said(other)).toContain('Sól z\u00A0Bałtyku')

    const unsaid = await take(await openTestShop())
    await put(other, formWith(unsaid, (await preview(other, formWith(unsaid))).mark))
    expect(await said(other)).not.toContain('Sól z\u00A0Bałtyku')
  })

  test('changes nothing that was not seen: neither unseen nor after somebody else was there', async () => {
    const shop = await openTestShop()
    const form = copyForm({ settings: { social: { tiktok: '' } } })
    expect(await put(shop, form)).toMatchObject({ status: 409 })
    const { mark } = await preview(shop, form)
    await save(shop, 'social', { tiktok: 'https://www.tiktok.com/@other' })
    form.set('mark', mark)
    expect(await put(shop, form)).toMatchObject({ status: 409 })
    expect(await valuesOf(shop, 'social')).toMatchObject({ tiktok: 'https://www.tiktok.com/@other' })
  })

  test('never sends a password that is here to the server that it names', async () => {
    const shop = await openTestShop({ settingsKey })
    await save(shop, 'mail', { host: '127.0.0.1', port: 9, username: 'anna', password: 'correct horse' })
    const form = copyForm({ settings: { mail: { host: 'localhost' } } })
    const { mark, changes } = await preview(shop, form)
    expect(changes).toContainEqual(expect.objectContaining({ label: 'Hasło', after: 'do wpisania na nowo' }))
    form.set('mark', mark)
    await put(shop, form)
    const { rows } = await shop.database.execute(
      sql`select values ->> 'password' as password from settings order by version desc`,
    )
    expect(rows[0]).toEqual({ password: '' })
  })
})

const zipped = (json: object) => zipSync({ 'settings.json': strToU8(JSON.stringify(json)) }) as Uint8Array<ArrayBuffer>
const copy = { format: 'salorge settings', version: 1, madeAt: '2026-11-25T10:00:00.000Z', shop: 'Sól', parts: {} }
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const picture = (width: number, height: number, background = '#6f9a96') =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()
const withPicture = (content: Uint8Array, parts = {}) =>
  formWith(packCopy({ ...copy, parts, pictures: { [hashOf(content)]: content } }))
const inTide = (content: Uint8Array, width: number) => ({
  pictures: {
    tide: {
      imageUrl: `/pictures/${hashOf(content)}.webp`,
      crops: { whole: { left: 1, top: 0, width } },
      alt: { pl: null, en: null, de: null, fr: null },
      isDecoration: true,
    },
  },
})
const small = await picture(400, 500)
const frames = [await picture(9, 9), await picture(9, 9, '#000')]

/** An archive with one entry that isn't compressed and says of itself that it is empty. */
function understated(content: Uint8Array): Uint8Array {
  const archive = Buffer.from(zipSync({ 'settings.json': [content, { level: 0 }] }))
  archive.writeUInt32LE(0, archive.lastIndexOf('PK\u0001\u0002') + 24)
  return archive
}

test.for<[string, FormData, number, RegExp]>([
  ['no archive', formWith(strToU8('hello') as Uint8Array<ArrayBuffer>), 422, /To nie jest kopia ustawień/],
  ['nothing', new FormData(), 422, /Wybierz plik/],
  ['another archive', formWith(zipped({ some: 'thing' })), 422, /To nie jest kopia ustawień/],
  ['too much', formWith(new Uint8Array(maxCopyBytes + 1)), 413, /za duży/],
  [
    'what unpacks to too much',
    formWith(zipped({ ...copy, shop: 'x'.repeat(maxCopyBytes + 1) })),
    422,
    /nie jest kopia/,
  ],
  ['a later kind', formWith(zipped({ ...copy, version: 2 })), 422, /z\s+nowszego programu/],
  ['a part of a later program', copyForm({ smells: {} }), 422, /smells: .*z nowszego/],
  ['a setting of a later program', copyForm({ settings: { look: { smell: 1 } } }), 422, /Wygląd, smell: .*z nowszego/],
  ['a secret', copyForm({ settings: { payments: { secretKey: 'sk_test_12345678' } } }), 422, /secretKey/],
  ['a wrong value', copyForm({ settings: { look: { since: 1 } } }), 422, /Rok założenia: Wpisz liczbę od 1000 do 2100/],
  ['values that don’t go together', copyForm({ settings: { languages: { offered: ['de'] } } }), 422, /Język domyślny/],
  ['too wide a picture', withPicture(await picture(4_001, 8)), 422, /Jeden z\s+obrazów/],
  [
    'a moving picture',
    withPicture(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ),
    422,
    /Jeden z/,
  ],
  ['a picture that says nothing', copyForm({ pictures: { tide: { alt: 1 } } }), 422, /Krok 1.*coś się nie zgadza/],
  ['a crop beside its picture', withPicture(small, inTide(small, 400)), 422, /Krok 1.*Kadr wychodzi poza obraz/],
  ['pictures without places', copyForm({ pictures: [] }), 422, /Obrazy: tego pliku nie da się odczytać/],
  ['texts of the law without names', copyForm({ legal: 'x' }), 422, /Dokumenty prawne: tego pliku nie da się/],
  ['lost pictures', copyForm({ settings: {}, more: `/pictures/${'0'.repeat(64)}.webp` }), 422, /Brakuje obrazów/],
])('what is %s is refused with its sentence, and nothing of it is taken over', async ([, form, status, sentence]) => {
  const shop = await openTestShop()
  const answer = await preview(shop, form)
  expect(answer).toMatchObject({ status, message: expect.stringMatching(sentence) })
  expect(await shop.database.execute(sql`select from settings`)).toMatchObject({ rowCount: 0 })
})

test('no more is unpacked than a copy can have, whatever an archive says of itself', () => {
  const json = strToU8(JSON.stringify(copy))
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, place) => [`other/${place}`, new Uint8Array()]))
  expect(openCopy(zipSync({ 'settings.json': json }))).toMatchObject({ ok: true })
  expect(openCopy(zipSync({ ...many, 'settings.json': json }))).toMatchObject({ code: 'settings_copy_unreadable' })
  const large = Buffer.alloc(maxCopyBytes + 1, ' ')
  large.set(json)
  expect(openCopy(understated(large))).toMatchObject({ code: 'settings_copy_unreadable' })
})

test('words that say what the program says anyway change nothing', async () => {
  const shop = await openTestShop()
  const { texts } = (await (await shop.callAsAdmin('GET', '/api/admin/words/home')).json()) as {
    texts: { said: { pl?: { key: string; original: string } } }[]
  }
  const { key, original } = texts[0]?.said.pl ?? { key: '', original: '' }
  const answer = await preview(shop, copyForm({ words: { home: { [key]: ` ${original} ` } } }))
  expect(answer).toMatchObject({ status: 200, changes: [] })
})
