import { uiTexts } from '../../src/ui/texts.ts'
import { customersTexts } from '../../src/customers/texts.ts'
import { refusalServerTexts } from '../../src/server/http/texts.server.ts'
import { fieldProblems } from '../../src/schemas/field-problems.server.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/kernel/language.ts'
import { isHydrated } from '../support/hydrated.ts'
import { messageOn, useBrowser } from '../support/browser.ts'
import { emailsTo } from '../support/outbox.ts'
import { useProgram } from '../support/program.ts'
import { onlyForRelease } from '../support/release.ts'

const { visit } = useBrowser()
const program = useProgram()

let count = 0
const newAddress = () => `anna-${Date.now()}-${(count += 1)}@example.com`
const password = 'szara sól o świcie'

const wordsIn = async (language: Language) => ({
  ...(await customersTexts.load(language)).recovery,
  ...(await customersTexts.load(language)).entrance,
  ...(await customersTexts.load(language)).accountSections,
})
type Words = Awaited<ReturnType<typeof wordsIn>>

/** An account, as a program makes one. */
async function haveAccount(language: Language = 'pl') {
  const email = newAddress()
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email, password, firstName: 'Anna', lastName: 'Nowak' })
  const answer = await fetch(`${program.origin}/api/customers/register?lang=${language}`, {
    method: 'POST',
    headers,
    body,
  })
  expect(answer.status).toBe(201)
  return email
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true })
const hasFocus = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name)

async function signIn(page: Page, words: Words, email: string, secret = password) {
  await isHydrated(page)
  await field(page, words.fields.email).fill(email)
  await field(page, words.fields.password).fill(secret)
  await button(page, words.login.submit).click()
}

async function fillRegistration(page: Page, { fields }: Words, email: string, secret = password, again = secret) {
  await isHydrated(page)
  const form = page.getByRole('tabpanel').locator('form')
  await form.getByLabel(fields.firstName, { exact: true }).fill('Bronisława')
  await form.getByLabel(fields.lastName, { exact: true }).fill('Żak')
  await form.getByLabel(fields.email, { exact: true }).fill(email)
  await form.getByLabel(fields.password, { exact: true }).fill(secret)
  await form.getByLabel(fields.confirmPassword, { exact: true }).fill(again)
}

describe('a customer', () => {
  test('registers, keeps their address, signs out, and comes back to where they were going', async () => {
    const language = 'de'
    const [words, shop] = [await wordsIn(language), (await uiTexts.load(language)).shop]
    const email = newAddress()
    const page = await visit(`${program.origin}/store/login?tab=register&lang=${language}`)
    await fillRegistration(page, words, email)
    await button(page, words.register.submit).click()
    await page.waitForURL('**/store')
    await messageOn(page).filter({ hasText: words.register.done }).waitFor()
    await page.getByText(shop.greeting('Bronisława')).waitFor()

    await page.goto(`${program.origin}/store/account`)
    await page.getByText(words.signedInAs('Bronisława Żak', email)).waitFor()
    await field(page, words.fields.address).fill('ul. Solna 7')
    await field(page, words.fields.city).fill('Gdynia')
    await field(page, words.fields.country).selectOption('Germany')
    await button(page, words.profile.submit).click()
    await page.getByText(words.profile.saved).waitFor()
    await page.reload()
    await expect.poll(() => field(page, words.fields.city).inputValue()).toBe('Gdynia')
    await expect.poll(() => field(page, words.fields.country).inputValue()).toBe('Germany')
    await button(page, words.signOut).click()
    await page.getByRole('heading', { level: 1, name: words.signedOut.heading }).waitFor()
    await page.getByRole('main').getByRole('link', { name: words.signedOut.toLogin }).click()
    await page.waitForURL('**/store/login?next=*')
    await signIn(page, words, email)
    await page.waitForURL('**/store/account')
    await page.getByText(words.signedInAs('Bronisława Żak', email)).waitFor()

    await page.goto(`${program.origin}/store`)
    await button(page, shop.signOut).click()
    await page.getByRole('main').getByRole('link', { name: shop.signIn }).waitFor()
    await expect.poll(() => page.getByText(shop.greeting('Bronisława')).count()).toBe(0)
  })

  test('changes the password, which ends the session elsewhere; takes the data along; and deletes the account', async () => {
    const language = 'de'
    const words = await wordsIn(language)
    const email = await haveAccount()
    const entrance = `${program.origin}/store/login?next=/store/account&lang=${language}`
    const elsewhere = await visit(entrance, {}, /status of 401/)
    await signIn(elsewhere, words, email)
    await elsewhere.getByText(words.sessions.isThisOne).waitFor()
    const page = await visit(entrance, {}, /status of (401|422)/)
    await signIn(page, words, email)
    await page.getByText(words.sessions.isThisOne).waitFor()
    // The account was made in a session of its own.
    await expect.poll(() => page.getByText(words.sessions.other, { exact: true }).count()).toBe(2)

    const form = page.locator('#password form')
    await form.getByLabel(words.fields.currentPassword, { exact: true }).fill('not the one')
    await form.getByLabel(words.fields.newPassword, { exact: true }).fill('nowa sól o zmierzchu')
    await form.getByLabel(words.fields.confirmPassword, { exact: true }).fill('nowa sól o zmierzchu')
    await button(page, words.password.submit).click()
    await page.getByText(refusalServerTexts[language].errors.wrong_current_password).first().waitFor()
    await hasFocus(page, 'currentPassword')
    await form.getByLabel(words.fields.currentPassword, { exact: true }).fill(password)
    await button(page, words.password.submit).click()
    await page.getByText(words.password.changed).waitFor()
    await expect.poll(() => page.getByText(words.sessions.other, { exact: true }).count()).toBe(0)

    // What is typed there is not saved, and the page says why and keeps it.
    await field(elsewhere, words.fields.city).fill('Sopot')
    await button(elsewhere, words.profile.submit).click()
    await elsewhere.getByRole('alert').getByText(refusalServerTexts[language].errors.not_signed_in).waitFor()
    await expect.poll(() => elsewhere.getByRole('alert').getByRole('link').getAttribute('target')).toBe('_blank')
    await expect.poll(() => field(elsewhere, words.fields.city).inputValue()).toBe('Sopot')
    // Whatever else is wanted there leads to the page that says so.
    await button(elsewhere, words.sessions.endOthers).click()
    await elsewhere.getByRole('heading', { level: 1, name: words.signedOut.heading }).waitFor()
    await expect.poll(() => elsewhere.evaluate(() => document.activeElement?.tagName)).toBe('H1')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.data.download }).click(),
    ])
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: { email } })

    await page.getByText(words.deletion.open).click()
    await page
      .locator('#deletion')
      .getByLabel(words.fields.currentPassword, { exact: true })
      .fill('nowa sól o zmierzchu')
    await button(page, words.deletion.submit).click()
    await page.waitForURL('**/store')
    await page.goto(`${program.origin}/store/login`)
    await signIn(page, words, email, 'nowa sól o zmierzchu')
    await page.getByRole('alert').getByText(refusalServerTexts[language].errors.wrong_email_or_password).waitFor()
  })
})

describe('what is wrong', () => {
  test('with passwords that differ is said at the second, and mended at either; nothing is sent', async () => {
    const words = await wordsIn('pl')
    const page = await visit(`${program.origin}/store/login?tab=register`)
    await fillRegistration(page, words, 'anna@', password, `${password}!`)
    await button(page, words.register.submit).click()
    await page.getByText(fieldProblems.pl.email).waitFor()
    await hasFocus(page, 'email')
    await page.getByText('Hasła nie są identyczne', { exact: true }).waitFor()
    await page.getByRole('tabpanel').locator('[name=password]').fill(`${password}!`)
    await expect.poll(() => page.getByText('Hasła nie są identyczne').count()).toBe(0)
    await page.getByText(fieldProblems.pl.email).waitFor()
  })

  test('with an e-mail that has an account leads to signing in with it', async () => {
    const words = await wordsIn('pl')
    const email = await haveAccount()
    const page = await visit(`${program.origin}/store/login`, {}, /status of 409/)
    await isHydrated(page)
    await page.getByRole('tab', { name: words.tabs.register }).click()
    await page.waitForURL('**/store/login?tab=register')
    await fillRegistration(page, words, email.toUpperCase())
    await button(page, words.register.submit).click()
    const form = page.getByRole('tabpanel')
    await form.getByText('Błąd', { exact: true }).waitFor()
    await form.getByText(refusalServerTexts.pl.errors.email_taken).first().waitFor()
    await hasFocus(page, 'email')
    // It is said at the field, which has the focus, and not once more.
    await expect.poll(() => page.getByRole('alert').getByText(refusalServerTexts.pl.errors.email_taken).count()).toBe(0)
    await expect
      .poll(() => page.getByRole('link', { name: words.register.toRecovery }).getAttribute('href'))
      .toBe('/store/recover')
    await button(page, words.register.toLogin).click()
    await hasFocus(page, 'password')
    await expect.poll(() => field(page, words.fields.email).inputValue()).toBe(email.toUpperCase())
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/store')
  })

  test('is said in its place when nobody answers or the password isn’t right, and what was typed stays', async () => {
    const words = await wordsIn('pl')
    const page = await visit(`${program.origin}/store/login?tab=register`, {}, /ERR_FAILED|status of 401/)
    await page.route('**/api/customers/register?*', (route) => route.abort())
    await fillRegistration(page, words, newAddress())
    await button(page, words.register.submit).click()
    const alert = page.getByRole('alert')
    await alert.getByText('Wystąpił błąd podczas rejestracji', { exact: true }).waitFor()
    await alert.getByText('Błąd', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('tabpanel').locator('[name=firstName]').inputValue()).toBe('Bronisława')
    await page.getByRole('tab', { name: words.tabs.login }).click()
    await signIn(page, words, 'nobody@example.com')
    await alert.getByText(refusalServerTexts.pl.errors.wrong_email_or_password).waitFor()
    await expect.poll(() => field(page, words.fields.password).inputValue()).toBe(password)
    await page.getByRole('tab', { name: words.tabs.register }).click()
    await expect.poll(() => page.getByRole('tabpanel').locator('[name=firstName]').inputValue()).toBe('Bronisława')
  })
})

test('a forgotten password is replaced by the link in a letter, once, and the same is said for an address without an account', async () => {
  const words = { ...(await wordsIn('en')), ...(await customersTexts.load('en')).recover }
  const linked = (await customersTexts.load('en')).newPassword
  const email = await haveAccount('en')
  const page = await visit(`${program.origin}/store/recover?lang=en`)
  const ask = async (address: string) => {
    await isHydrated(page)
    await field(page, words.fields.email).fill(address)
    await button(page, words.request.submit).click()
    await page.getByText(words.request.sentNext).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('OUTPUT')
  }
  await ask(newAddress())
  await button(page, words.request.again).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await ask(email)

  const link = await linkInEmailTo(email)
  await page.goto(link)
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.getByRole('heading', { level: 1, name: linked.choose.heading }).waitFor()
  await isHydrated(page)
  await field(page, words.fields.newPassword).fill('a new day on the marsh')
  await field(page, words.fields.confirmPassword).fill('a new day on the marsh')
  await button(page, words.choice.submit).click()
  await page.getByRole('heading', { level: 1, name: linked.done.heading }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: linked.used.heading }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: linked.askAgain }).getAttribute('href')).toBe('/store/recover')
  await page.goto(`${program.origin}/store/login`)
  await signIn(page, words, email, 'a new day on the marsh')
  await page.waitForURL('**/store')
})

async function linkInEmailTo(address: string): Promise<string> {
  const find = async () => {
    const texts = (await emailsTo(program, address)).map(({ text = '' }) => text)
    return texts.flatMap((text) => /\S+\/store\/recover\/[\w-]+\S*/.exec(text)?.[0] ?? [])[0]
  }
  let link: string | undefined
  await expect.poll(async () => (link = await find())).toBeDefined()
  const { pathname, search } = new URL(link ?? '')
  return `${program.origin}${pathname}${search}`
}

test(
  'with the keyboard alone one chooses a tab, looks at the password without losing the caret, and signs in',
  onlyForRelease('buying and applying by keyboard are in the gate'),
  async () => {
    const words = await wordsIn('pl')
    const email = await haveAccount()
    const page = await visit(`${program.origin}/store/login?next=//example.com`)
    await isHydrated(page)
    const { login, register } = words.tabs
    await page.getByRole('tab', { name: login }).focus()
    const seen = async (name: string) =>
      expect.poll(() => page.locator('[role=tab][aria-selected=true]:focus').textContent()).toBe(name)
    await page.keyboard.press('ArrowRight')
    await seen(register)
    await page.keyboard.press('ArrowRight')
    await seen(login)
    await page.keyboard.press('End')
    await seen(register)
    await page.keyboard.press('Home')
    await seen(login)
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(`${password}x`)
    const secret = field(page, words.fields.password)
    const eye = page.getByRole('tabpanel').getByRole('button', { name: words.fields.showPassword })
    await page.keyboard.press('ArrowLeft')
    await eye.click()
    await expect.poll(() => secret.getAttribute('type')).toBe('text')
    await expect.poll(() => eye.getAttribute('aria-pressed')).toBe('true')
    expect(
      await secret.evaluate((element: HTMLInputElement) => [
        element === document.activeElement,
        element.selectionStart,
      ]),
    ).toEqual([true, password.length])
    await page.keyboard.press('Delete')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => secret.getAttribute('type')).toBe('password')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${program.origin}/store`)
    await page.goto(`${program.origin}/store/login`)
    await page.getByRole('heading', { name: words.signedIn.heading('Anna') }).waitFor()
  },
)

test('whoever isn’t signed in causes no call for it, and is led to the entrance', async () => {
  const words = await wordsIn('fr')
  const page = await visit('about:blank')
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/customers') && asked.push(request.url())))
  await page.goto(`${program.origin}/store/account?lang=fr`)
  await page.getByRole('heading', { level: 1, name: words.signedOut.heading }).waitFor()
  await page.goto(`${program.origin}/store/login`)
  await isHydrated(page)
  // What a page asks for when it lives has been asked for when the next one is there.
  await page.locator('footer a[href="/terms"]').click()
  await page.waitForURL('**/terms')
  expect(asked).toEqual([])
})

test('without JavaScript each page says that it needs it, and whom to write to', async () => {
  const words = await wordsIn('en')
  const page = await visit('about:blank', { javaScriptEnabled: false })
  const recovery = (await customersTexts.load('en')).recovery
  const entrance = (await customersTexts.load('en')).entrance
  for (const [path, needed] of [
    ['login', entrance.needsJavaScript],
    ['recover', recovery.needsJavaScript],
    ['account', words.needsJavaScript],
  ] as const) {
    await page.goto(`${program.origin}/store/${path}?lang=en`)
    const notice = page.locator('main noscript p')
    expect(await notice.evaluate((element) => element.textContent)).toContain(needed)
    expect(await notice.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(20)
    await expect.poll(() => page.locator('main form:visible').count()).toBe(0)
  }
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe((await customersTexts.load('en')).account.about.title)
})
