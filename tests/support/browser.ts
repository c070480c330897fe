import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One Chromium for the tests of a file; each visitor has a profile of their own. */
export function useBrowser() {
  let browser: Awaited<ReturnType<typeof chromium.launch>>
  let downloadsPath = ''
  beforeAll(async () => {
    const { executablePath, env } = inject('chromium')
    downloadsPath = await mkdtemp(join(tmpdir(), 'salorge-browser-'))
    browser = await chromium.launch({
      executablePath,
      args: quiet,
      downloadsPath,
      env: { ...process.env, ...env } as Record<string, string>,
    })
  })
  afterAll(async () => {
    await browser?.close()
    await rm(downloadsPath, { recursive: true, force: true })
  })

  /** A visitor with an empty profile. What their console complains of fails the test, unless it is expected. */
  async function visit(address: string, options: BrowserContextOptions = {}, expected = /^$/): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pl-PL', ...options })
    if (options.javaScriptEnabled !== false) context.on('page', waitForLife)
    // Sooner than the test's own end, so that it says what it waited for.
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning'
      if (isComplaint && !expected.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(address)
    onTestFinished(async () => {
      await context.close()
      expect(complaints).toEqual([])
    })
    return page
  }
  return { visit }
}

/** Going to an address ends when the page lives there: its code is asked for when it has been seen. */
function waitForLife(page: Page): void {
  const { goto, reload, goBack } = page
  page.goto = (...where) => goto.apply(page, where).finally(() => lives(page))
  page.reload = (...how) => reload.apply(page, how).finally(() => lives(page))
  page.goBack = (...how) => goBack.apply(page, how).finally(() => lives(page))
}

/** What has no code, or can't have it, is not waited for longer than somebody would. */
const lives = (page: Page) =>
  page
    .waitForFunction(
      () => {
        const hasCode = Boolean(document.querySelector<HTMLElement>('script[data-code]')?.dataset['code'])
        const isAlive = Object.keys(document.querySelector('#root') ?? {}).some((key) =>
          key.startsWith('__reactContainer'),
        )
        return !hasCode || isAlive || !document.querySelector('#state')?.textContent.trim()
      },
      undefined,
      { timeout: 3_000 },
    )
    .catch(() => undefined)

/** Waits until a dialog has the focus: it is drawn a moment before it hears keys. */
export const listens = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
