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

/** Waits until a dialog has the focus: it is drawn a moment before it hears keys. */
export const listens = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
