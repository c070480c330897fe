import { materialsServerTexts } from './texts.server.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { chef, restaurant } from '../../../tests/support/applications.ts'
import {
  applicant,
  openMaterialsShop,
  stands,
  tokenIn,
  unpack,
  timeout,
  slowTest,
} from '../../../tests/support/materials.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { languages, type Language } from '../../kernel/language.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

describe('who is approved', slowTest, () => {
  test('is sent a link once, and behind it is all that was promised, with their name', async () => {
    const { shop, emailsTo } = await openMaterialsShop()
    const anna = await applicant(shop)
    expect((await anna.record()).state).toBe('none')
    expect(await (await anna.decide({ published: true })).json()).toMatchObject({ materials: { state: 'preparing' } })
    for (const published of [false, true]) await anna.decide({ published })
    await stands(anna, 'sent')
    const [email] = emailsTo(chef.email)
    const files = await unpack(shop, tokenIn(email ?? {}))
    const folder = `salorge-${new Date().getFullYear()}-0001`
    expect(Object.keys(files).map((name) => name.replace(`${folder}/`, ''))).toEqual([
      'certificate.pdf',
      'logo/salorge-white.png',
      'logo/salorge-white.svg',
      'logo/salorge.png',
      'logo/salorge.svg',
      'readme.txt',
      'social-1080x1080.png',
      'social-1080x1920.png',
      'social-1200x630.png',
    ])
    const read = (name: string) => files[`${folder}/${name}`] ?? Buffer.alloc(0)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(read('certificate.pdf'))), {
      mergePages: true,
    })
    for (const part of ['Anna Nowak', `${new Date().getFullYear()}-0001`, materialsServerTexts.pl.certificate.title])
      expect(text).toContain(part)
    for (const name of ['1080x1080', '1080x1920', '1200x630']) {
      const [width, height] = name.split('x').map(Number)
      expect(await sharp(read(`social-${name}.png`)).metadata()).toMatchObject({ format: 'png', width, height })
    }
    for (const name of ['salorge', 'salorge-white']) {
      expect(await sharp(read(`logo/${name}.png`)).metadata()).toMatchObject({
        width: 1580,
        height: 440,
        hasAlpha: true,
      })
      expect(read(`logo/${name}.svg`).toString()).toMatch(/^<svg [^>]*viewBox="0 0 158 44"(?!.*<text).*<\/svg>\n$/)
    }
    expect(read('readme.txt').toString()).toContain('160 g/m²')
    const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0)
    expect(bytes).toBeLessThan(450_000)
    // Who is hidden and approved again is sent nothing a second time.
    for (const published of [false, true]) await anna.decide({ published })
    const { rows } = await shop.database.execute(sql`select from pgboss.job where name = 'prepare-materials'`)
    expect([rows.length, emailsTo(chef.email).length]).toEqual([1, 1])
  })

  test(
    'reads the letter, the certificate and the hints in the language of the application, with others at once',
    onlyForRelease('each language has its letter in the gate; this makes all of the materials four times'),
    async () => {
      const { shop, emailsTo } = await openMaterialsShop()
      const emailIn = (language: Language) => `zagiel-${language}@example.com`
      const houses = []
      for (const language of languages)
        houses.push(await applicant(shop, { ...restaurant, email: emailIn(language) }, language))
      await Promise.all(houses.map((house) => house.decide({ published: true })))
      for (const house of houses) await stands(house, 'sent')
      for (const language of languages) {
        const emails = emailsTo(emailIn(language))
        expect(emails).toHaveLength(1)
        const [email] = emails
        expect(email?.subject).toBe(materialsServerTexts[language].materials.subject)
        for (const part of [email?.text, email?.html?.replaceAll('&nbsp;', '\u00A0')]) {
          expect(part).toContain('Pod Żaglem')
          expect(part).toContain(`?lang=${language}`)
        }
        expect(email?.text).toContain('30 ')
        await expectWritten(language, await unpack(shop, tokenIn(email ?? {})))
      }
    },
  )

  test('is given the next number, however often others were approved or sent theirs', async () => {
    const shop = await openTestShop()
    const numberOf = async (one: Awaited<ReturnType<typeof applicant>>) =>
      (await one.record()).certificateNumber?.slice(-4)
    const anna = await applicant(shop)
    for (const published of [true, false, true]) await anna.decide({ published })
    await shop.database.execute(sql`update member_materials set state = 'failed'`)
    expect((await anna.ask()).status).toBe(202)
    const house = await applicant(shop, restaurant)
    await house.ask()
    expect([await numberOf(anna), await numberOf(house)]).toEqual(['0001', '0002'])
  })

  test('after the materials were posted by hand is sent none', async () => {
    const { shop } = await openMaterialsShop()
    const anna = await applicant(shop)
    await anna.decide({ materialsSent: true })
    await anna.decide({ published: true })
    expect((await anna.record()).state).toBe('none')
  })

  test('at once with eleven others has a number of their own', async () => {
    const shop = await openTestShop()
    const twelve = []
    for (let one = 0; one < 12; one += 1) {
      twelve.push(await applicant(shop, { ...chef, email: `chef${one}@example.com` }))
      await shop.database.execute(sql`delete from attempts`)
    }
    // One session for all of them.
    await shop.callAsAdmin('GET', '/api/admin/session')
    const answers = await Promise.all(twelve.map((one) => one.decide({ published: true })))
    expect(answers.map(({ status }) => status)).toEqual(twelve.map(() => 200))
    const numbers = await Promise.all(twelve.map(async (one) => (await one.record()).certificateNumber))
    expect(numbers).not.toContain(null)
    expect(new Set(numbers).size).toBe(12)
  })
})

/** What a restaurant is given, in a language. */
async function expectWritten(language: Language, files: Record<string, Buffer>) {
  const ending = (end: string) => Object.entries(files).find(([name]) => name.endsWith(end))?.[1] ?? Buffer.alloc(0)
  const document = await getDocumentProxy(new Uint8Array(ending('.pdf')))
  const { info } = await getMeta(document)
  const { title, statement, readme } = materialsServerTexts[language].certificate
  expect(info['Title']).toBe(`${title} – Pod Żaglem`)
  const { text } = await extractText(document, { mergePages: true })
  expect(text).toContain(title)
  expect(text.replaceAll(/\s/g, '')).toContain(statement.restaurant.replaceAll(/\s/g, ''))
  expect(ending('.txt').toString()).toContain(readme.split('\n')[0])
}

describe('the administrator', slowTest, () => {
  test(
    'has them sent before anybody is approved, and sent again: the number stays, and both links work',
    onlyForRelease('it is sent once in the gate, by who presses twice'),
    async () => {
      const { shop, emailsTo } = await openMaterialsShop()
      const anna = await applicant(shop)
      expect((await anna.ask()).status).toBe(202)
      await stands(anna, 'sent')
      const first = await anna.record()
      expect((await anna.ask()).status).toBe(409)
      expect((await anna.ask(true)).status).toBe(202)
      await expect.poll(() => emailsTo(chef.email).length, timeout).toBe(2)
      await stands(anna, 'sent')
      const again = await anna.record()
      expect(again.certificateNumber).toBe(first.certificateNumber)
      const tokens = emailsTo(chef.email).map((email) => tokenIn(email))
      expect(new Set(tokens).size).toBe(2)
      for (const token of tokens) await unpack(shop, token)
      await anna.decide({ published: true })
      expect((await anna.record()).state).toBe('sent')
    },
  )

  test('who presses twice, or in two windows, has one letter sent; materials count as supplied when it is handed over, not before', async () => {
    const { shop, office, emailsTo } = await openMaterialsShop()
    office.trouble({ at: 'recipient', code: 451, saying: '4.3.0 later' })
    const anna = await applicant(shop)
    const answers = await Promise.all([anna.ask(), anna.ask(), anna.decide({ published: true }), anna.ask()])
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 200, 202])
    await stands(anna, 'mailing')
    const posted = async () =>
      (await shop.database.execute(sql`select materials_sent_at as at from members`)).rows[0]?.['at']
    expect(await posted()).toBeNull()
    office.recover()
    await stands(anna, 'sent')
    expect(await posted()).not.toBeNull()
    const { rows } = await shop.database.execute(sql`
      select count(*)::integer as jobs from pgboss.job where name = 'prepare-materials' and state <> 'completed'`)
    expect([rows, emailsTo(chef.email).length]).toEqual([[{ jobs: 0 }], 1])
  })

  test('decides about a name with letters that can’t be drawn, before anything is sent', async () => {
    const { shop, emailsTo } = await openMaterialsShop()
    const name = { ...chef, firstName: '李', lastName: 'Nowak' }
    const li = await applicant(shop, name)
    await li.decide({ published: true })
    await stands(li, 'held')
    expect(await li.record()).toMatchObject({ missingLetters: ['李'] })
    expect(emailsTo(chef.email)).toEqual([])
    await li.ask()
    await stands(li, 'sent')
    expect(await li.record()).toMatchObject({ missingLetters: ['李'], reason: null })
  })

  test('looks at each piece before anything is sent, and nobody is given a number by that', async () => {
    const { shop } = await openMaterialsShop()
    const anna = await applicant(shop)
    const path = `/api/admin/members/${anna.id}/materials`
    for (const [file, type] of [
      ['certificate.pdf', 'application/pdf'],
      ['certificate.webp', 'image/webp'],
      ['social-1080x1080.png', 'image/png'],
      ['social-1080x1920.png', 'image/png'],
      ['social-1200x630.png', 'image/png'],
    ] as const) {
      const answer = await shop.callAsAdmin('GET', `${path}/${file}`)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
    }
    for (const file of ['certificate.exe', '..%2F..%2Fetc%2Fpasswd', 'readme.txt'])
      expect((await shop.callAsAdmin('GET', `${path}/${file}`)).status).toBe(404)
    expect((await shop.callAsAdmin('GET', '/api/admin/members/999/materials/certificate.pdf')).status).toBe(404)
    expect((await shop.callAsAdmin('POST', '/api/admin/members/999/materials', { body: { again: true } })).status).toBe(
      404,
    )
    expect((await anna.record()).certificateNumber).toBeNull()
  })
})
