import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../src/kernel/language.ts'
import { unsubscribeTexts } from '../../src/i18n/unsubscribe.ts'
import { isSuppressed } from '../../src/mail/suppression.server.ts'
import { connectDatabase, type DatabaseConnection } from '../../src/server/database.ts'
import { createLog } from '../../src/server/log.ts'
import { useBrowser } from '../support/browser.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase } from '../support/database.ts'
import { latestWayOut, writeNewsletter } from '../support/newsletters.ts'
import { startProgram, type Program } from '../support/program.ts'

const { visit } = useBrowser()

let program: Program
let connection: DatabaseConnection
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await createDataFolder()
  const { url, drop } = await createTestDatabase('ready')
  connection = connectDatabase(url, createLog('silent'))
  program = await startProgram(folder.path, { DATABASE_URL: url })
  closers.push(program.stop, connection.close, drop, folder.remove)
})
afterAll(async () => {
  for (const close of closers) await close()
})

async function receiveNewsletter(address: string, language: (typeof languages)[number]): Promise<string> {
  await writeNewsletter(connection.database, address, language)
  return `${program.origin}${(await latestWayOut(connection.database)).path}`
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

describe.for(languages)('a reader of a newsletter in %s', (language) => {
  test.for([true, false])('unsubscribes with one press, and reads so (JavaScript: %s)', async (javaScriptEnabled) => {
    const texts = await unsubscribeTexts.load(language)
    const reader = `${language}-${javaScriptEnabled}@example.com`
    const address = await receiveNewsletter(reader, language)
    const page = await visit(address, { javaScriptEnabled, locale: 'it' })
    await page.waitForLoadState('networkidle')
    expect(await isSuppressed(connection.database, reader)).toBe(false)
    await page.getByRole('heading', { level: 1, name: texts.question.heading }).waitFor()
    await page.getByRole('button', { name: texts.unsubscribe, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: texts.done.heading }).waitFor()
    expect(page.url()).toBe(address)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    expect(await isSuppressed(connection.database, reader)).toBe(true)
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: texts.done.heading }).waitFor()
  })

  test('finds a page that anybody can use, on a phone and a desk, before, afterwards, and when the link is unknown', async () => {
    const texts = await unsubscribeTexts.load(language)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const address = await receiveNewsletter(`${language}-${viewport.width}@example.com`, language)
      const page = await visit(address, { viewport }, /status of 404/)
      const look = async (heading: string) => {
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        expect(await findings(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      }
      await look(texts.question.heading)
      await page.getByRole('button', { name: texts.unsubscribe, exact: true }).click()
      await look(texts.done.heading)
      await page.goto(`${program.origin}/unsubscribe/half-a-link?lang=${language}`)
      await look(texts.unknown.heading)
    }
  })
})

test('what the program prints holds no token', async () => {
  const address = await receiveNewsletter('secret@example.com', 'en')
  for (const method of ['GET', 'POST']) await (await fetch(address, { method })).text()
  const { token } = await latestWayOut(connection.database)
  await expect.poll(() => program.printed()).toContain('"path":"/unsubscribe/…"')
  expect(program.printed()).toContain('"method":"POST"')
  expect(program.printed()).not.toContain(token)
})
