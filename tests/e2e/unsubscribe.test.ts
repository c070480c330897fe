import { marketingTexts } from '../../src/marketing/texts.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { Language } from '../../src/kernel/language.ts'
import { isSuppressed } from '../../src/mail/unsubscribe/suppression.server.ts'
import { useBrowser } from '../support/browser.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { latestUnsubscribeLink, writeNewsletter } from '../support/newsletters.ts'
import { startProgram, useDatabase, useProgram } from '../support/program.ts'

const { visit } = useBrowser()

const { url, database } = await useDatabase()
const program = useProgram({ DATABASE_URL: url })

async function receiveNewsletter(address: string, language: Language): Promise<string> {
  await writeNewsletter(database, address, language)
  return `${program.origin}${(await latestUnsubscribeLink(database)).path}`
}

test.for([
  ['pl', true],
  ['de', false],
] as const)(
  'a reader of a newsletter in %s unsubscribes with one press, and reads so (JavaScript: %s)',
  async ([language, javaScriptEnabled]) => {
    const texts = (await marketingTexts.load(language)).unsubscribe
    const reader = `${language}@example.com`
    const address = await receiveNewsletter(reader, language)
    const page = await visit(address, { javaScriptEnabled, locale: 'it' })
    await page.getByRole('heading', { level: 1, name: texts.question.heading }).waitFor()
    // Whoever looks again is asked again: looking alone does nothing.
    await page.reload()
    await page.getByRole('heading', { level: 1, name: texts.question.heading }).waitFor()
    expect(await isSuppressed(database, reader)).toBe(false)
    await page.getByRole('button', { name: texts.unsubscribe, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: texts.done.heading }).waitFor()
    await expect.poll(() => page.url()).toBe(address)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    expect(await isSuppressed(database, reader)).toBe(true)
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: texts.done.heading }).waitFor()
  },
)

test('what the program prints holds no token', async () => {
  const folder = await createDataFolder()
  onTestFinished(folder.remove)
  const { origin, printed, stop } = await startProgram(folder.path, { DATABASE_URL: url })
  onTestFinished(async () => void (await stop()))
  await writeNewsletter(database, 'secret@example.com', 'en')
  const { path, token } = await latestUnsubscribeLink(database)
  for (const method of ['GET', 'POST']) await (await fetch(`${origin}${path}`, { method })).text()
  for (const said of ['"path":"/unsubscribe/…"', '"method":"POST"']) await expect.poll(printed).toContain(said)
  expect(printed()).not.toContain(token)
})
