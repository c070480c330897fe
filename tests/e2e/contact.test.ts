import { fieldProblems } from '../../src/schemas/field-problems.server.ts'
import { contactTexts } from '../../src/contact/texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { outboxOf } from '../support/outbox.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()
const polish = (await contactTexts.load('pl')).contact

const fields = (page: Page) => ({
  name: page.locator('input[name=name]'),
  email: page.locator('input[name=email]'),
  message: page.locator('textarea[name=message]'),
  button: page.locator('form button'),
  sent: page.locator('form output'),
  failed: page.locator('form [role=alert]'),
})

async function fillIn(page: Page, { name = 'Anna Nowak', email = 'anna@example.com', message = 'Dzień dobry!' } = {}) {
  const form = fields(page)
  await form.name.fill(name)
  await form.email.fill(email)
  await form.message.fill(message)
  return form
}

/** Counts what is sent, and answers it if an answer is given. */
async function watch(page: Page, answer?: { status: number; body?: object; after?: Promise<unknown> }) {
  const sent: unknown[] = []
  await page.route('**/api/contact?*', async (route) => {
    sent.push(route.request().postDataJSON())
    await answer?.after
    await (answer ? route.fulfill({ status: answer.status, json: answer.body ?? {} }) : route.continue())
  })
  return sent
}

const whereThingsAre = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('form input, form textarea, form button, h2, footer')].map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return [top + window.scrollY, left, width, height].map(Math.round).join(' ')
    }),
  )

/** Whom the letters to the office are to be answered to. */
const repliesTo = async () =>
  (await outboxOf(program)).flatMap(({ replyTo }) => replyTo?.map(({ address }) => address) ?? [])

const isFocused = (element: Element) => element === document.activeElement
const hasFocus = (name: string) => `document.activeElement?.getAttribute('name') === '${name}'`

describe('a message', () => {
  test('is written and sent by keyboard alone: that is said, the form is empty, nothing has moved, and the office has it', async () => {
    const texts = (await contactTexts.load('fr')).contact
    const page = await visit(`${program.origin}/contact?lang=fr`)
    const { name, email, message, button, sent, failed } = fields(page)
    const before = await whereThingsAre(page)
    await name.focus()
    for (const [label, words] of [
      [texts.name, 'Zoë Żak'],
      [texts.email, 'zoe@example.com'],
      [texts.message, 'Bonjour 🧂 שלום'],
    ] as const) {
      await expect.poll(() => page.getByLabel(label, { exact: true }).evaluate(isFocused)).toBe(true)
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    await expect.poll(() => page.getByRole('button', { name: texts.send }).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText(texts.sent, { exact: true }).waitFor()
    await expect.poll(() => sent.textContent()).toBe(texts.sent)
    await expect.poll(() => failed.textContent()).toBe('')
    expect([await name.inputValue(), await email.inputValue(), await message.inputValue()]).toEqual(['', '', ''])
    await expect.poll(() => button.evaluate(isFocused)).toBe(true)
    expect(await whereThingsAre(page)).toEqual(before)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^mailto:/)
    await name.pressSequentially('M')
    await expect.poll(() => sent.textContent()).toBe('')
    await expect.poll(repliesTo).toEqual(['zoe@example.com'])
  })

  test('is sent once by a double click; while it is, the button says so and what was typed stays as it is', async () => {
    const page = await visit(`${program.origin}/contact`)
    const arrival = Promise.withResolvers<void>()
    const sent = await watch(page, { status: 201, after: arrival.promise })
    const form = await fillIn(page)
    await form.button.dblclick()
    await page.getByRole('button', { name: polish.sending }).waitFor()
    await expect.poll(() => form.button.getAttribute('aria-disabled')).toBe('true')
    await form.message.pressSequentially('more')
    await expect.poll(() => form.message.inputValue()).toBe('Dzień dobry!')
    await form.name.press('Enter')
    arrival.resolve()
    await page.getByText(polish.sent).waitFor()
    expect(sent).toEqual([
      { name: 'Anna Nowak', email: 'anna@example.com', message: 'Dzień dobry!', subject: '', language: 'pl' },
    ])
    await expect.poll(() => form.button.getAttribute('aria-disabled')).toBe('false')
  })
})

describe('what is wrong', () => {
  test('is said at each field, with the focus on the first; it goes as it is mended, and nothing moves or is sent; what the server alone finds, too', async () => {
    const { required, email: malformed } = fieldProblems.pl
    const page = await visit(`${program.origin}/contact`, {}, /status of 422/)
    const body = { message: 'Proszę poprawić zaznaczone pola.', fields: { email: 'Tej poczty nie ma.' } }
    const sent = await watch(page, { status: 422, body })
    const { name, email, message, button, failed } = fields(page)
    const before = await whereThingsAre(page)
    await email.fill('anna@')
    await button.click()
    await page.getByText(malformed).waitFor()
    await expect.poll(() => page.evaluate(hasFocus('name'))).toBe(true)
    const said = (field: typeof name) =>
      field.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent)
    expect([await said(name), await said(email), await said(message)]).toEqual([required, malformed, required])
    expect(await whereThingsAre(page)).toEqual(before)
    await name.pressSequentially('A')
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull()
    await email.fill('')
    await expect.poll(() => said(email)).toBe(required)
    await email.fill('anna@example.com')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull()
    await expect.poll(() => page.evaluate(hasFocus('email'))).toBe(true)
    await button.click()
    await expect.poll(() => page.evaluate(hasFocus('message'))).toBe(true)
    expect(sent).toEqual([])
    expect(await whereThingsAre(page)).toEqual(before)

    await message.fill('Dzień dobry!')
    await button.click()
    await expect.poll(() => failed.textContent()).toBe(`${polish.failed} ${body.message}`)
    expect(sent).toHaveLength(1)
    await expect.poll(() => page.evaluate(hasFocus('email'))).toBe(true)
    await page.getByText('Tej poczty nie ma.').waitFor()
    await email.pressSequentially('x')
    await expect.poll(() => page.getByText('Tej poczty nie ma.').count()).toBe(0)
  })
})

describe('when sending fails', () => {
  test('because nobody answers or too much was sent, that is said in red, what was typed stays, and the next attempt succeeds', async () => {
    const page = await visit(`${program.origin}/contact`, {}, /ERR_FAILED|status of (429|502)/)
    const form = await fillIn(page)
    const before = await whereThingsAre(page)
    await page.route('**/api/contact?*', (route) => route.abort())
    await form.button.click()
    await expect.poll(() => form.failed.textContent()).toBe(`${polish.failed} ${polish.failedNext}`)
    expect(await form.failed.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(180, 71, 46)')
    await expect.poll(() => form.message.inputValue()).toBe('Dzień dobry!')
    expect(await whereThingsAre(page)).toEqual(before)
    await page.unroute('**/api/contact?*')
    // A proxy's page says nothing that is meant for people.
    await page.route('**/api/contact?*', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await form.button.click()
    await expect.poll(() => form.failed.textContent()).toBe(`${polish.failed} ${polish.failedNext}`)
    await expect.poll(() => form.button.getAttribute('aria-disabled')).toBe('false')
    await page.unroute('**/api/contact?*')
    const wait = 'Zbyt wiele prób. Spróbuj ponownie za 60 minut.'
    await watch(page, { status: 429, body: { message: wait } })
    await form.button.click()
    await expect.poll(() => form.failed.textContent()).toBe(`${polish.failed} ${wait}`)
    await page.unroute('**/api/contact?*')
    await watch(page, { status: 201 })
    await form.button.click()
    await page.getByText(polish.sent).waitFor()
    await expect.poll(() => form.failed.textContent()).toBe('')
  })
})

test.for(['contact-message', 'standard-schema'])(
  'without the code in %s that checks it, it says that it failed, keeps what was typed, and the next attempt succeeds',
  async (name) => {
    const page = await visit(`${program.origin}/contact`, {}, /ERR_FAILED/)
    await page.route(`**/assets/${name}-*.js*`, (route) => route.abort())
    const sent = await watch(page, { status: 201 })
    const form = await fillIn(page)
    await form.button.click()
    await form.failed.getByText(polish.failed).waitFor()
    expect(sent).toEqual([])
    expect(await form.message.inputValue()).toBe('Dzień dobry!')
    await page.unroute(`**/assets/${name}-*.js*`)
    await form.button.click()
    await form.sent.getByText(polish.sent).waitFor()
    expect(sent).toHaveLength(1)
  },
)

test('what was typed before the form lives is checked and sent with what is typed after it', async () => {
  const page = await visit('about:blank')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${program.origin}/contact`, { waitUntil: 'commit' })
  const { name, email, message, button, sent: said } = fields(page)
  await name.fill('Anna Nowak')
  await email.fill('anna@')
  release()
  await page.waitForFunction(() => Object.keys(document.querySelector('form') ?? {}).some((key) => /react/i.test(key)))
  await expect.poll(() => name.inputValue()).toBe('Anna Nowak')
  const sent = await watch(page, { status: 201 })
  await message.fill('Dzień dobry!')
  await button.click()
  await page.getByText(fieldProblems.pl.email).waitFor()
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1)
  await email.pressSequentially('example.com')
  await button.click()
  await expect.poll(() => said.textContent()).toBe(polish.sent)
  expect(sent).toMatchObject([{ name: 'Anna Nowak', email: 'anna@example.com', message: 'Dzień dobry!' }])
})

describe('without scripts', () => {
  test('a message is sent all the same, once what isn’t right in it is mended', async () => {
    const page = await visit(`${program.origin}/contact?lang=pl`, { javaScriptEnabled: false }, /status of 422/)
    const { email, message } = await fillIn(page, { email: 'anna@', message: 'Dzień dobry!\nBez skryptów.' })
    const send = page.getByRole('button', { name: polish.send })
    await send.click()
    await page.getByText(fieldProblems.pl.email).waitFor()
    await expect.poll(() => message.inputValue()).toBe('Dzień dobry!\nBez skryptów.')
    await email.fill('bez@example.com')
    await send.click()
    await page.getByRole('status').getByText(polish.sent).waitFor()
    expect(page.url()).not.toContain('example.com')
    const written = async () =>
      (await outboxOf(program)).find(({ replyTo }) => replyTo?.[0]?.address === 'bez@example.com')
    await expect.poll(async () => (await written())?.text).toContain('Dzień dobry!\nBez skryptów.')
  })

  test('a form that isn’t alive yet never puts what was typed into the address', async () => {
    const page = await visit('about:blank', {}, /ERR_FAILED/)
    await page.route('**/*.js', (route) => route.abort())
    // Going there otherwise ends when the page lives.
    await page.goto(`${program.origin}/contact`, { waitUntil: 'commit' })
    const form = await fillIn(page)
    await form.button.click()
    await page.waitForTimeout(200)
    expect(page.url()).toBe(`${program.origin}/contact`)
    await expect.poll(() => form.message.inputValue()).toBe('Dzień dobry!')
  })
})
