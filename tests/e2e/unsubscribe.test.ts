import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { languages } from '../../src/kernel/language.ts'
import { unsubscribeTexts } from '../../src/i18n/unsubscribe.ts'
import { isSuppressed } from '../../src/mail/suppression.server.ts'
import { useBrowser } from '../support/browser.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { latestWayOut, writeNewsletter } from '../support/newsletters.ts'
import { startProgram, useDatabase, useProgram } from '../support/program.ts'

const { visit } = useBrowser()

const { url, database } = await useDatabase()
const program = useProgram({ DATABASE_URL: url })

async function receiveNewsletter(address: string, language: (typeof languages)[number]): Promise<string> {
  await writeNewsletter(database, address, language)
  return `${program.origin}${(await latestWayOut(database)).path}`
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
    expect(await isSuppressed(database, reader)).toBe(false)
    await page.getByRole('heading', { level: 1, name: texts.question.heading }).waitFor()
    await page.getByRole('button', { name: texts.unsubscribe, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: texts.done.heading }).waitFor()
    expect(page.url()).toBe(address)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    expect(await isSuppressed(database, reader)).toBe(true)
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
  const folder = await createDataFolder()
  onTestFinished(folder.remove)
  const { origin, printed, stop } = await startProgram(folder.path, { DATABASE_URL: url })
  onTestFinished(async () => void (await stop()))
  await writeNewsletter(database, 'secret@example.com', 'en')
  const { path, token } = await latestWayOut(database)
  for (const method of ['GET', 'POST']) await (await fetch(`${origin}${path}`, { method })).text()
  for (const said of ['"path":"/unsubscribe/…"', '"method":"POST"']) await expect.poll(printed).toContain(said)
  expect(printed()).not.toContain(token)
})
