import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import PostalMime from 'postal-mime'
import type { Page } from 'playwright-core'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { materialsTexts } from '../../src/i18n/materials.ts'
import { languages, type Language } from '../../src/kernel/language.ts'
import { chef } from '../support/applications.ts'
import { findingsOn, sidewaysOn } from '../support/findings.ts'
import { usePanelAndDatabase } from '../support/panel.ts'

const { panel, database } = await usePanelAndDatabase()
const { program, visit, asAdmin } = panel

/** The address in the letter to somebody new whose materials were made. */
async function receiveLink(language: Language): Promise<string> {
  await database.execute(sql`delete from attempts`)
  const email = `${crypto.randomUUID()}@example.com`
  const form = new FormData()
  form.set('data', JSON.stringify({ ...chef, firstName: 'Zoë 👩‍🍳', email }))
  const applied = await fetch(`${program.origin}/api/chefs?lang=${language}`, { method: 'POST', body: form })
  const { id } = (await applied.json()) as { id: number }
  await asAdmin('POST', `/api/admin/members/${id}/materials`, { again: false })
  const path = async () => {
    const folder = join(program.dataFolder, 'outbox')
    for (const file of await readdir(folder).catch(() => [])) {
      const { to, text } = await PostalMime.parse(await readFile(join(folder, file)))
      const found = /\/materials\/\S+/.exec(text ?? '')?.[0]
      if (found && to?.[0]?.address === email) return found
    }
    return ''
  }
  await expect.poll(path, { timeout: 90_000, interval: 200 }).not.toBe('')
  return `${program.origin}${await path()}`
}

/** Every picture of the page has come. */
const picturesOn = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth > 500).length)

describe.for(languages)('a member who reads %s', { timeout: 240_000 }, (language) => {
  test.for([true, false])('sees what was made and takes all of it away (JavaScript: %s)', async (javaScriptEnabled) => {
    const texts = await materialsTexts.load(language)
    const page = await visit(await receiveLink(language), { javaScriptEnabled, locale: 'it' })
    await page.getByRole('heading', { level: 1, name: texts.heading }).waitFor()
    await page.getByText(texts.greeting('Zoë 👩‍🍳 Nowak')).waitFor()
    for (const picture of await page.getByRole('img').all()) await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picturesOn(page), { timeout: 60_000 }).toBe(4)
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

  test('finds a page that anybody can use, on a phone, a tablet and a desk, and when the link has expired', async () => {
    const texts = await materialsTexts.load(language)
    const address = await receiveLink(language)
    const page = await visit(address, {}, /status of 4(04|10)/)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findingsOn(page)).toEqual([])
      expect(await sidewaysOn(page)).toBe(0)
    }
    await database.execute(sql`update material_links set valid_until = now() - interval '1 minute'`)
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: texts.expired.heading }).waitFor()
    expect(await findingsOn(page)).toEqual([])
    await page.goto(`${program.origin}/materials/half-a-link?lang=${language}`)
    await page.getByRole('heading', { level: 1, name: texts.unknown.heading }).waitFor()
    expect(await findingsOn(page)).toEqual([])
  })
})
