import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contactTexts } from '../../src/i18n/contact.ts'
import { fieldProblems } from '../../src/i18n/errors.ts'
import { languages } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()
const polish = await contactTexts.load('pl')

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

const hasFocus = (name: string) => `document.activeElement?.getAttribute('name') === '${name}'`

describe('a message', () => {
  test.for(languages)('is sent in %s: that is said, the form is empty, and nothing has moved', async (language) => {
    const texts = await contactTexts.load(language)
    const page = await visit(`${program.origin}/contact?lang=${language}`)
    const { name, email, message, button, sent, failed } = fields(page)
    const before = await whereThingsAre(page)
    await page.getByLabel(texts.name, { exact: true }).fill('Zoë Żak')
    await page.getByLabel(texts.email, { exact: true }).fill(`${language}@example.com`)
    await page.getByLabel(texts.message, { exact: true }).fill('Bonjour 🧂\nשלום')
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByText(texts.sent, { exact: true }).waitFor()
    await expect.poll(() => sent.textContent()).toBe(texts.sent)
    await expect.poll(() => failed.textContent()).toBe('')
    expect([await name.inputValue(), await email.inputValue(), await message.inputValue()]).toEqual(['', '', ''])
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await whereThingsAre(page)).toEqual(before)
    await name.pressSequentially('M')
    await expect.poll(() => sent.textContent()).toBe('')
  })

  test('has come to the office, from all of them', async () => {
    const outbox = join(program.dataFolder, 'outbox')
    const letters = async () => {
      const names = await readdir(outbox).catch(() => [])
      const written = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
      return written.flatMap((letter) => /^Reply-To: .*<(.*)>\r$/m.exec(letter)?.[1] ?? []).toSorted()
    }
    await expect
      .poll(letters, { timeout: 15_000 })
      .toEqual(languages.map((language) => `${language}@example.com`).toSorted())
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

  test('can be written and sent by keyboard alone, past the field that nobody should fill in', async () => {
    const page = await visit(`${program.origin}/contact`)
    const sent = await watch(page, { status: 201 })
    await fields(page).name.focus()
    for (const typed of ['Anna', 'anna@example.com', 'Dzień dobry!']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.getByText(polish.sent).waitFor()
    expect(sent).toMatchObject([{ name: 'Anna', email: 'anna@example.com', message: 'Dzień dobry!', subject: '' }])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^mailto:/)
  })
})

describe('what is wrong', () => {
  test('is said at each field, with the focus on the first; it goes as it is mended, and nothing moves or is sent', async () => {
    const { required, email: malformed } = fieldProblems.pl
    const page = await visit(`${program.origin}/contact`)
    const sent = await watch(page)
    const { name, email, message, button } = fields(page)
    const before = await whereThingsAre(page)
    await email.fill('anna@')
    await button.click()
    await page.getByText(malformed).waitFor()
    expect(await page.evaluate(hasFocus('name'))).toBe(true)
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
    expect(await page.evaluate(hasFocus('email'))).toBe(true)
    await button.click()
    await expect.poll(() => page.evaluate(hasFocus('message'))).toBe(true)
    expect(sent).toEqual([])
    expect(await whereThingsAre(page)).toEqual(before)
  })

  test('according to the server alone is said at its field too', async () => {
    const page = await visit(`${program.origin}/contact`, {}, /status of 422/)
    const body = { message: 'Proszę poprawić zaznaczone pola.', fields: { email: 'Tej poczty nie ma.' } }
    await watch(page, { status: 422, body })
    const form = await fillIn(page)
    await form.button.click()
    await expect.poll(() => form.failed.textContent()).toBe(`${polish.failed} ${body.message}`)
    expect(await page.evaluate(hasFocus('email'))).toBe(true)
    await page.getByText('Tej poczty nie ma.').waitFor()
    await form.email.pressSequentially('x')
    await expect.poll(() => page.getByText('Tej poczty nie ma.').count()).toBe(0)
  })
})

describe('when sending fails', () => {
  test('because nobody answers, that is said in red, what was typed stays, and the next attempt succeeds', async () => {
    const page = await visit(`${program.origin}/contact`, {}, /ERR_FAILED|status of 502/)
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
    await page.unroute('**/api/contact?*')
    await watch(page, { status: 201 })
    await form.button.click()
    await page.getByText(polish.sent).waitFor()
    await expect.poll(() => form.failed.textContent()).toBe('')
  })

  test('because what sends can’t be fetched, that is said as well', async () => {
    const page = await visit(`${program.origin}/contact`, {}, /ERR_FAILED|Failed to fetch/)
    await page.route('**/assets/submission-*.js', (route) => route.abort())
    const form = await fillIn(page)
    await form.button.click()
    await expect.poll(() => form.failed.textContent()).toBe(`${polish.failed} ${polish.failedNext}`)
    await expect.poll(() => form.message.inputValue()).toBe('Dzień dobry!')
  })

  test('because too many came from here, it says how long to wait', async () => {
    const page = await visit(`${program.origin}/contact?lang=en`, {}, /status of 429/)
    const data = { name: 'Anna', email: 'anna@example.com', message: 'Once more' }
    let status = 201
    for (let time = 0; time < 11 && status === 201; time += 1) {
      status = (await page.request.post(`${program.origin}/api/contact`, { data })).status()
    }
    const form = await fillIn(page)
    await form.button.click()
    await expect
      .poll(() => form.failed.textContent())
      .toMatch(/^Error sending message\. Too many attempts\. Please try again in (59|60) minutes\.$/)
  })
})

describe('without scripts', () => {
  test('the page says what the form needs and where to write instead', async () => {
    const page = await visit(`${program.origin}/contact`, { javaScriptEnabled: false })
    await expect.poll(() => page.locator('form').isVisible()).toBe(false)
    const notice = page.locator('main noscript p')
    expect(await notice.evaluate((element) => element.textContent)).toBe(
      `${polish.needsJavaScript} office@salorge.example`,
    )
    await expect.poll(() => notice.locator('a').getAttribute('href')).toBe('mailto:office@salorge.example')
    expect(await notice.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(20)
    await page.getByText('44490 Le Croisic').waitFor()
  })

  test('a form that isn’t alive yet never puts what was typed into the address', async () => {
    const page = await visit('about:blank', {}, /ERR_FAILED/)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${program.origin}/contact`)
    const form = await fillIn(page)
    await form.button.click()
    await page.waitForTimeout(200)
    expect(page.url()).toBe(`${program.origin}/contact`)
    await expect.poll(() => form.message.inputValue()).toBe('Dzień dobry!')
  })
})
