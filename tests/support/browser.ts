import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Starting a process for each page takes as long as showing it.
  '--renderer-process-limit=1',
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

interface Profile {
  context: BrowserContext
  page: Page
  options: BrowserContextOptions
  complaints: string[]
  /** What may be complained of. */
  expected: RegExp
  /** A test has changed something that can't be taken back. */
  isMarked: boolean
  /** Takes back what can be. */
  undo: (() => unknown)[]
}

const shopHosts = new Set(['127.0.0.1', 'localhost'])

type Emitter = Record<'on' | 'once' | 'off', (event: unknown, listener: unknown) => unknown>

/** Where words that need a font come late, Chromium says that it was fetched in vain. */
const ofSlowness = /was preloaded using link preload but not used within/

const whoHasSeenNothing = { viewport: { width: 1280, height: 800 }, locale: 'pl-PL' }

/** By what they were opened with. One of the ordinary kind is kept for the files that follow. */
const emptied = new Map<string, Profile[]>()
const ordinary = JSON.stringify({})

/**
 * Visitors in a real browser, each with an empty profile: no cookies, nothing stored, nobody else's pages. A browser that was
 * here before has read the program's files already, which is half of the time that a page takes; where that matters, ask for
 * one that is new.
 */
export function useBrowser(asked: 'new' | 'emptied' = 'emptied') {
  afterAll(async () => {
    const [kept, ...others] = emptied.get(ordinary) ?? []
    emptied.delete(ordinary)
    await Promise.all([...others, ...[...emptied.values()].flat()].map(({ context }) => context.close()))
    emptied.clear()
    if (kept) emptied.set(ordinary, [kept])
  })

  /**
   * A visitor with an empty profile, at an address; who names `about:blank` goes nowhere yet. What their console complains of
   * fails the test unless it is expected, and so does what is asked of anybody else than the shop.
   */
  async function visit(address: string, options: BrowserContextOptions = {}, expected = /^$/): Promise<Page> {
    const alike = emptied.get(JSON.stringify(options)) ?? []
    emptied.set(JSON.stringify(options), alike)
    const profile = alike.pop() ?? (await openProfile({ ...whoHasSeenNothing, ...options }))
    const { page, context, complaints } = profile
    profile.expected = expected
    if (address !== 'about:blank') await page.goto(address)
    onTestFinished(async () => {
      const isEmpty = asked === 'emptied' && (await empty(profile))
      if (isEmpty) alike.push(profile)
      else await context.close()
      expect(complaints.splice(0)).toEqual([])
    })
    return page
  }
  return { visit }
}

async function openProfile(options: BrowserContextOptions): Promise<Profile> {
  const browser = await openedBrowser()
  const context = await browser.newContext(options)
  if (options.javaScriptEnabled !== false) context.on('page', waitForLife)
  // Sooner than the test's own end, so that it says what it waited for.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  lookOften(page)
  const profile: Profile = { context, page, options, complaints: [], expected: /^$/, isMarked: false, undo: [] }
  const complain = (text: string) => {
    if (!profile.expected.test(text) && !ofSlowness.test(text)) profile.complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
  })
  page.on('pageerror', (error) => profile.complaints.push(String(error)))
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !shopHosts.has(hostname)) complain(`asked ${request.url()}`)
  })
  follow(page, ['addInitScript', 'exposeFunction'], () => (profile.isMarked = true))
  follow(page.clock, ['install', 'setSystemTime', 'setFixedTime'], () => (profile.isMarked = true))
  follow(context, ['addInitScript', 'grantPermissions'], () => (profile.isMarked = true))
  follow(context, ['setOffline'], () => profile.undo.push(() => context.setOffline(false)))
  const asItCame = {
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    media: null,
    reducedMotion: null,
    ...options,
  }
  follow(page, ['emulateMedia'], () => profile.undo.push(() => page.emulateMedia(asItCame)))
  // What was changed over such a line is so for as long as it is held.
  follow(context, ['newCDPSession'], (line) =>
    profile.undo.push(async () => (await (line as Promise<CDPSession>)).detach().catch(() => undefined)),
  )
  for (const emitter of [page, context] as Emitter[])
    follow(emitter, ['on', 'once'], (_, event, listener) => profile.undo.push(() => emitter.off(event, listener)))
  return profile
}

/** How Playwright's own frame of a page looks for what isn't there yet. */
interface Frame {
  retryWithProgressAndBackoff(progress: unknown, action: unknown): unknown
  retryWithProgressAndTimeouts(progress: unknown, pauses: number[], action: unknown): unknown
}

/** Playwright looks again after half a second in the end, when most of what a test waits for has been there for long. */
function lookOften(page: Page): void {
  const { _connection } = page as unknown as { _connection?: { toImpl?(thing: unknown): Frame } }
  const frame = _connection?.toImpl?.(page.mainFrame())
  if (!frame?.retryWithProgressAndTimeouts) throw new Error('This Playwright looks for things in another way.')
  const { prototype } = frame.constructor as unknown as { prototype: Frame }
  prototype.retryWithProgressAndBackoff = function retry(this: Frame, progress, action) {
    return this.retryWithProgressAndTimeouts(progress, [20, 50, 100], action)
  }
}

/** Hears of calls, with what they gave and were given. */
function follow<Thing extends object>(
  thing: Thing,
  names: (keyof Thing)[],
  hear: (given: unknown, ...words: unknown[]) => unknown,
): void {
  for (const name of names) {
    const call = thing[name] as (...words: unknown[]) => unknown
    Object.assign(thing, {
      [name](...words: unknown[]) {
        const given = call.apply(thing, words)
        hear(given, ...words)
        return given
      },
    })
  }
}

/** Takes back all that somebody has left in their browser, or says that it can't. */
async function empty({ context, page, options, isMarked, undo }: Profile): Promise<boolean> {
  if (isMarked || page.isClosed()) return false
  try {
    await Promise.all(undo.splice(0).map((takeBack) => takeBack()))
    await Promise.all(context.pages().map((other) => other !== page && other.close()))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    const { origin, hostname } = new URL(page.url())
    // What the shop has stored can't be reached from elsewhere.
    if (hostname && !shopHosts.has(hostname)) return false
    // Without code, pages keep cookies alone.
    if (origin !== 'null' && options.javaScriptEnabled !== false) {
      // A page of the shop on which nothing runs that could store something again.
      await page.goto(`${origin}/robots.txt`, { timeout: 10_000 })
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
    await context.clearCookies()
    if (options.viewport) await page.setViewportSize(options.viewport)
    return true
  } catch {
    return false
  }
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

/** The shop's toast as it is seen: for five seconds, while screen readers have its words before them for one. */
export const messageOn = (page: Page) => page.locator('li[data-state=open]')

/** Waits until a dialog hears keys: it is drawn a moment before it has the focus, and knows that it is the topmost one a moment later. */
export async function listens(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await dialog.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise((pass) => requestAnimationFrame(() => setTimeout(pass)))
  })
}
