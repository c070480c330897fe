import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { brand } from '../../src/brand.ts'
import { paymentSuccessTexts } from '../../src/i18n/payment-success.ts'
import { languages } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { writePaidOrder } from '../support/paid-orders.ts'
import { useDatabase, useProgram } from '../support/program.ts'

const { visit } = useBrowser()

const { url, database } = await useDatabase()
const program = useProgram({ DATABASE_URL: url })

const line = { id: 2, name: 'Sól celtycka gruba', price: '29.90', quantity: 2, weight: '500g' }
const other = { ...line, id: 3, quantity: 1 }
const calls = '**/api/store/checkout-sessions/**'

const address = (session?: string) =>
  `${program.origin}/checkout/success${session === undefined ? '' : `?session_id=${session}`}`
const write = (state: Parameters<typeof writePaidOrder>[1]) => writePaidOrder(database, state)

const fillCart = (page: Page, cart: object[] = [line]) =>
  page.evaluate(
    ([slug, kept]) => {
      window.localStorage.setItem(`${slug}-cart`, kept)
      window.localStorage.setItem(`${slug}-checkout`, '{"id":"a"}')
    },
    [brand.slug, JSON.stringify(cart)] as const,
  )
const keptCart = (page: Page) =>
  page.evaluate((slug) => JSON.parse(window.localStorage.getItem(`${slug}-cart`) ?? '[]') as object[], brand.slug)
const keptDraft = (page: Page) => page.evaluate((slug) => window.localStorage.getItem(`${slug}-checkout`), brand.slug)

/** Comes back from paying, with something in the cart. */
async function comeBack(
  session?: string,
  expected?: RegExp,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const page = await visit(`${program.origin}/contact`, {}, expected)
  await fillCart(page)
  await prepare(page)
  await page.goto(address(session))
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const pl = () => paymentSuccessTexts.load('pl')

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

describe.for(languages)('without scripts, in %s', (language) => {
  const open = (session?: string) => visit(address(session), { javaScriptEnabled: false, locale: language })

  test('who has paid is thanked, reads the numbers and what comes next, and finds the way on', async () => {
    const texts = await paymentSuccessTexts.load(language)
    const { number, session } = await write('paid')
    const page = await open(session)
    await heading(page, texts.title)
    await page.getByText(texts.lead.paid, { exact: true }).waitFor()
    await expect
      .poll(() => page.getByRole('definition').allTextContents())
      .toEqual([number, `${session.slice(0, 24)}…`])
    expect(await page.content()).not.toContain(`${session.slice(0, 25)}<`)
    await expect
      .poll(() => page.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(texts.next.steps.map(({ name }) => name))
    await expect.poll(() => page.getByRole('link', { name: texts.toStore }).getAttribute('href')).toBe('/store')
    await expect
      .poll(() => page.getByRole('link', { name: brand.officeEmail }).first().getAttribute('href'))
      .toBe(`mailto:${brand.officeEmail}`)
    await expect.poll(() => page.getByRole('link', { name: texts.checkAgain }).count()).toBe(0)
  })

  test('who waits reads so, and can look again', async () => {
    const texts = await paymentSuccessTexts.load(language)
    const { number, session } = await write('open')
    const page = await open(session)
    await heading(page, texts.title)
    await page.getByText(texts.lead.waiting).waitFor()
    await page.getByText(number).waitFor()
    await page.getByRole('link', { name: texts.checkAgain }).click()
    await page.waitForLoadState()
    expect(page.url()).toBe(address(session))
    await page.getByText(texts.lead.waiting).waitFor()
  })

  test.for(['declined', 'expired'] as const)('who has not paid reads so, and can try again: %s', async (state) => {
    const texts = await paymentSuccessTexts.load(language)
    const { session } = await write(state)
    const page = await open(session)
    await heading(page, texts.failed.title)
    await page.getByText(texts.lead.failed).waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: texts.failed.tryAgain }).getAttribute('href'))
      .toBe('/checkout')
    await expect.poll(() => page.getByRole('link', { name: texts.failed.toCart }).getAttribute('href')).toBe('/cart')
    await expect.poll(() => page.getByText(texts.next.heading).count()).toBe(0)
  })

  test.for(['cs_test_that_nobody_knows', undefined])(
    'a payment that nobody knows is not doubted: %s',
    async (session) => {
      const texts = await paymentSuccessTexts.load(language)
      const page = await open(session)
      await heading(page, texts.title)
      await page.getByText(texts.lead.unknown).waitFor()
      await page.getByText(texts.next.heading).waitFor()
      await expect.poll(() => page.getByText('cs_test_that_nobody_know…').count()).toBe(session ? 1 : 0)
    },
  )
})

test('who has not paid an order from another browser is led to the e-mail, not to an empty cart', async () => {
  const texts = await pl()
  const { session } = await write('declined')
  const page = await visit(address(session))
  await heading(page, texts.failed.title)
  await page.getByText(texts.failed.withoutCart).waitFor()
  await expect.poll(() => page.getByRole('link', { name: texts.failed.tryAgain }).count()).toBe(0)
  await expect.poll(() => page.getByRole('link', { name: texts.toStore }).getAttribute('href')).toBe('/store')
})

describe('the cart', () => {
  test.for(['paid', 'open'] as const)('and what was typed are gone once an order is %s', async (state) => {
    const page = await comeBack((await write(state)).session)
    await expect.poll(() => keptCart(page)).toEqual([])
    expect(await keptDraft(page)).toBeNull()
    await page.getByRole('link', { name: /^Koszyk$/ }).waitFor()
  })

  test.for(['cs_test_that_nobody_knows', undefined])('is gone though nobody knows the session: %s', async (session) => {
    const page = await comeBack(session)
    await expect.poll(() => keptCart(page)).toEqual([])
  })

  test('and what was typed stay when the payment failed', async () => {
    const texts = await pl()
    const page = await comeBack((await write('declined')).session)
    await heading(page, texts.failed.title)
    await page.getByRole('link', { name: /^Koszyk, / }).waitFor()
    expect(await keptCart(page)).toEqual([line])
    expect(await keptDraft(page)).not.toBeNull()
    await page.getByRole('link', { name: texts.failed.toCart }).click()
    await heading(page, 'Koszyk')
    expect(await keptCart(page)).toEqual([line])
  })

  test('that was filled since is kept when the page is opened again', async () => {
    const { session } = await write('paid')
    const page = await comeBack(session)
    await expect.poll(() => keptCart(page)).toEqual([])
    await fillCart(page, [other])
    await page.reload()
    await page.getByRole('link', { name: /^Koszyk, / }).waitFor()
    await page.waitForTimeout(300)
    expect(await keptCart(page)).toEqual([other])
  })
})

describe('who waits for a payment', () => {
  test('is told when it arrives, where the page was already, without a reload', async () => {
    const texts = await pl()
    const { number, session } = await write('open')
    let state = 'waiting'
    let asked = 0
    const page = await comeBack(session, undefined, (visitor) =>
      visitor.route(calls, (route) => {
        asked += 1
        return route.fulfill({ json: { state, orderNumber: number } })
      }),
    )
    await page.getByText(texts.lead.waiting).waitFor()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const told = await page.locator('main output').elementHandle()
    await expect.poll(() => asked, { timeout: 8_000 }).toBe(1)
    state = 'paid'
    await expect.poll(() => told?.textContent(), { timeout: 8_000 }).toBe(texts.lead.paid)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const soFar = asked
    await page.waitForTimeout(6_000)
    expect(asked).toBe(soFar)
  })

  test('has the cart back when it fails after all', async () => {
    const texts = await pl()
    const { session } = await write('open')
    let state = 'waiting'
    const page = await comeBack(session, undefined, (visitor) =>
      visitor.route(calls, (route) => route.fulfill({ json: { state, orderNumber: null } })),
    )
    await expect.poll(() => keptCart(page)).toEqual([])
    state = 'failed'
    const told = await page.locator('main output').elementHandle()
    await heading(page, texts.failed.title)
    await expect.poll(() => told?.textContent()).toBe(texts.lead.failed)
    await expect.poll(() => keptCart(page)).toEqual([line])
  })

  test('hears that nobody can be asked just now, and still hears when somebody can', async () => {
    const texts = await pl()
    const { number, session } = await write('open')
    let isAway = true
    const page = await comeBack(session, /status of 503/, (visitor) =>
      visitor.route(calls, (route) =>
        isAway
          ? route.fulfill({ status: 503, json: { message: 'Chwila przerwy.' } })
          : route.fulfill({ json: { state: 'paid', orderNumber: number } }),
      ),
    )
    await page.getByText(texts.lead.unknown).waitFor()
    isAway = false
    await page.getByText(texts.lead.paid, { exact: true }).waitFor()
  })

  test('is asked to look again when five minutes have passed, and may', async () => {
    const texts = await pl()
    const { number, session } = await write('open')
    let state = 'waiting'
    let asked = 0
    const page = await comeBack(session, undefined, async (visitor) => {
      await visitor.clock.install()
      await visitor.route(calls, (route) => {
        asked += 1
        return route.fulfill({ json: { state, orderNumber: number } })
      })
    })
    await page.getByText(texts.lead.waiting).waitFor()
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: texts.checkAgain })
    for (let times = 0; times < 60 && (await button.count()) === 0; times += 1) await page.clock.runFor(10_000)
    await page.getByText(texts.givenUp).waitFor()
    expect(asked).toBeGreaterThan(25)
    expect(asked).toBeLessThan(40)
    const before = asked
    await page.clock.runFor(60_000)
    expect(asked).toBe(before)
    state = 'paid'
    await button.click()
    await page.getByText(texts.lead.paid, { exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })
})

test.for(languages)('anybody can use it in %s, on a phone and at a desk, however it went', async (language) => {
  for (const state of ['paid', 'open', 'declined'] as const) {
    const { session } = await write(state)
    const page = await visit(`${address(session)}&lang=${language}`, { viewport: { width: 390, height: 844 } })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await findings(page)).toEqual([])
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await findings(page)).toEqual([])
    expect(await overflow()).toBeLessThanOrEqual(0)
  }
})
