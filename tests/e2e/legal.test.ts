import { describe, expect, test } from 'vitest'
import { legalDocuments } from '../../src/legal/legal.ts'
import { readLegalText } from '../../src/legal/legal-texts.server.ts'
import { legalVersions, versionsOf } from '../../src/legal/legal-versions.ts'
import { languages, type Language } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()

const titleOf = (document: string, language: Language) =>
  readLegalText(document, versionsOf(document)[0], language)?.title.replaceAll('\u00A0', ' ') ?? ''

const currentDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalVersions[0]),
)

describe.for(languages)('in %s', (language) => {
  test.for(legalDocuments)(
    'the footer of every page leads to %s, which is whole without scripts, too',
    async (name) => {
      const page = await visit(`${program.origin}/activities?lang=${language}`, { javaScriptEnabled: false })
      await page.locator(`footer a[href="/${name}"]`).click()
      await page.getByRole('heading', { level: 1, name: titleOf(name, language) }).waitFor()
      await expect.poll(() => page.locator('.legal h2').count()).toBeGreaterThanOrEqual(4)
      await expect.poll(() => page.locator('.needs-scripts').isVisible()).toBe(false)
      expect((await page.title()).replaceAll('\u00A0', ' ')).toContain(titleOf(name, language))
    },
  )
})

test('going there from another page moves the focus to the heading and names the tab', async () => {
  const page = await visit(`${program.origin}/activities?lang=en`)
  await page.locator('footer a[href="/terms"]').click()
  const heading = page.getByRole('heading', { level: 1, name: titleOf('terms', 'en') })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.title()).toContain(titleOf('terms', 'en'))
  await page.locator('.legal a[href="/withdrawal"]').click()
  await page.getByRole('heading', { level: 1, name: titleOf('withdrawal', 'en') }).waitFor()
})

test.for(['', `&version=${legalVersions[0]}`, '&version=1972-01-01', '&version='])(
  'the current version is shown, once and without complaint, when the address ends with "%s"',
  async (ending) => {
    const calls: string[] = []
    const page = await visit('about:blank')
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.goto(`${program.origin}/privacy?lang=de${ending}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: titleOf('privacy', 'de') }).waitFor()
    await page.getByText(`Fassung vom ${currentDay}`).waitFor()
    expect(calls.filter((path) => path.startsWith('/api/legal'))).toEqual([])
  },
)

test('on paper there is the text alone, and a button asks for it', async () => {
  const page = await visit(`${program.origin}/withdrawal?lang=en`)
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
