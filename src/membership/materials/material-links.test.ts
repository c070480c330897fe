import { materialsTexts } from './texts.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chef } from '../../../tests/support/applications.ts'
import {
  applicant,
  behind,
  openMaterialsShop,
  stands,
  tokenIn,
  unpack,
  timeout,
  slowTest,
} from '../../../tests/support/materials.ts'
import { languages } from '../../kernel/language.ts'
import { countAttempt, limits } from '../../server/http/throttle.ts'
import { clearOldMaterials } from './linked-materials.server.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

/** A shop in which somebody was sent a link. */
async function openWithLink(language = 'pl') {
  const opened = await openMaterialsShop()
  const anna = await applicant(opened.shop, chef, language)
  await anna.decide({ published: true })
  await stands(anna, 'sent')
  const [email] = opened.emailsTo(chef.email)
  return { ...opened, anna, letter: email, token: tokenIn(email ?? {}) }
}

type Linked = Awaited<ReturnType<typeof openWithLink>>

const monthsPass = (shop: Linked['shop']) =>
  shop.database.execute(sql`update material_links set valid_until = now() - interval '1 second'`)

test(
  'a link is valid for thirty days, counts what is taken away, stands in its letter alone, and stays when another of its address is deleted',
  slowTest,
  async () => {
    const linked = await openWithLink()
    const { shop, anna } = linked
    const { sentAt, validUntil } = await anna.record()
    expect(Date.parse(validUntil ?? '') - Date.parse(sentAt ?? '')).toBe(30 * 86_400_000)
    await expectCounted(linked)
    await expectPages(linked)
    await expectSecret(linked)
    await expectThrottled(linked)

    const house = await applicant(shop, {
      organizationName: 'Pod Żaglem',
      email: chef.email,
      address: 'x',
      description: 'y',
    })
    await house.decide({ published: true })
    await stands(house, 'sent')
    await anna.remove()
    const { rows } = await shop.database.execute(sql`select kind from mails where kind = 'materials'`)
    expect(rows).toHaveLength(1)
    expect((await house.record()).state).toBe('sent')
  },
)

/** What is taken away is counted, and not what is only looked at. */
async function expectCounted({ shop, anna, token }: Linked) {
  const { pack } = await behind(shop, token)
  for (const file of ['certificate.webp', 'social-1080x1080.png', 'certificate.pdf', 'logo/salorge.svg', pack.name])
    expect((await shop.call('GET', `/api/materials/${token}/files/${file}`)).status).toBe(200)
  // As programs do that only want to know whether there is something.
  expect((await shop.call('HEAD', `/api/materials/${token}/files/${pack.name}?download=true`)).status).toBe(200)
  expect(await anna.record()).toMatchObject({ downloads: 0, lastDownloadAt: null })
  await unpack(shop, token)
  await unpack(shop, token)
  expect(await anna.record()).toMatchObject({ downloads: 2, lastDownloadAt: expect.stringMatching(/Z$/) })
  for (const file of ['nothing.pdf', '..%2F..%2Fpackage.json', `${token}.zip`])
    expect((await shop.call('GET', `/api/materials/${token}/files/${file}`)).status).toBe(404)
}

/** The page has all of it as plain links, in every language, for its reader alone. */
async function expectPages({ shop, token }: Linked) {
  const { files, pack } = await behind(shop, token)
  for (const language of languages) {
    const texts = (await materialsTexts.load(language)).materials
    const answer = await shop.call('GET', `/materials/${token}?lang=${language}`)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    const html = await answer.text()
    for (const part of [
      texts.heading,
      texts.greeting('Anna Nowak'),
      texts.download,
      '<meta name="robots" content="noindex">',
    ])
      expect(html).toContain(part)
    const hrefs = Array.from(html.matchAll(/<a href="(\/api\/materials[^"]+)"/g), ([, href = '']) => href)
    expect(hrefs).toHaveLength(5)
    for (const href of hrefs) {
      const file = await shop.call('GET', href.replaceAll('&amp;', '&'))
      expect([file.status, file.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
      await file.arrayBuffer()
    }
  }
  expect(files.length).toBe(9)
  expect(pack.name).toMatch(/^salorge-20\d\d-0001\.zip$/)
}

/** It is in no table and no log, but in the letter alone. */
/** Having them packed, that is; each by itself may be looked at. */
async function expectThrottled({ shop, anna, token }: Linked) {
  for (const _ of limits.filesOfOne.waits)
    await countAttempt(shop.database, 'filesOfOne', `member ${anna.id}`).catch(() => {})
  const { pack, files } = await behind(shop, token)
  expect((await shop.call('GET', `/api/materials/${token}/files/${pack.name}`)).status).toBe(429)
  expect((await shop.call('GET', `/api/materials/${token}/files/${files[0]?.name}`)).status).toBe(200)
}

async function expectSecret({ shop, token, logged }: Linked) {
  const { rows } = await shop.database.execute<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') and table_name not in ('mails', 'material_files')`)
  for (const { name } of rows) {
    const [schema = '', table = ''] = name.split('.')
    const found = await shop.database.execute(
      sql`select from ${sql.identifier(schema)}.${sql.identifier(table)} as t where t::text like ${`%${token}%`}`,
    )
    expect(found.rowCount, name).toBe(0)
  }
  expect(logged.join('')).toContain('/materials/…')
  expect(logged.join('')).not.toContain(token)
  expect(logged.join('')).not.toMatch(/Nowak|anna@/)
}

test(
  'a link that has expired says so and leaves nothing in the database; sent anew it leads there, until its member is deleted',
  { ...slowTest, ...onlyForRelease('the page of an expired link is in the gate') },
  async () => {
    const linked = await openWithLink('de')
    const { shop, anna, token, emailsTo } = linked
    const files = async () => (await shop.database.execute(sql`select from material_files`)).rowCount
    await clearOldMaterials(shop.database)
    expect(await files()).toBe(10)
    await monthsPass(shop)
    await expectDeadEnds(linked)
    await clearOldMaterials(shop.database)
    expect(await files()).toBe(0)

    await anna.ask(true)
    await expect.poll(() => emailsTo(chef.email).length, timeout).toBe(2)
    const anew = tokenIn(emailsTo(chef.email)[1] ?? {})
    await unpack(shop, anew)
    expect((await shop.call('GET', `/materials/${token}`)).status).toBe(410)

    await stands(anna, 'sent')
    expect((await anna.remove()).status).toBe(204)
    for (const one of [token, anew]) expect((await shop.call('GET', `/materials/${one}`)).status).toBe(404)
    for (const table of ['member_materials', 'material_files', 'material_links', 'mails'])
      expect((await shop.database.execute(sql`select from ${sql.identifier(table)}`)).rowCount, table).toBe(0)
  },
)

/** What has expired says so, in the reader’s language and with a way out, and what is unknown, too. */
async function expectDeadEnds({ shop, token }: Linked) {
  const texts = (await materialsTexts.load('de')).materials
  for (const [path, status, heading] of [
    [token, 410, texts.expired.heading],
    ['x'.repeat(43), 404, texts.unknown.heading],
    ['half', 404, texts.unknown.heading],
  ] as const) {
    const page = await shop.call('GET', `/materials/${path}?lang=de`)
    const html = await page.text()
    expect([page.status, html.includes(heading), html.includes('mailto:')]).toEqual([status, true, true])
    for (const file of ['', '/files/certificate.pdf', '/files/salorge-2026-0001.zip?download=true'])
      expect((await shop.call('GET', `/api/materials/${path}${file}`)).status).toBe(status)
  }
  expect(await (await shop.call('GET', `/api/materials/${token}?lang=de`)).json()).toMatchObject({
    code: 'materials_link_expired',
  })
}
