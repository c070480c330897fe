import { frameTexts } from '../../src/web/texts.ts'
import { membershipTexts } from '../../src/membership/texts.ts'
import { uiTexts } from '../../src/ui/texts.ts'
import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import { siteTexts } from '../../src/site/texts.ts'
import { paymentsTexts } from '../../src/sales/payments/texts.ts'
import { cartTexts } from '../../src/cart/texts.ts'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { projectFolder } from '../../scripts/project.ts'
import { isHydrated } from '../support/hydrated.ts'
import { listens, messageOn, useBrowser } from '../support/browser.ts'
import { byKeyboard } from '../support/by-keyboard.ts'
import { maria } from '../support/checkout.ts'
import { horizontalOverflow } from '../support/axe.ts'
import { useProgram } from '../support/program.ts'
import { fewOf } from '../support/release.ts'

const { visit } = useBrowser()
const program = useProgram()
const photo = join(projectFolder, 'docs/pictures/home.webp')

interface Sight {
  width: number
  textSize: string
}

/** A page on which all letters have this size from the beginning, whatever is gone to. */
async function arrive(path: string, { width, textSize }: Sight, expected?: RegExp): Promise<Page> {
  const page = await visit('about:blank', { viewport: { width, height: 844 }, reducedMotion: 'reduce' }, expected)
  await page.addInitScript((size) => {
    document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = size))
  }, textSize)
  await page.goto(`${program.origin}${path}`)
  await isHydrated(page)
  return page
}

/** The next page is there. Its heading has the focus, or nothing yet where browsers loaded it anew. */
async function comesTo(page: Page, path: string | RegExp): Promise<void> {
  await page.waitForURL(path)
  await isHydrated(page)
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|BODY)$/)
  expect(await horizontalOverflow(page)).toBe(0)
}

/** What comes next gives time to read the message before it, which passes at once here. */
async function readTheMessage(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return page.url()
    })
    .toContain('/success')
}

const sights: Sight[] = [
  { width: 1280, textSize: '' },
  { width: 1280, textSize: '200%' },
  { width: 390, textSize: '200%' },
]

/** From the home page to the confirmation, by a locker. */
async function buy(page: Page) {
  const { shell } = await frameTexts.load('pl')
  const [home, shop, cart] = [
    (await siteTexts.load('pl')).home,
    (await uiTexts.load('pl')).shop,
    (await cartTexts.load('pl')).cart,
  ]
  const [form, demo] = [(await checkoutTexts.load('pl')).checkoutForm, (await paymentsTexts.load('pl')).demoPayment]
  const { to, press, type, check } = byKeyboard(page)
  await to(shell.skipToContent)
  await press('Enter')
  await to(home.toStore)
  await press('Enter')
  await comesTo(page, '**/store')
  await to(/^Do koszyka: Sól celtycka gruba/)
  await press('Enter')
  await messageOn(page)
    .filter({ hasText: shop.added('').trim() })
    .waitFor()
  await to('Sól celtycka premium')
  await press('Enter')
  await comesTo(page, '**/store/sol-celtycka-premium*')
  await to(/^Do koszyka: Sól celtycka premium/)
  await press('Space')
  await to(/^Koszyk, 2 sztuki/, 'Shift+Tab')
  await press('Enter')
  await comesTo(page, '**/cart')
  await to(/^Ilość: Sól celtycka gruba/)
  await press('ArrowUp')
  await to(cart.checkout)
  await press('Enter')
  await comesTo(page, '**/checkout')
  const address = async () => {
    for (const [name, words] of Object.entries(maria)) {
      await to(form.address.fields[name as keyof typeof maria])
      await type(words)
    }
  }
  const locker = async () => {
    await to(new RegExp(`^${form.shipping.home}`))
    await press('ArrowDown')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').waitFor()
    await to(/^Kod punktu/)
    await type('kra012')
    await press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await check()
  }
  // Phones ask first which way it goes. Whoever follows the page never has to go back.
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  for (const step of isPhone ? [locker, address] : [address, locker]) await step()
  await to(form.payment.pay)
  await press('Enter')
  await comesTo(page, '**/checkout/demo/*')
  await to(demo.pay)
  await press('Enter')
  await comesTo(page, '**/checkout/success*')
  await page.getByRole('heading', { level: 1, name: (await checkoutTexts.load('pl')).paymentSuccess.title }).waitFor()
  await page.getByText(/S-\d{4}-\d{6}/).waitFor()
}

/** As a chef, with a photo. */
async function apply(page: Page) {
  const [texts, { kinds }] = [(await membershipTexts.load('pl')).application, (await membershipTexts.load('pl')).join]
  // The dialog in which a file is chosen is the system's own.
  page.on('filechooser', (chooser) => void chooser.setFiles(photo))
  const { to, press, type } = byKeyboard(page)
  await to(new RegExp(`^${kinds.chef.name}`))
  await press('Space')
  await page.getByRole('heading', { level: 2, name: kinds.chef.heading }).waitFor()
  const said = [
    [texts.firstName, 'Anna'],
    [texts.lastName, 'Nowak'],
    [texts.email, `anna-${Date.now()}@example.com`],
    [texts.chefAddress, 'ul. Solna 7'],
    [texts.chefDescription, 'Gotuję na ogniu.'],
  ] as const
  for (const [label, words] of said) {
    await to(label)
    await type(words)
  }
  await to(texts.photo.label)
  await press('Enter')
  await page.getByRole('img', { name: texts.photo.preview }).waitFor()
  await to(texts.photo.remove)
  await to(texts.submit)
  await page.clock.install()
  await press('Enter')
  await readTheMessage(page)
  await comesTo(page, '**/success?type=chef')
  await page.getByRole('heading', { level: 1, name: (await membershipTexts.load('pl')).success.title.chef }).waitFor()
}

test.for(fewOf(sights, 1))(
  'with the keyboard alone, $width pixels wide, letters of "$textSize", somebody buys, and applies as a chef',
  async (sight) => {
    const page = await arrive('/', sight, /status of 404/)
    await buy(page)
    await page.goto(`${program.origin}/joinus`)
    await isHydrated(page)
    await apply(page)
  },
)

test('with the keyboard alone the drawer keeps the focus while it is open and gives it back, and a restaurant applies, after a look back at the other kind', async () => {
  const [texts, { kinds }] = [(await membershipTexts.load('pl')).application, (await membershipTexts.load('pl')).join]
  const page = await arrive('/', { width: 390, textSize: '' }, /status of 404/)
  const { to, press, type, check } = byKeyboard(page)
  const { shell } = await frameTexts.load('pl')
  await to(shell.openMenu)
  await press('Enter')
  await listens(page.getByRole('dialog'))
  for (let presses = 0; presses < 30; presses += 1) {
    await press('Tab')
    await check()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  }
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await check()).name).toBe(shell.openMenu)

  await page.goto(`${program.origin}/joinus`)
  await isHydrated(page)
  await to(new RegExp(`^${kinds.chef.name}`))
  await press('Enter')
  await page.getByRole('heading', { level: 2, name: kinds.chef.heading }).waitFor()
  await to(texts.changeType)
  await press('Enter')
  expect((await check()).name).toContain(kinds.chef.name)
  await to(new RegExp(`^${kinds.restaurant.name}`))
  await press('Enter')
  await page.getByRole('heading', { level: 2, name: kinds.restaurant.heading }).waitFor()
  const said = [
    [texts.organizationName, 'Pod Żaglem'],
    [texts.email, `zagiel-${Date.now()}@example.com`],
    [texts.restaurantAddress, 'ul. Portowa 1'],
    [texts.restaurantDescription, 'Ryby.'],
  ] as const
  for (const [label, words] of said) {
    await to(label)
    await type(words)
  }
  await to(texts.submit)
  const focused = page.evaluate(
    () => new Promise((tell) => document.addEventListener('focusin', () => tell(document.activeElement?.tagName))),
  )
  await page.clock.install()
  await press('Enter')
  expect(await focused).toBe('OUTPUT')
  await readTheMessage(page)
  await comesTo(page, '**/success?type=restaurant')
})
