import { materialsTexts } from '../../src/membership/materials/texts.ts'
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../src/kernel/language.ts'
import { chef } from '../support/applications.ts'
import { emailsTo } from '../support/outbox.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { eventually } from '../support/timing.ts'

const { panel, database } = await usePanelAndDatabase()
const { program, visit, asAdmin } = panel

/** The address in the letter to somebody new whose materials were made. */
async function receiveLink(language: Language): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  const form = new FormData()
  form.set('data', JSON.stringify({ ...chef, firstName: 'Zoë 👩‍🍳', email }))
  const applied = await fetch(`${program.origin}/api/chefs?lang=${language}`, { method: 'POST', body: form })
  const { id } = (await applied.json()) as { id: number }
  await asAdmin('POST', `/api/admin/members/${id}/materials`, { again: false })
  const find = async () =>
    (await emailsTo(program, email)).flatMap(({ text = '' }) => /\/materials\/\S+/.exec(text)?.[0] ?? [])[0]
  let path: string | undefined
  await eventually(async () => expect((path = await find())).toBeDefined())
  return `${program.origin}${path}`
}

/** Every picture of the page has come. */
const picturesOn = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth > 500).length)

describe('a member who reads German', { timeout: 240_000 }, () => {
  let address: string
  beforeAll(async () => {
    address = await receiveLink('de')
  })

  test.for([true, false])('sees what was made and takes all of it away (JavaScript: %s)', async (javaScriptEnabled) => {
    const texts = (await materialsTexts.load('de')).materials
    const page = await visit(address, { javaScriptEnabled, locale: 'it' })
    await page.getByRole('heading', { level: 1, name: texts.heading }).waitFor()
    await page.getByText(texts.greeting('Zoë 👩‍🍳 Nowak')).waitFor()
    for (const picture of await page.getByRole('img').all()) await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picturesOn(page)).toBe(4)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: texts.download, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^salorge-20\d\d-\d{4}\.zip$/)
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    expect(Object.keys(files)).toHaveLength(9)
    const [single] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: new RegExp(`${texts.certificate.name} \\(`) }).click(),
    ])
    expect(single.suggestedFilename()).toBe('certificate.pdf')
    expect((await readFile(await single.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is told that the link has expired, or is none', async () => {
    const texts = (await materialsTexts.load('de')).materials
    await database.execute(sql`update material_links set valid_until = now() - interval '1 minute'`)
    const page = await visit(address, {}, /status of 4(04|10)/)
    await page.getByRole('heading', { level: 1, name: texts.expired.heading }).waitFor()
    await page.goto(`${program.origin}/materials/half-a-link?lang=de`)
    await page.getByRole('heading', { level: 1, name: texts.unknown.heading }).waitFor()
  })
})
