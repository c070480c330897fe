import { fieldProblems } from '../../schemas/field-problems.server.ts'
import { desc, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../../tests/support/applications.ts'
import { raisedPeak } from '../../../tests/support/memory.ts'
import { pngThatClaims } from '../../../tests/support/png.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { timesAsMuch } from '../../../tests/support/timing.ts'
import { languages } from '../../kernel/language.ts'
import { mails } from '../../mail/mails.table.ts'
import { pictures } from '../../server/pictures/pictures.table.ts'
import { members } from '../members.table.ts'

/** Its size is told in a box of its own; the picture inside is small. */
async function avifThatClaims(width: number, height: number): Promise<Uint8Array> {
  const content = await blank(64, 64).avif().toBuffer()
  const size = content.indexOf('ispe') + 8
  content.writeUInt32BE(width, size)
  content.writeUInt32BE(height, size + 4)
  return content
}

interface Refused {
  code: string
  error: string
  fields?: Record<string, string>
}

async function refused(answer: Response): Promise<Refused & { status: number }> {
  return { status: answer.status, ...((await answer.json()) as Refused) }
}

async function nothingIsStored(shop: TestShop) {
  for (const table of [members, pictures, mails]) expect(await shop.database.select().from(table)).toEqual([])
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6f9a96' } })

/** A shop in which somebody may try as often as they like. */
async function openPatientShop(): Promise<TestShop> {
  const shop = await openTestShop()
  const call: TestShop['call'] = async (...asked) => {
    await shop.database.execute(sql`delete from attempts`)
    return shop.call(...asked)
  }
  return { ...shop, call }
}

describe('what is missing or wrong is said at its field', () => {
  test('in every language', async () => {
    const shop = await openPatientShop()
    for (const language of languages) {
      const problems = fieldProblems[language]
      const nothing = await refused(await applyTo(shop, { firstName: ' ', email: 'anna(at)example.com' }, { language }))
      expect(nothing.status).toBe(422)
      expect(nothing.fields).toEqual({
        firstName: problems.required,
        lastName: problems.required,
        email: problems.email,
        address: problems.required,
        description: problems.required,
      })
      const wordy = { ...restaurant, description: 'soli'.repeat(2_500) }
      const long = await refused(await applyTo(shop, wordy, { language }))
      expect(long.fields).toEqual({ description: problems.too_long('2000') })
    }
    await nothingIsStored(shop)
  })

  test('each text has its bound', async () => {
    const shop = await openTestShop()
    const long = 'soli'.repeat(10_000)
    const ofChef = { firstName: long, lastName: long, address: long, email: `${long}@example.com`, description: long }
    const { fields: chefFields } = await refused(await applyTo(shop, ofChef))
    const tooLong = (max: number) => fieldProblems.pl.too_long(String(max))
    expect(chefFields).toEqual({
      firstName: tooLong(100),
      lastName: tooLong(100),
      address: tooLong(300),
      email: tooLong(254),
      description: tooLong(2_000),
    })
    const { fields } = await refused(await applyTo(shop, { ...restaurant, organizationName: long }))
    expect(fields).toEqual({ organizationName: tooLong(200) })
  })

  test('when a name is one that nobody can see, or something else than a text', async () => {
    const shop = await openPatientShop()
    for (const name of ['\u200b', '\u2060\u00a0', '\u00ad', '\u202e', ['Anna'], 7, null, { toString: 'Anna' }]) {
      const { status, fields } = await refused(await applyTo(shop, { ...chef, lastName: name }))
      expect({ status, fields }, JSON.stringify(name)).toEqual({
        status: 422,
        fields: { lastName: fieldProblems.pl.required },
      })
    }
    await nothingIsStored(shop)
  })
})

describe('a photo that isn’t one is refused with a sentence at its field, and nothing is stored', () => {
  const text = async (content: string) => new TextEncoder().encode(content)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  /** Thirty thousand pixels each way: three gigabytes, if anybody unpacked them. */
  const bomb = async () => pngThatClaims(30_000, 30_000)
  const cases: [string, string, () => Promise<Uint8Array>][] = [
    ['a renamed text', 'picture_unreadable', () => text('just words')],
    ['SVG', 'picture_unreadable', () => text(svg)],
    [
      'a truncated JPEG',
      'picture_unreadable',
      async () => (await blank(800, 800).jpeg().toBuffer()).subarray(0, 3_000),
    ],
    ['a HEIC', 'picture_unreadable', () => text('\0\0\0\u0018ftypheic\0\0\0\0heicmif1')],
    ['a bomb of 30000 by 30000 pixels', 'picture_too_big', bomb],
    [
      'AVIF that says it has forty megapixels, which would take a gigabyte to open',
      'picture_too_big',
      () => avifThatClaims(6_500, 6_200),
    ],
  ]
  test(`${cases.map(([name]) => name).join('; ')}; one of 11 or of 40 MB; words in its place`, async () => {
    const shop = await openPatientShop()
    for (const [name, code, make] of cases) {
      const photo = new Blob([new Uint8Array(await make())])
      const apply = async () => {
        const answer = await refused(await applyTo(shop, chef, { photo, language: 'de' }))
        expect(answer, name).toMatchObject({ status: 422, code, fields: { photo: answer.error } })
      }
      expect(await raisedPeak(apply), name).toBeLessThan(400)
    }
    for (const megabytes of [11, 40]) {
      const photo = new Blob([new Uint8Array(megabytes * 1024 * 1024)])
      const answer = await refused(await applyTo(shop, chef, { photo, language: 'fr' }))
      expect(answer).toMatchObject({ status: 413, fields: { photo: fieldProblems.fr.photo_too_large } })
    }
    const form = new FormData()
    form.set('data', JSON.stringify(chef))
    form.set('photo', 'my photo')
    const answer = await refused(await shop.call('POST', '/api/chefs', { body: form }))
    expect(answer).toMatchObject({ status: 422, fields: { photo: fieldProblems.pl.not_a_photo } })
    await nothingIsStored(shop)
  })

  test('but the empty file that a browser sends for an untouched field is none', async () => {
    const shop = await openTestShop()
    const form = new FormData()
    form.set('data', JSON.stringify(chef))
    form.set('photo', new File([], ''))
    expect((await shop.call('POST', '/api/chefs', { body: form })).status).toBe(201)
  })
})

test('a form of a hundred thousand empty parts is refused for a fraction of what taking it apart costs', async () => {
  const shop = await openTestShop()
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const form = {
    body: `${part.repeat(100_000)}--x--\r\n`,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  }
  const isRefused = async () => expect((await shop.call('POST', '/api/chefs', form)).status).toBe(400)
  const takeApart = () => new Response(form.body, form).formData()
  expect(await timesAsMuch(isRefused, takeApart)).toBeLessThan(2 / 3)
})

test.each([
  ['a name that ends alike', 'notboundary=y; boundary=between'],
  ['a quote', 'a="; boundary=y"; boundary=between'],
  ['a mark that is left out', String.raw`boundary="\between"`],
])('no part of a form is read that was not counted, its boundary hidden behind %s', async (_, named) => {
  const shop = await openTestShop()
  const part = (name: string, value: string) =>
    `--between\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const answer = await shop.call('POST', '/api/chefs', {
    body: `${part('a', '').repeat(100)}${part('data', JSON.stringify(chef))}--between--\r\n`,
    headers: { 'Content-Type': `multipart/form-data; ${named}` },
  })
  expect([400, 415]).toContain(answer.status)
})

describe('a form that is none', () => {
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const cases: [string, number, string, Record<string, string>][] = [
    ['without an end', 400, '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{', multipart],
    ['of nonsense', 400, '\u0000\u0001nonsense', multipart],
    ['without a boundary', 415, '{}', { 'Content-Type': 'multipart/form-data' }],
    ['of nothing', 400, '--x--\r\n', multipart],
    [
      'whose data is no JSON',
      400,
      '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\nAnna\r\n--x--\r\n',
      multipart,
    ],
    [
      'whose data is a list',
      400,
      '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n[]\r\n--x--\r\n',
      multipart,
    ],
    ['that is JSON itself', 415, JSON.stringify(chef), { 'Content-Type': 'application/json' }],
  ]
  test(`is refused: ${cases.map(([name]) => name).join('; ')}`, async () => {
    const shop = await openPatientShop()
    for (const [name, status, body, headers] of cases) {
      const answer = await shop.call('POST', '/api/chefs', { body, headers })
      expect(answer.status, name).toBe(status)
      expect(await answer.json(), name).toMatchObject({ code: status === 415 ? 'wrong_type' : 'malformed' })
    }
    await nothingIsStored(shop)
  })
})

describe('what people are called and write is kept as it is', () => {
  const faithful: [string, Partial<typeof chef>][] = [
    ['emoji', { firstName: '👩🏽‍🍳 Anna', description: '🧂🧂🧂' }],
    ['from right to left', { firstName: 'عبد الرحمن', lastName: 'בן־דוד', address: 'شارع الملح ٧' }],
    ['markup', { firstName: '<b>Anna</b>', description: '</script><img src=x onerror=alert(1)>' }],
    ['quotes and percent signs', { lastName: `O'Neil "Salt" %s \\ ; drop table members` }],
    ['one word of two thousand letters', { description: 'ż'.repeat(2_000) }],
    ['lines', { description: 'Ogień.\n\nSól.\n\tWoda.' }],
  ]
  test(`${faithful.map(([name]) => name).join('; ')}`, async () => {
    const shop = await openPatientShop()
    for (const [place, [, more]] of faithful.entries()) {
      const words = { ...more, email: `chef${place}@example.com` }
      const answer = await applyTo(shop, { ...chef, ...words })
      expect(answer.status, await answer.clone().text()).toBe(201)
      const [member] = await shop.database.select().from(members).orderBy(desc(members.id)).limit(1)
      expect(member).toMatchObject({ ...chef, ...words })
    }
  })

  test('but for what nobody can see: lines in a name, NUL, half a character', async () => {
    const shop = await openTestShop()
    const answer = await applyTo(shop, {
      ...chef,
      firstName: 'Anna\u2028\r\nBcc: everybody@example.com',
      lastName: 'No\0wak\u0007',
      address: 'ul. Solna 7\r\nKraków\0',
      description: 'Ogień\ud800',
    })
    expect(answer.status, await answer.clone().text()).toBe(201)
    const [member] = await shop.database.select().from(members)
    expect(member).toMatchObject({
      firstName: 'Anna Bcc: everybody@example.com',
      lastName: 'No wak',
      address: 'ul. Solna 7\nKraków',
      description: 'Ogień\ufffd',
    })
  })

  test('but for an address that is none', async () => {
    const shop = await openPatientShop()
    for (const email of [
      'a@example.com\r\nBcc: x@example.com',
      'a@example.com, b@example.com',
      '"a b"@example.com',
      `${'a'.repeat(250)}@example.com`,
      '<a@example.com>',
    ])
      expect((await applyTo(shop, { ...chef, email })).status, email).toBe(422)
    await nothingIsStored(shop)
  })
})
