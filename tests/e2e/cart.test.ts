import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cartTexts } from '../../src/i18n/cart.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { shopTexts } from '../../src/i18n/shop.ts'
import { languages } from '../../src/kernel/language.ts'
import { readMoney } from '../../src/kernel/money.ts'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'
import { adminPassword } from '../support/database.ts'
import { cookiesOf } from '../support/shop.ts'

const { visit } = useBrowser('new')
const program = useProgram({ ADMIN_PASSWORD: adminPassword })

const coarse = { id: 2, name: 'Sól celtycka gruba', price: '29.90', quantity: 2, weight: '500g' }
const premium = { id: 3, name: 'Sól celtycka premium', price: '69.90', quantity: 1, weight: '1kg' }

const keep = (page: Page, cart: unknown) =>
  page.evaluate((kept) => window.localStorage.setItem('salorge-cart', kept), JSON.stringify(cart))
const kept = async (page: Page) => JSON.parse((await page.evaluate(() => window.localStorage['salorge-cart'])) ?? '[]')

async function openCart(cart: unknown, options = {}, expected?: RegExp): Promise<Page> {
  const page = await visit(`${program.origin}/contact`, options, expected)
  await keep(page, cart)
  await page.goto(`${program.origin}/cart`)
  return page
}

async function changeProduct(id: number, changes: object): Promise<void> {
  const signIn = { username: 'admin', password: adminPassword }
  const call = (method: string, path: string, body: object, headers = {}) =>
    fetch(`${program.origin}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const Cookie = cookiesOf(await call('POST', '/api/admin/login', signIn))
  expect((await call('PUT', `/api/admin/products/${id}`, changes, { Cookie })).status).toBe(200)
}

describe.for(['pl', 'de'] as const)('a customer who reads %s', (locale) => {
  test('fills the cart in the store, changes it, takes something out, puts it back and goes on to the checkout', async () => {
    const [texts, shop] = [await cartTexts.load(locale), await shopTexts.load(locale)]
    const money = (amount: string) => formatMoney(readMoney(amount), locale)
    const page = await visit(`${program.origin}/store`, { locale })
    const add = page.getByRole('button', { name: shop.add })
    const [, second, third] = await add.all()
    await second?.click()
    await second?.click()
    await third?.click()
    await page.getByRole('link', { name: `${shop.cart}, ${shop.pieces(3)}` }).waitFor()
    await page.getByText(shop.inCart(2)).waitFor()
    const toast = page.locator('li[data-state=open]')
    await expect.poll(() => toast.count()).toBe(1)
    await toast.getByRole('link', { name: shop.toCart }).click()

    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
    const lines = page.getByRole('list', { name: texts.lines }).getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(2)
    await lines
      .first()
      .getByText(texts.perKilogram(money('59.80')))
      .waitFor()
    const quantity = lines.first().getByRole('textbox')
    await expect.poll(() => quantity.inputValue()).toBe('2')
    await lines
      .first()
      .getByRole('button', { name: texts.more('') })
      .click()
    await expect.poll(() => quantity.inputValue()).toBe('3')
    await quantity.fill('12')
    await quantity.press('Enter')
    await quantity.press('ArrowDown')
    await expect.poll(() => quantity.inputValue()).toBe('11')
    const total = page.getByRole('term').filter({ hasText: texts.total }).locator('+ dd')
    await expect.poll(() => total.textContent()).toBe(money('398.80'))

    await lines
      .last()
      .getByRole('button', { name: texts.removeThis('') })
      .click()
    const undo = page.getByRole('button', { name: texts.undoThis('') })
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => total.textContent()).toBe(money('328.90'))
    await page.keyboard.press('Enter')
    await expect.poll(() => total.textContent()).toBe(money('398.80'))
    expect(await kept(page)).toMatchObject([
      { id: 2, price: '29.90', quantity: 11, weight: '500g' },
      { id: 3, price: '69.90', quantity: 1, weight: '1kg' },
    ])
    await page.getByRole('link', { name: texts.checkout }).click()
    await page.waitForURL('**/checkout')
  })
})

test('the cart is filled and read by keyboard alone, and what happens is said', async () => {
  const texts = await cartTexts.load('pl')
  const page = await visit(`${program.origin}/store`)
  await page.getByRole('button', { name: 'Do koszyka: Sól celtycka drobna, 250\u00A0g' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Dodano do koszyka: Sól celtycka drobna, 250\u00A0g').first().waitFor()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zobacz koszyk')
  await page.keyboard.press('Enter')
  const quantity = page.getByRole('textbox', { name: 'Ilość: Sól celtycka drobna' })
  await quantity.focus()
  await page.keyboard.type('4')
  await page.keyboard.press('Tab')
  await page.getByText(texts.changed('Sól celtycka drobna', 4, '99,60\u00A0zł')).waitFor()
  await quantity.focus()
  await page.keyboard.type('cztery')
  await page.keyboard.press('Tab')
  await expect.poll(() => quantity.inputValue()).toBe('4')
  await quantity.focus()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await page.getByText('Twój koszyk jest pusty').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cofnij')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('4')
})

test('what is pressed before the button’s code has come is not lost', async () => {
  const page = await visit(`${program.origin}/contact`)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/StoreShelf-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${program.origin}/store`)
  const add = page.getByRole('button', { name: 'Do koszyka: Sól celtycka premium, 1\u00A0kg' })
  // The bar lives already, the shelf doesn't.
  await page.waitForFunction(() => Object.keys(document.querySelector('header') ?? {}).length > 0)
  await add.click()
  await add.click()
  expect(await kept(page)).toEqual([])
  arrival.resolve()
  await page.getByRole('link', { name: 'Koszyk, 2 sztuki' }).waitFor()
})

test.for([0, 1, 2, 3])('what is pressed %i tasks after the button has begun to live counts once', async (tasks) => {
  const page = await visit(`${program.origin}/contact`)
  await page.addInitScript(pressWhileComingToLife, tasks)
  await page.goto(`${program.origin}/store`)
  await page.getByRole('link', { name: /^Koszyk, / }).waitFor()
  // As long as a second press would take to show itself.
  await setTimeout(300)
  expect(await kept(page)).toMatchObject([{ quantity: 1 }])
})

/** Presses the first product's button between two tasks of the page. */
function pressWhileComingToLife(tasks: number): void {
  const { port1, port2 } = new MessageChannel()
  let left = tasks
  port1.addEventListener('message', () => {
    const button = document.querySelector<HTMLElement>('main button[aria-label]')
    const hasBegun = Object.keys(button ?? {}).some((key) => key.startsWith('__reactFiber'))
    if (hasBegun && left-- === 0) button?.click()
    else port2.postMessage(undefined)
  })
  port1.start()
  port2.postMessage(undefined)
}

test('two tabs have one cart: each shows at once what the other does, and neither undoes it', async () => {
  const one = await openCart([coarse])
  const other = await one.context().newPage()
  await other.goto(`${program.origin}/store`)
  await other.getByRole('button', { name: 'Do koszyka: Sól celtycka premium, 1\u00A0kg' }).click()
  await one.getByRole('main').getByText('3 sztuki').waitFor()
  await one.getByRole('button', { name: 'Więcej: Sól celtycka gruba' }).click()
  await other.getByRole('link', { name: 'Koszyk, 4 sztuki' }).waitFor()
  expect(await kept(other)).toMatchObject([
    { id: 2, quantity: 3 },
    { id: 3, quantity: 1 },
  ])
})

describe('what has changed since it was put into the cart', () => {
  test.for([
    [
      'price_changed',
      { price: '31.50' },
      'Cena zmieniła się z 69,90 zł na 31,50 zł.',
      'Przyjmij nową cenę',
      [{ ...premium, price: '31.50' }],
    ],
    ['too_many', { stockQuantity: 3 }, 'Zostały 3 sztuki.', 'Zmień na 3', [{ ...premium, quantity: 3 }]],
    ['sold_out', { inStock: false }, 'Ten produkt właśnie się wyprzedał.', 'Usuń z koszyka', []],
    ['gone', { isActive: false }, 'Tego produktu nie ma już w sprzedaży.', 'Usuń z koszyka', []],
  ] as const)(
    '%s: is shown on its line, stands in the way, and is put right by one action',
    async ([problem, change, sentence, repair, left]) => {
      await changeProduct(3, change)
      onTestFinished(() => changeProduct(3, { price: '69.90', stockQuantity: 80, inStock: true, isActive: true }))
      const page = await openCart([coarse, { ...premium, quantity: problem === 'too_many' ? 7 : 1 }])
      const line = page.getByRole('listitem').filter({ hasText: 'Sól celtycka premium' })
      await line.getByText(sentence).waitFor()
      await page.getByRole('button', { name: 'Przejdź do zamówienia' }).click()
      await page.getByRole('alert').getByText('Najpierw popraw zaznaczone produkty.').waitFor()
      const action = line.getByText(repair, { exact: true })
      expect(await action.evaluate((button) => button === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Przejdź do zamówienia' }).waitFor()
      await expect.poll(() => kept(page)).toEqual([coarse, ...left])
    },
  )

  test('can’t be told while the shop does not answer: that is said, and asked again', async () => {
    const page = await visit(`${program.origin}/contact`, {}, /503/)
    await keep(page, [coarse])
    let isAway = true
    await page.route('**/api/store/check-cart?*', (route) =>
      isAway ? route.fulfill({ status: 503, json: { message: 'Chwila przerwy.' } }) : route.continue(),
    )
    await page.goto(`${program.origin}/cart`)
    await page.getByText('Nie udało się teraz porównać koszyka').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Przejdź do zamówienia' }).count()).toBe(1)
    isAway = false
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await page.getByText('59,80 zł / kg').waitFor()
    await expect.poll(() => page.getByText('Nie udało się teraz porównać koszyka').count()).toBe(0)
  })
})

describe('whatever a browser has kept', () => {
  const many = JSON.stringify(Array.from({ length: 5_000 }, (_, index) => ({ ...coarse, id: index + 1 })))
  test.for([
    ['no JSON', '{"id":', 0],
    ['no list', '{"id":2}', 0],
    ['nothing', 'null', 0],
    ['a string of 5 MB', `"${'s'.repeat(5_000_000)}"`, 0],
    ['5,000 lines', many, 100],
    [
      'lines of every kind',
      JSON.stringify([null, 1, 'x', [], {}, { ...coarse, price: 'NaN' }, { ...coarse, quantity: -1 }, premium]),
      1,
    ],
    ['a huge quantity and an unknown product', JSON.stringify([{ ...coarse, id: 4e15, quantity: 1e300 }, premium]), 2],
  ] as const)('%s: the store and the cart stand, and the next product goes in', async ([, stored, lines]) => {
    const page = await visit(`${program.origin}/contact`)
    await page.evaluate((value) => window.localStorage.setItem('salorge-cart', value), stored)
    await page.goto(`${program.origin}/cart`)
    const shown = page.getByRole('textbox', { name: /^Ilość/ })
    if (lines === 0) await page.getByText('Twój koszyk jest pusty').waitFor()
    await expect.poll(() => shown.count()).toBe(lines)
    await page.goto(`${program.origin}/store`)
    await page.getByRole('button', { name: 'Do koszyka: Sól celtycka premium, 1\u00A0kg' }).click()
    await expect.poll(async () => (await kept(page)).length).toBe(Math.max(1, lines))
  })

  test('and where nothing can be kept, the cart holds for as long as the page is open', async () => {
    const page = await visit(`${program.origin}/contact`)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(`${program.origin}/store`)
    const add = page.getByRole('button', { name: 'Do koszyka: Sól celtycka premium, 1\u00A0kg' })
    await add.click()
    await add.click()
    await page.getByRole('link', { name: 'Koszyk, 2 sztuki' }).click()
    await page.getByRole('textbox', { name: 'Ilość: Sól celtycka premium' }).waitFor()
  })
})

test.for(languages)(
  'the shop fits a phone in %s: nothing to scroll sideways, everything large enough to touch',
  async (locale) => {
    const page = await openCart(
      [coarse, { ...premium, quantity: 900 }, { ...premium, id: 99, name: 'S'.repeat(120) }],
      { locale, viewport: { width: 390, height: 844 }, hasTouch: true },
    )
    const texts = await cartTexts.load(locale)
    await page.getByText(texts.problems.gone).waitFor()
    for (const path of ['/cart', '/store', '/store/sol-celtycka-gruba-500g', '/checkout']) {
      if (path !== '/cart') await page.goto(`${program.origin}${path}`)
      await page.waitForLoadState('networkidle')
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([path, tooWide]).toEqual([path, 0])
      const tooSmall = await page.evaluate(() =>
        [...document.querySelectorAll('main button, main input, header a, header button')].flatMap((target) => {
          // A box or a circle is touched on its whole label.
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
          return height > 0 && (height < 36 || width < 24) ? [`${target.textContent} ${width}×${height}`] : []
        }),
      )
      expect(tooSmall).toEqual([])
    }
  },
)

test('without JavaScript the cart says what it needs', async () => {
  const page = await visit(`${program.origin}/cart`, { javaScriptEnabled: false })
  await expect.poll(() => page.locator('main noscript').textContent()).toContain('Koszyk jest przechowywany')
})
