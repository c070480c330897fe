import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { brand } from '../../src/brand.ts'
import { languages, type Language } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { readHtml } from '../support/html.ts'
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
  const page = await visit(`${program.origin}/robots.txt`, {}, expected)
  await fillCart(page)
  await prepare(page)
  await page.goto(address(session))
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const pl = () => checkoutTexts.part('paymentSuccess').load('pl')

/** The page as the shop sends it to somebody who reads that language, whether or not their browser runs scripts. */
async function sentIn(language: Language, session?: string) {
  const answer = await fetch(address(session), { headers: { 'Accept-Language': language } })
  const html = await answer.text()
  const { all } = readHtml(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
  const textsOf = (name: string) => all(name).map(({ text }) => text)
  return {
    heading: textsOf('h1').join(),
    lead: textsOf('output').filter(Boolean).join(),
    facts: textsOf('dd'),
    headings: [...textsOf('h2'), ...textsOf('h3')],
    whereTo: (name: string) =>
      all('a')
        .find(({ text }) => text === name)
        ?.attribute('href'),
  }
}

describe.for(languages)('without scripts, in %s', (language) => {
  test('who has paid is thanked, reads the numbers and what comes next, and finds the way on', async () => {
    const texts = (await checkoutTexts.load(language)).paymentSuccess
    const { number, session } = await write('paid')
    const page = await sentIn(language, session)
    expect([page.heading, page.lead]).toEqual([texts.title, texts.lead.paid])
    expect(page.facts).toEqual([number, `${session.slice(0, 24)}…`])
    expect(page.headings).toEqual([texts.next.heading, ...texts.next.steps.map(({ name }) => name)])
    expect(page.whereTo(texts.toStore)).toBe('/store')
    expect(page.whereTo(brand.officeEmail)).toBe(`mailto:${brand.officeEmail}`)
    expect(page.whereTo(texts.checkAgain)).toBeUndefined()
  })

  test('who waits reads so, and can look again', async () => {
    const texts = (await checkoutTexts.load(language)).paymentSuccess
    const { number, session } = await write('open')
    const page = await sentIn(language, session)
    expect([page.heading, page.lead]).toEqual([texts.title, texts.lead.waiting])
    expect(page.facts).toContain(number)
    expect(page.whereTo(texts.checkAgain)).toBe(`?session_id=${session}`)
  })

  test.for(['declined', 'expired'] as const)('who has not paid reads so, and can try again: %s', async (state) => {
    const texts = (await checkoutTexts.load(language)).paymentSuccess
    const { session } = await write(state)
    const page = await sentIn(language, session)
    expect([page.heading, page.lead]).toEqual([texts.failed.title, texts.lead.failed])
    expect(page.whereTo(texts.failed.tryAgain)).toBe('/checkout')
    expect(page.whereTo(texts.failed.toCart)).toBe('/cart')
    expect(page.headings).not.toContain(texts.next.heading)
  })

  test.for(['cs_test_that_nobody_knows', undefined])(
    'a payment that nobody knows is not doubted: %s',
    async (session) => {
      const texts = (await checkoutTexts.load(language)).paymentSuccess
      const page = await sentIn(language, session)
      expect([page.heading, page.lead]).toEqual([texts.title, texts.lead.unknown])
      expect(page.headings).toContain(texts.next.heading)
      expect(page.facts).toEqual(session ? ['cs_test_that_nobody_know…'] : [])
    },
  )
})

test('a browser without scripts shows all of it, and who waits looks again by a link', async () => {
  const texts = await pl()
  const [paid, open, declined] = [await write('paid'), await write('open'), await write('declined')]
  const page = await visit(address(open.session), { javaScriptEnabled: false })
  await heading(page, texts.title)
  await page.getByText(texts.lead.waiting).waitFor()
  await page.getByText(open.number).waitFor()
  await page.getByRole('link', { name: texts.checkAgain }).click()
  await page.waitForLoadState()
  await expect.poll(() => page.url()).toBe(address(open.session))
  await page.getByText(texts.lead.waiting).waitFor()
  await page.goto(address(paid.session))
  await page.getByText(texts.lead.paid, { exact: true }).waitFor()
  await page.getByText(paid.number).waitFor()
  for (const { name } of texts.next.steps) await page.getByRole('heading', { level: 3, name }).waitFor()
  await page.getByRole('link', { name: brand.officeEmail }).first().waitFor()
  await page.goto(address(declined.session))
  await heading(page, texts.failed.title)
  await page.getByText(texts.lead.failed).waitFor()
  await page.getByRole('link', { name: texts.failed.tryAgain }).waitFor()
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
  test('and what was typed are gone once an order is paid or waits to be; the cart, too, where nobody knows the session', async () => {
    const page = await comeBack((await write('paid')).session)
    await expect.poll(() => keptCart(page)).toEqual([])
    await expect.poll(() => keptDraft(page)).toBeNull()
    await page.getByRole('link', { name: /^Koszyk$/ }).waitFor()
    await fillCart(page)
    await page.goto(address((await write('open')).session))
    await expect.poll(() => keptCart(page)).toEqual([])
    await expect.poll(() => keptDraft(page)).toBeNull()
    for (const session of ['cs_test_that_nobody_knows', undefined]) {
      await fillCart(page)
      await page.goto(address(session))
      await expect.poll(() => keptCart(page)).toEqual([])
    }
  })

  test('and what was typed stay when the payment failed', async () => {
    const texts = await pl()
    const page = await comeBack((await write('declined')).session)
    await heading(page, texts.failed.title)
    await page.getByRole('link', { name: /^Koszyk, / }).waitFor()
    await expect.poll(() => keptCart(page)).toEqual([line])
    await expect.poll(() => keptDraft(page)).not.toBeNull()
    await page.getByRole('link', { name: texts.failed.toCart }).click()
    await heading(page, 'Koszyk')
    await expect.poll(() => keptCart(page)).toEqual([line])
  })

  test('that was filled since is kept when the page is opened again', async () => {
    const { session } = await write('paid')
    const page = await comeBack(session)
    await expect.poll(() => keptCart(page)).toEqual([])
    await fillCart(page, [other])
    await page.reload()
    await page.getByRole('link', { name: /^Koszyk, / }).waitFor()
    await page.waitForTimeout(300)
    await expect.poll(() => keptCart(page)).toEqual([other])
  })
})

describe('who waits for a payment', () => {
  const patient = async (page: Page, answer: (times: number) => { status?: number; json: unknown }) => {
    const asked = { times: 0 }
    await page.clock.install()
    await page.route(calls, (route) => route.fulfill(answer((asked.times += 1))))
    return asked
  }

  test('is told when it arrives, without a reload, though nobody could be asked for a while; then nobody asks any more', async () => {
    const texts = await pl()
    const { number, session } = await write('open')
    let answer: { status?: number; json: unknown } = { status: 503, json: { message: 'Chwila przerwy.' } }
    let asked = { times: 0 }
    const page = await comeBack(session, /status of 503/, async (visitor) => {
      asked = await patient(visitor, () => answer)
    })
    await page.getByText(texts.lead.waiting).waitFor()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const told = await page.locator('main output').elementHandle()
    const hears = async (sentence: string) => {
      const listen = async () => {
        await page.clock.runFor(1_000)
        return told?.textContent()
      }
      await expect.poll(listen).toBe(sentence)
    }
    await hears(texts.lead.unknown)
    answer = { json: { state: 'waiting', orderNumber: number } }
    await hears(texts.lead.waiting)
    answer = { json: { state: 'paid', orderNumber: number } }
    await hears(texts.lead.paid)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const soFar = asked.times
    await page.clock.runFor(60_000)
    // What was asked before this is heard before it is answered.
    await page.evaluate(async () => void (await fetch('/robots.txt')))
    expect(asked.times).toBe(soFar)
  })

  test('has the cart back when it fails after all', async () => {
    const texts = await pl()
    const { session } = await write('open')
    let state = 'waiting'
    const page = await comeBack(session, undefined, (visitor) =>
      patient(visitor, () => ({ json: { state, orderNumber: null } })),
    )
    await expect.poll(() => keptCart(page)).toEqual([])
    state = 'failed'
    const told = await page.locator('main output').elementHandle()
    const listen = async () => {
      await page.clock.runFor(1_000)
      return told?.textContent()
    }
    await expect.poll(listen).toBe(texts.lead.failed)
    await heading(page, texts.failed.title)
    await expect.poll(() => keptCart(page)).toEqual([line])
  })

  test('is asked to look again when five minutes have passed, and may', async () => {
    const texts = await pl()
    const { number, session } = await write('open')
    let state = 'waiting'
    let asked = { times: 0 }
    const page = await comeBack(session, undefined, async (visitor) => {
      asked = await patient(visitor, () => ({ json: { state, orderNumber: number } }))
    })
    await page.getByText(texts.lead.waiting).waitFor()
    const button = page.getByRole('button', { name: texts.checkAgain })
    const waitOn = async () => {
      await page.clock.runFor(10_000)
      return button.count()
    }
    await expect.poll(waitOn, { interval: 10 }).toBe(1)
    await page.getByText(texts.givenUp).waitFor()
    expect(asked.times).toBeGreaterThan(25)
    expect(asked.times).toBeLessThan(40)
    const before = asked.times
    await page.clock.runFor(60_000)
    await page.evaluate(async () => void (await fetch('/robots.txt')))
    expect(asked.times).toBe(before)
    state = 'paid'
    await button.click()
    await page.getByText(texts.lead.paid, { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })
})
