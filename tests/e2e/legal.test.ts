import { describe, expect, test } from 'vitest'
import { legalDocuments } from '../../src/legal/legal.ts'
import { readLegalText } from '../../src/legal/legal-texts.server.ts'
import { legalVersions, versionsOf } from '../../src/legal/legal-versions.ts'
import { languages, type Language } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { readHtml } from '../support/html.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const textOf = (document: string, language: Language) => readLegalText(document, versionsOf(document)[0], language)
const titleOf = (document: string, language: Language) => plain(textOf(document, language)?.title ?? '')

const currentDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalVersions[0]),
)

describe.for(languages)('in %s', (language) => {
  test.for(legalDocuments)(
    'the footer of every page leads to %s, which is whole without scripts, too',
    async (name) => {
      const title = titleOf(name, language)
      const page = await fetch(`${program.origin}/activities?lang=${language}`)
      const html = await page.text()
      const footer = html.slice(html.indexOf('<footer'))
      expect(readHtml(footer).all('a', { href: `/${name}` })[0]?.text).toMatch(/\S/)
      const Cookie = page.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
      const there = readHtml(await (await fetch(`${program.origin}/${name}`, { headers: { Cookie } })).text())
      expect(there.all('h1').map(({ text }) => plain(text))).toEqual([title])
      const sections = textOf(name, language)?.markdown.match(/(?<=^## ).+$/gm) ?? []
      expect(sections.length).toBeGreaterThanOrEqual(4)
      expect(there.all('h2').map(({ text }) => plain(text))).toEqual(expect.arrayContaining(sections.map(plain)))
      expect(plain(there.all('title')[0]?.content ?? '')).toContain(title)
    },
  )
})

test('without scripts a footer leads to the text, and nothing is shown that needs them', async () => {
  const page = await visit(`${program.origin}/activities?lang=fr`, { javaScriptEnabled: false })
  await page.locator('footer a[href="/withdrawal"]').click()
  await page.getByRole('heading', { level: 1, name: titleOf('withdrawal', 'fr') }).waitFor()
  await expect.poll(() => page.locator('.legal h2').count()).toBeGreaterThanOrEqual(4)
  await expect.poll(() => page.locator('.needs-scripts').count()).toBeGreaterThan(0)
  await expect.poll(() => page.locator('.needs-scripts:visible').count()).toBe(0)
})

test('going there from another page moves the focus to the heading and names the tab; on paper there is the text alone', async () => {
  const page = await visit(`${program.origin}/activities?lang=en`)
  await page.locator('footer a[href="/terms"]').click()
  const heading = page.getByRole('heading', { level: 1, name: titleOf('terms', 'en') })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.title()).toContain(titleOf('terms', 'en'))
  await page.locator('.legal a[href="/withdrawal"]').click()
  await page.getByRole('heading', { level: 1, name: titleOf('withdrawal', 'en') }).waitFor()
  // On the way out the page must not ask for a legal text that is called after the next page.
  await page.locator('footer a[href="/contact"]').click()
  await page.locator('main form').waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: titleOf('withdrawal', 'en') }).waitFor()

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['body header', 'footer', '.legal ~ p']) {
    await expect.poll(() => page.locator(part).first().isVisible()).toBe(false)
  }
  await expect.poll(() => page.locator('.legal').isVisible()).toBe(true)
})

test('the current version is shown, once and without complaint, whichever other one the address names', async () => {
  const calls: string[] = []
  const page = await visit('about:blank')
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  for (const ending of ['', `&version=${legalVersions[0]}`, '&version=1972-01-01', '&version=']) {
    await page.goto(`${program.origin}/terms?lang=de${ending}`)
    await page.getByRole('heading', { level: 1, name: titleOf('terms', 'de') }).waitFor()
    await page.getByText(`Fassung vom ${currentDay}`).waitFor()
  }
  // What a page asks for when it lives has been asked for when the next one is there.
  await page.goto(`${program.origin}/contact`)
  expect(calls.filter((path) => path.startsWith('/api/legal'))).toEqual([])
})
