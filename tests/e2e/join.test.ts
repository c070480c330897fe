import { fieldProblems } from '../../src/schemas/field-problems.server.ts'
import { membershipTexts } from '../../src/membership/texts.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { languages, type Language } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()

let count = 0
const newAddress = () => `guest-${Date.now()}-${(count += 1)}@example.com`

/** Whoever looks an address up that isn't known is answered 404, and browsers complain of that. */
const unknownAddress = /status of 404/

async function openForm(kind: 'chef' | 'restaurant', language: Language = 'pl', expected = unknownAddress) {
  const page = await visit(`${program.origin}/joinus?lang=${language}`, {}, expected)
  const texts = {
    ...(await membershipTexts.load(language)).join,
    ...(await membershipTexts.load(language)).application,
  }
  await page.getByRole('button', { name: texts.kinds[kind].name }).click()
  await page.getByRole('heading', { level: 2, name: texts.kinds[kind].heading }).waitFor()
  return { page, texts }
}

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, words] of Object.entries(fields)) await page.locator(`form [name=${name}]`).fill(words)
}

const chef = { firstName: 'Anna', lastName: 'Nowak', address: 'ul. Solna 7, Kraków', description: 'Gotuję na ogniu.' }
const restaurant = { organizationName: 'Pod Żaglem', address: 'ul. Portowa 1, Gdynia', description: 'Ryby.' }

/** A file as somebody would choose it. */
async function file(name: string, content: Uint8Array) {
  const folder = await createDataFolder()
  onTestFinished(folder.remove)
  const path = join(folder.path, name)
  await writeFile(path, content)
  return path
}

const photo = async () =>
  file(
    'portret.jpg',
    await sharp({ create: { width: 600, height: 800, channels: 3, background: '#6f9a96' } })
      .jpeg()
      .toBuffer(),
  )

describe('applying', () => {
  test('as a chef: the message, and two seconds later what comes next', async () => {
    const { page, texts } = await openForm('chef', 'de')
    await fill(page, { ...chef, email: newAddress() })
    await page.locator('form [name=photo]').setInputFiles(await photo())
    await page.getByRole('img', { name: texts.photo.preview }).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: texts.submit }).click()
    await page.getByRole('status').getByText(texts.sent.chef).waitFor()
    await page.clock.runFor(1_900)
    expect(new URL(page.url()).pathname).toBe('/joinus')
    await expect.poll(() => page.getByRole('status').getByText(texts.sent.chef).count()).toBe(1)
    await page.clock.runFor(2_000)
    await page.waitForURL('**/success?type=chef')
    const success = (await membershipTexts.load('de')).success
    await page.getByRole('heading', { level: 1, name: success.title.chef }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.getByRole('link', { name: success.toHome }).click()
    await page.waitForURL(`${program.origin}/`)
  })

  test('again with the same address is refused with its sentence, and what was typed stays', async () => {
    const email = newAddress()
    const form = new FormData()
    form.set('data', JSON.stringify({ ...restaurant, email }))
    const first = await fetch(`${program.origin}/api/restaurants?lang=pl`, { method: 'POST', body: form })
    expect(first.status).toBe(201)
    const { page, texts } = await openForm('restaurant', 'en', /^$/)
    await fill(page, { ...restaurant, email: email.toUpperCase() })
    await page.getByRole('button', { name: texts.submit }).click()
    const sentence = 'An organization with this email address already exists'
    await page.getByRole('alert').getByText(sentence).waitFor()
    const field = page.locator('form [name=email]')
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => page.getByLabel(texts.email).getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => page.locator('form [name=description]').inputValue()).toBe(restaurant.description)
  })
})

describe('a form that isn’t right', () => {
  test('says so next to each field, and the first has the focus', async () => {
    const { page, texts } = await openForm('chef', 'de', /^$/)
    await page.locator('form [name=lastName]').fill('Schmidt')
    await page.getByRole('button', { name: texts.submit }).click()
    const first = page.locator('form [name=firstName]')
    await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true)
    const described = await first.getAttribute('aria-describedby')
    await expect.poll(() => page.locator(`[id="${described}"]`).textContent()).toBe(fieldProblems.de.required)
    await expect.poll(() => page.getByText(fieldProblems.de.required).count()).toBe(4)
    await expect.poll(() => page.locator('form [name=lastName]').inputValue()).toBe('Schmidt')
  })

  test('refuses as a photo what is none or too large, at its field, before or after it is sent', async () => {
    const { page, texts } = await openForm('chef', 'pl', /status of (404|422)/)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await fill(page, { ...chef, email: newAddress() })
    for (const [name, content, isSent] of [
      ['rysunek.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
      ['wielkie.jpg', '\0'.repeat(11 * 1024 * 1024), false],
      ['wiersz.jpg', 'tekst', true],
    ] as const) {
      await page.locator('form [name=photo]').setInputFiles(await file(name, Buffer.from(content)))
      await page.getByRole('button', { name: texts.submit }).click()
      const problem = page.locator('[id$=photo-problem]')
      await expect.poll(() => problem.textContent(), { message: name }).toMatch(/zdjęci|obrazem/)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), { message: name })
        .toBe('photo')
      expect(sent, name).toHaveLength(isSent ? 1 : 0)
      await page.getByRole('button', { name: texts.photo.remove }).click()
      await expect.poll(() => problem.textContent(), { message: name }).toBe('')
    }
  })

  test('says that something failed when nobody answers, and can be sent again', async () => {
    const { page, texts } = await openForm('chef', 'fr', /status of 404|ERR_FAILED/)
    let isDown = true
    await page.route('**/api/chefs?lang=fr', (route) => (isDown ? route.abort() : route.continue()))
    await fill(page, { ...chef, email: newAddress() })
    const send = page.getByRole('button', { name: texts.submit })
    await send.click()
    await page.getByRole('alert').getByText(texts.failed).waitFor()
    await expect.poll(() => page.locator('form [name=firstName]').inputValue()).toBe('Anna')
    isDown = false
    const [answer] = await Promise.all([page.waitForResponse('**/api/chefs?lang=fr'), send.click()])
    expect(answer.status()).toBe(201)
  })
})

test('changing the type clears every field, photo included, and leads back to where one was', async () => {
  const { page, texts } = await openForm('chef', 'pl', /^$/)
  await fill(page, { ...chef, email: newAddress() })
  await page.locator('form [name=photo]').setInputFiles(await photo())
  await page.getByRole('button', { name: texts.changeType }).click()
  const choice = page.getByRole('button', { name: texts.kinds.chef.name })
  await expect.poll(() => choice.evaluate((element) => element === document.activeElement)).toBe(true)
  await choice.click()
  await page.getByRole('heading', { level: 2, name: texts.kinds.chef.heading }).waitFor()
  for (const name of ['firstName', 'lastName', 'email', 'address', 'description', 'photo'])
    await expect.poll(() => page.locator(`form [name=${name}]`).inputValue()).toBe('')
  await expect.poll(() => page.getByRole('img', { name: texts.photo.preview }).count()).toBe(0)
})

test('a form that does not come leaves the choice, says so, and is fetched again when asked', async () => {
  const texts = (await membershipTexts.load('en')).join
  const page = await visit(`${program.origin}/joinus?lang=en`, {}, /ERR_FAILED/)
  await page.route('**/assets/JoinForm-*.js*', (route) => route.abort())
  const choice = page.getByRole('button', { name: texts.kinds.chef.name })
  await choice.click()
  const alert = page.getByRole('alert')
  await alert.getByText(texts.missing).waitFor()
  await expect.poll(() => choice.evaluate((element) => element === document.activeElement)).toBe(true)
  await choice.click()
  await alert.getByText(texts.missing).waitFor()
  await page.unroute('**/assets/JoinForm-*.js*')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: texts.kinds.chef.heading })
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('without JavaScript a chef applies with a photo all the same, and hears what isn’t right beside its field', async () => {
  const texts = { ...(await membershipTexts.load('en')).join, ...(await membershipTexts.load('en')).application }
  const page = await visit(`${program.origin}/joinus?lang=en`, { javaScriptEnabled: false }, /status of 422/)
  await page.getByRole('link', { name: texts.kinds.chef.name }).click()
  const form = page.locator('form[method=post]')
  const typed = { ...chef, email: 'nobody' }
  for (const [name, words] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(words)
  await form.getByLabel(texts.photo.label).setInputFiles(await photo())
  await form.getByRole('button', { name: texts.submit }).click()
  await page.getByText(fieldProblems.en.email).waitFor()
  await page.getByText(texts.photo.again).waitFor()
  await expect.poll(() => form.locator('[name=firstName]').inputValue()).toBe(chef.firstName)
  await form.locator('[name=email]').fill(newAddress())
  await form.getByLabel(texts.photo.label).setInputFiles(await photo())
  await form.getByRole('button', { name: texts.submit }).click()
  await page.getByRole('heading', { level: 1, name: (await membershipTexts.load('en')).success.title.chef }).waitFor()
  expect(new URL(page.url()).search).toBe('?type=chef&lang=en')
})

describe('what comes after', () => {
  test.for(languages)(
    'is written in %s for restaurants in the first byte, and for chefs when nothing else is asked',
    async (language) => {
      const texts = (await membershipTexts.load(language)).success
      const headers = { 'Accept-Language': language }
      const html = async (query: string) => (await fetch(`${program.origin}/success${query}`, { headers })).text()
      for (const query of ['', '?type=chef', '?type=emperor', '?utm_source=mail'])
        expect(await html(query)).toContain(texts.title.chef)
      for (const query of ['?type=restaurant', '?utm_source=mail&type=restaurant'])
        expect(await html(query)).toContain(texts.title.restaurant)
    },
  )

  test('stays for restaurants when another language is chosen', async () => {
    const page = await visit(`${program.origin}/success?type=restaurant`)
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    const { title } = (await membershipTexts.load('de')).success
    await page.getByRole('heading', { level: 1, name: title.restaurant }).waitFor()
  })
})
