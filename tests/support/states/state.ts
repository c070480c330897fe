import type { Page } from 'playwright-core'
import { brand } from '../../../src/brand.ts'
import type { Language } from '../../../src/kernel/language.ts'
import type { Database } from '../../../src/server/database/database.ts'

/** Whose page it is, and what it can be brought about with. */
export interface Visitor {
  page: Page
  origin: string
  database: Database
  language: Language
  /** Goes to a path of the shop, and waits until the page lives and has what it asked for. */
  go(path: string): Promise<void>
  /** The same, but for what it asked for. */
  arrive(path: string): Promise<void>
}

/** How a page can be, by a word or two, and what brings it there. */
export type States = Record<string, (visitor: Visitor) => Promise<unknown>>

/** The page as it comes. */
export const whole =
  (path: string) =>
  ({ go }: Visitor) =>
    go(path)

/** What somebody kept in this browser when they were here before. */
export async function keptIn({ page, origin }: Pick<Visitor, 'page' | 'origin'>, what: string, kept: unknown) {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(([name, value]) => window.localStorage.setItem(name, value), [
    `${brand.slug}-${what}`,
    JSON.stringify(kept),
  ] as const)
}

/** The answer of a shop that can't answer just now. */
export const unavailable = { status: 503, json: { code: 'unavailable', message: 'Not now.', error: 'Not now.' } }

/** Every call that this matches is refused. */
export const refuse = (page: Page, calls: string | RegExp, status = 503) =>
  page.route(calls, (route) => route.fulfill({ ...unavailable, status }))

/** Those calls are never answered. */
export const holdBack = (page: Page, calls: string) => page.route(calls, () => {})

/** Comes to a page from another one, so that the browser asks for what is on it. */
export async function comeBy(visitor: Visitor, link: string) {
  await visitor.go('/terms')
  await visitor.page.locator(link).click()
}

export const submit = (page: Page) => page.locator('main form button[type=submit]').filter({ visible: true }).click()
export const problemShown = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

export function visitorOf(given: Omit<Visitor, 'go' | 'arrive'>): Visitor {
  const { page, origin, language } = given
  const arrive = async (path: string) => {
    const address = new URL(path, origin)
    address.searchParams.set('lang', language)
    await page.goto(address.href)
    await page.waitForFunction(isAlive)
  }
  const go = async (path: string) => {
    await arrive(path)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  }
  return { ...given, arrive, go }
}

/** React has taken over everything that can be pressed. */
const isAlive = () =>
  [...document.querySelectorAll('header button, main button, main input')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps')),
  )
