import { privacyTexts } from '../../src/privacy/texts.ts'
import { orderManagementTexts } from '../../src/sales/order-management/texts.ts'
import { paymentsTexts } from '../../src/sales/payments/texts.ts'
import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brand } from '../../src/brand.ts'
import { languages } from '../../src/kernel/language.ts'
import { administratorStorage, visitorStorage } from '../../src/privacy/retention/browser-storage-entries.ts'
import { coarse, complaints, fillAddress, keepCart, maria, payButton } from '../support/checkout.ts'
import { adminPassword } from '../support/database.ts'
import { toastOn, usePanelAndDatabase } from '../support/panel.ts'
import { linkTo, placeOrder } from '../support/orders.ts'
import { onlyForRelease } from '../support/release.ts'

const { panel, database } = await usePanelAndDatabase({ INPOST_GEOWIDGET_TOKEN: 'a.public.token' })
const { program, visit } = panel
const day = 86_400

/** Everything that is kept, as `place name`, with the days for which a cookie is; noted again after each step. */
function noting(context: BrowserContext) {
  const found = new Map<string, number | undefined>()
  const note = async (page: Page) => {
    for (const { name, expires } of await context.cookies()) {
      const days = expires === -1 ? 0 : (expires - Date.now() / 1000) / day
      found.set(`cookie ${name}`, Math.max(days, found.get(`cookie ${name}`) ?? 0))
    }
    const others = await page.evaluate(async () => [
      ...Object.keys(window.localStorage).map((name) => `local ${name}`),
      ...Object.keys(window.sessionStorage).map((name) => `session ${name}`),
      ...(await window.indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(window.isSecureContext ? await window.caches.keys() : []).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ])
    for (const name of others) found.set(name, undefined)
  }
  return { found, note }
}

const named = (kept: object) =>
  Object.values(kept as typeof visitorStorage).map(({ place, name }) => `${place} ${name}`)

function lastsAsSaid(found: Map<string, number | undefined>, kept: object) {
  for (const { place, name, until } of Object.values(kept as typeof visitorStorage)) {
    if (place !== 'cookie') continue
    const { days } = until as { days: number }
    expect(found.get(`cookie ${name}`), name).toBeGreaterThan(days - 1)
    expect(found.get(`cookie ${name}`), name).toBeLessThanOrEqual(days)
  }
}

test(
  'who reads, buys and has an account keeps what the page names, no more, no less, and for as long as it says',
  onlyForRelease('the list of what is kept is in the gate; this follows a whole life of a visitor'),
  async () => {
    const [form, demo] = [(await checkoutTexts.load('pl')).checkoutForm, (await paymentsTexts.load('pl')).demoPayment]
    const page = await visit(`${program.origin}/?lang=pl`, {}, complaints)
    const { found, note } = noting(page.context())
    await note(page)
    const email = `stored-${Date.now()}@example.com`
    await page.mouse.wheel(0, 1200)
    await page.locator('footer a[href="/terms"]').click()
    await page.waitForURL(/\/terms/)
    await note(page)
    // Kept for no longer than a page takes to come in another language.
    await page.locator('header button[aria-haspopup=dialog]').click()
    const english = page.getByRole('dialog').getByRole('link', { name: 'English' })
    await english.waitFor()
    await page.evaluate(() =>
      document.addEventListener('click', (press) => press.preventDefault(), { capture: true, once: true }),
    )
    await english.click()
    await note(page)
    await page.goto(`${program.origin}/?lang=pl`)
    await page.request.post(`${program.origin}/cart`, {
      form: { id: coarse.id, do: 'add' },
      headers: { Origin: program.origin },
    })
    await note(page)
    await keepCart(page, [coarse])
    await page.goto(`${program.origin}/checkout`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await fillAddress(page, form, { ...maria, email })
    await note(page)
    await payButton(page, form).click()
    await page.waitForURL(/\/checkout\/demo\//)
    await note(page)
    await page.getByRole('button', { name: demo.pay }).click()
    await page.waitForURL(/\/checkout\/success\?/)
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('salorge-cart'))).toBe('[]')
    await note(page)
    const account = { email, password: 'szara sól o świcie', firstName: 'Anna', lastName: 'Nowak' }
    await page.request.post(`${program.origin}/api/customers/register`, {
      data: account,
      headers: { Origin: program.origin },
    })
    await page.goto(`${program.origin}/store/account`)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    await note(page)
    const { id } = await placeOrder(database, { lines: [{ productId: coarse.id }] })
    await page.goto(`${program.origin}${(await linkTo(database, id)).path}`)
    await page.getByRole('button', { name: (await orderManagementTexts.load('pl')).orderView.pay.now }).click()
    await page.waitForURL(/\/checkout\/demo\//)
    await note(page)
    expect([...found.keys()].toSorted()).toEqual(named(visitorStorage).toSorted())
    lastsAsSaid(found, visitorStorage)
  },
)

test(
  'the panel keeps what the page names besides, no more, no less',
  onlyForRelease('what visitors’ browsers keep is in the gate'),
  async () => {
    const page = await visit(`${program.origin}/admin`, {}, complaints)
    const { found, note } = noting(page.context())
    await page.getByLabel('Nazwa użytkownika').fill('admin')
    await page.getByLabel('Hasło').fill(adminPassword)
    await page.keyboard.press('Enter')
    await page.getByRole('tab').first().waitFor()
    await page.goto(`${program.origin}/admin?tab=account`)
    await page.getByRole('checkbox', { name: 'Skróty z jednego znaku w tej przeglądarce' }).click()
    await note(page)
    const contact = { businessName: 'Solnica', emailAddress: `solnica-${Date.now()}@example.com` }
    await page.request.post(`${program.origin}/api/admin/marketing/contacts`, {
      data: contact,
      headers: { Origin: program.origin },
    })
    await page.goto(`${program.origin}/admin?tab=marketing`)
    await page.getByLabel('Wyślij próbną na adres').fill('me@example.com')
    await page.keyboard.press('Enter')
    await toastOn(page).filter({ hasText: 'me@example.com' }).waitFor()
    await note(page)
    expect([...found.keys()].toSorted()).toEqual(named(administratorStorage).toSorted())
    lastsAsSaid(found, administratorStorage)
  },
)

test('everything that is kept stands on the page by its name, in each language', async () => {
  const page = await visit('about:blank', { javaScriptEnabled: false })
  for (const language of languages) {
    await page.goto(`${program.origin}/stored?lang=${language}`)
    const names = await page.locator('dt code').allTextContents()
    const kept = [...Object.values(visitorStorage), ...Object.values(administratorStorage)]
    expect(names).toEqual(kept.map(({ name }) => name))
    const { browser, server } = (await privacyTexts.load(language)).storedContent
    const words = [...Object.values(browser.kept), ...Object.values(server.kept)]
    const shown = await page.locator('dl').allInnerTexts()
    for (const word of words)
      expect(shown.join(' ').replaceAll('\u00A0', ' ')).toContain(word.replaceAll('\u00A0', ' '))
  }
})

/** Every request of a page's that goes elsewhere than to us. */
function foreignRequestsOf(page: Page): string[] {
  const foreign: string[] = []
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== program.origin) foreign.push(request.url())
  })
  return foreign
}

// That no page asks anybody else is looked at wherever a test opens one (tests/support/browser.ts).
test('nobody else is asked for anything until the map of pickup points is opened; then its carrier alone', async () => {
  const form = (await checkoutTexts.load('pl')).checkoutForm
  const page = await visit(`${program.origin}/contact`, {}, /./)
  const foreign = foreignRequestsOf(page)
  await keepCart(page, [coarse])
  await page.route(`**/*.${brand.carrier.domain}/**`, (route) => route.abort())
  await page.goto(`${program.origin}/checkout`)
  await page.getByRole('radio', { name: form.shipping.inpost }).waitFor()
  expect(foreign).toEqual([])
  await page.getByRole('radio', { name: form.shipping.inpost }).check()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => foreign.length).toBeGreaterThan(0)
  for (const address of foreign) expect(new URL(address).hostname).toMatch(/(^|\.)inpost\.pl$/)
})
