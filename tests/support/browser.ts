import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium of this process, for all the files that it runs: starting one costs as much as several tests. */
let running: Promise<Browser> | undefined

/** A browser that has crashed took its own test with it; the next test gets a new one. */
async function openedBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  running = launch()
  return running
}

function launch(): Promise<Browser> {
  const { executablePath, env, downloadsPath } = inject('chromium')
  return chromium.launch({
    executablePath,
    args: quiet,
    downloadsPath,
    timeout: 120_000,
    env: { ...process.env, ...env } as Record<string, string>,
  })
}

/** Visitors in a real browser, each with a profile of their own. */
export function useBrowser() {
  /** A visitor with an empty profile. What their console complains of fails the test, unless it is expected. */
  async function visit(address: string, options: BrowserContextOptions = {}, expected = /^$/): Promise<Page> {
    const browser = await openedBrowser()
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pl-PL', ...options })
    if (options.javaScriptEnabled !== false) context.on('page', waitForLife)
    // Sooner than the test's own end, so that it says what it waited for.
    context.setDefaultTimeout(60_000)
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
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options)
    // Whoever goes on at the first sign of a page wants to see it before it lives.
    if (options?.waitUntil !== 'commit') await lives(page)
    return answer
  }
  page.reload = (...how) => reload.apply(page, how).finally(() => lives(page))
  page.goBack = (...how) => goBack.apply(page, how).finally(() => lives(page))
}

/** What has no code doesn't come to life. */
const lives = (page: Page) =>
  page
    .waitForFunction(() => {
      const hasCode = Boolean(document.querySelector<HTMLElement>('script[data-code]')?.dataset['code'])
      const isAlive = Object.keys(document.querySelector('#root') ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      )
      return !hasCode || isAlive || !document.querySelector('#state')?.textContent.trim()
    })
    .catch(() => undefined)

/** Waits until a dialog has the focus: it is drawn a moment before it hears keys. */
export const listens = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
