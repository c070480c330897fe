import { uiTexts } from '../../src/ui/texts.ts'
import { cartTexts } from '../../src/cart/texts.ts'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { formatMoney } from '../../src/i18n/format.ts'
import { readMoney } from '../../src/kernel/money.ts'
import { messageOn, useBrowser } from '../support/browser.ts'
import { horizontalOverflow, layoutProblems } from '../support/axe.ts'
import { usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const { visit, program, asAdmin } = usePanel()
// Nothing of the shop's code is in these browsers when they come.
const { visit: visitFirst } = useBrowser('new')

const coarse = { id: 2, name: 'Sól celtycka gruba', price: '29.90', quantity: 2, weight: '500g' }
const premium = { id: 3, name: 'Sól celtycka premium', price: '149.00', quantity: 1, weight: '1kg' }

const keep = (page: Page, cart: unknown) => keepAsIs(page, JSON.stringify(cart))
const keepAsIs = (page: Page, stored: string) =>
  page.evaluate((kept) => window.localStorage.setItem('salorge-cart', kept), stored)
const kept = async (page: Page) => JSON.parse((await page.evaluate(() => window.localStorage['salorge-cart'])) ?? '[]')

async function openCart(cart: unknown, options = {}): Promise<Page> {
  const page = await visit(`${program.origin}/robots.txt`, options)
  await keep(page, cart)
  await page.goto(`${program.origin}/cart`)
  return page
}

test('a customer who reads German fills the cart in the store, changes it, takes something out, puts it back and goes on to the checkout', async () => {
  const locale = 'de'
  const [texts, shop] = [(await cartTexts.load(locale)).cart, (await uiTexts.load(locale)).shop]
  const money = (amount: string) => formatMoney(readMoney(amount), locale)
  const page = await visit(`${program.origin}/store`, { locale })
  const add = page.getByRole('button', { name: shop.add })
  const [, second, third] = await add.all()
  await second?.click()
  await second?.click()
  await third?.click()
  await page.getByRole('link', { name: `${shop.cart}, ${shop.pieces(3)}` }).waitFor()
  await page.getByText(shop.inCart(2)).waitFor()
  const toast = messageOn(page)
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
    .getByRole('button', { name: shop.more('') })
    .click()
  await expect.poll(() => quantity.inputValue()).toBe('3')
  // More than one order takes: what is too much goes with one press, and who needs more is led to the office.
  await quantity.fill('60')
  await quantity.press('Enter')
  await lines.first().getByText(shop.maxOfProduct(50)).waitFor()
  await lines
    .first()
    .getByRole('button', { name: texts.repairs.reduce(50) })
    .click()
  await expect.poll(() => quantity.inputValue()).toBe('50')
  const more = lines.first().getByRole('link', { name: shop.needMore })
  await expect.poll(() => more.getAttribute('href')).toBe('/contact')
  expect(
    await lines
      .first()
      .getByRole('button', { name: shop.more('') })
      .isDisabled(),
  ).toBe(true)
  await quantity.fill('12')
  await quantity.press('Enter')
  await quantity.press('ArrowDown')
  await expect.poll(() => quantity.inputValue()).toBe('11')
  const total = page.getByRole('term').filter({ hasText: texts.total }).locator('+ dd')
  await expect.poll(() => total.textContent()).toBe(money('477.90'))

  await lines
    .last()
    .getByRole('button', { name: texts.removeThis('') })
    .click()
  const undo = page.getByRole('button', { name: texts.undoThis('') })
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await expect.poll(() => total.textContent()).toBe(money('328.90'))
  await page.keyboard.press('Enter')
  await expect.poll(() => total.textContent()).toBe(money('477.90'))
  await expect
    .poll(() => kept(page))
    .toMatchObject([
      { id: 2, price: '29.90', quantity: 11, weight: '500g' },
      { id: 3, price: '149.00', quantity: 1, weight: '1kg' },
    ])
  await page.getByRole('link', { name: texts.checkout }).click()
  await page.waitForURL('**/checkout')
})

test('the cart is filled and read by keyboard alone, and what happens is said', async () => {
  const texts = (await cartTexts.load('pl')).cart
  const page = await visit(`${program.origin}/store`)
  await page.getByRole('button', { name: 'Do koszyka: Sól celtycka drobna, 250\u00A0g' }).focus()
  // For a second only: whoever looks from outside may miss it.
  const isTold = page.waitForFunction(() =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
      /Dodano\sdo\skoszyka:\sSól\sceltycka\sdrobna,\s250\sg/.test(textContent),
    ),
  )
  await page.keyboard.press('Enter')
  await isTold
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Zobacz koszyk')
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cofnij')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('4')
})

test('what is pressed before the button’s code has come is not lost', async () => {
  const page = await visitFirst('about:blank')
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/StorePage-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${program.origin}/store`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Do koszyka: Sól celtycka premium, 1\u00A0kg' })
  await page.waitForFunction(() => window.pressedEarly)
  await add.click()
  await add.click()
  await expect.poll(() => kept(page)).toEqual([])
  arrival.resolve()
  await page.getByRole('link', { name: 'Koszyk, 2 sztuki' }).waitFor()
})

test('what is pressed as the button begins to live, or up to three tasks later, counts once', async () => {
  const page = await visitFirst(`${program.origin}/robots.txt`)
  await page.addInitScript(pressWhileComingToLife)
  for (const tasks of [0, 1, 2, 3]) {
    await page.evaluate((number) => {
      window.localStorage.clear()
      window.sessionStorage.setItem('tasks', String(number))
    }, tasks)
    await page.goto(`${program.origin}/store`)
    await page.getByRole('link', { name: /^Koszyk, / }).waitFor()
    // As long as a second press would take to show itself.
    await setTimeout(300)
    expect([tasks, await kept(page)]).toMatchObject([tasks, [{ quantity: 1 }]])
  }
})

/** Presses the first product's button between two tasks of the page, so many after it has begun to live. */
function pressWhileComingToLife(): void {
  const { port1, port2 } = new MessageChannel()
  let left = Number(window.sessionStorage.getItem('tasks'))
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
  test('is shown on its line, stands in the way, and is put right by one action, whatever it is', async () => {
    const change = (id: number, changes: Record<string, unknown>) =>
      asAdmin('PUT', `/api/admin/products/${id}`, changes)
    onTestFinished(async () => {
      for (const id of [3, 4, 5, 6]) await change(id, { stockQuantity: 80, inStock: true, isActive: true })
      await change(3, { price: '149.00' })
    })
    await change(3, { price: '31.50' })
    await change(4, { stockQuantity: 3 })
    await change(5, { inStock: false })
    await change(6, { isActive: false })
    const reserve = { id: 4, name: 'Sól celtycka na zapas', price: '89.00', quantity: 7, weight: '2kg' }
    const soldOut = { id: 5, name: 'Sól celtycka rodzinna', price: '189.00', quantity: 1, weight: '5kg' }
    const gone = { id: 6, name: 'Sól celtycka gastronomiczna', price: '649.00', quantity: 1, weight: '25kg' }
    const page = await openCart([coarse, premium, reserve, soldOut, gone])
    for (const [{ name }, sentence, repair] of [
      [premium, 'Cena zmieniła się z 149,00 zł na 31,50 zł.', 'Zaakceptuj nową cenę'],
      [reserve, 'Zostały 3 sztuki.', 'Zmień na 3'],
      [soldOut, 'Ten produkt właśnie się wyprzedał.', 'Usuń z koszyka'],
      [gone, 'Tego produktu nie ma już w sprzedaży.', 'Usuń z koszyka'],
    ] as const) {
      const line = page.getByRole('listitem').filter({ hasText: name })
      await line.getByText(sentence).waitFor()
      await page.getByRole('button', { name: 'Przejdź do zamówienia' }).click()
      await page.getByRole('alert').getByText('Najpierw popraw zaznaczone produkty.').waitFor()
      const action = line.getByText(repair, { exact: true })
      await expect.poll(() => action.evaluate((button) => button === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await line.getByText(sentence).waitFor({ state: 'detached' })
    }
    await page.getByRole('link', { name: 'Przejdź do zamówienia' }).waitFor()
    await expect.poll(() => kept(page)).toEqual([coarse, { ...premium, price: '31.50' }, { ...reserve, quantity: 3 }])
  })

  test(
    'can’t be told while the shop does not answer: that is said, and asked again',
    onlyForRelease('the store says the same while nobody answers'),
    async () => {
      const page = await visit(`${program.origin}/robots.txt`, {}, /503/)
      await keep(page, [coarse])
      let isAway = true
      await page.route('**/api/store/check-cart?*', (route) =>
        isAway ? route.fulfill({ status: 503, json: { message: 'Chwila przerwy.' } }) : route.continue(),
      )
      await page.goto(`${program.origin}/cart`)
      await page.getByText('Nie udało się teraz sprawdzić cen').waitFor()
      await expect.poll(() => page.getByRole('link', { name: 'Przejdź do zamówienia' }).count()).toBe(1)
      isAway = false
      await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
      await page.getByText('59,80 zł / kg').waitFor()
      await expect.poll(() => page.getByText('Nie udało się teraz sprawdzić cen').count()).toBe(0)
    },
  )
})

describe('whatever a browser has kept', () => {
  const anything = [
    null,
    1,
    'x',
    [],
    {},
    { ...coarse, price: 'NaN' },
    { ...coarse, id: 4e15, quantity: 1e300 },
    premium,
  ]
  const many = Array.from({ length: 5_000 }, (_, index) => ({ ...coarse, id: index + 10 }))

  test('the store and the cart stand, and the next product goes in', async () => {
    const page = await visit(`${program.origin}/robots.txt`)
    for (const [stored, lines] of [
      ['{"id":', 0],
      [JSON.stringify([...anything, ...many]), 100],
    ] as const) {
      await keepAsIs(page, stored)
      await page.goto(`${program.origin}/cart`)
      if (lines === 0) await page.getByText('Twój koszyk jest pusty').waitFor()
      await expect.poll(() => page.getByRole('textbox', { name: /^Ilość/ }).count()).toBe(lines)
      await page.goto(`${program.origin}/store`)
      await page.getByRole('button', { name: 'Do koszyka: Sól celtycka premium, 1\u00A0kg' }).click()
      await expect.poll(async () => (await kept(page)).length).toBe(Math.max(1, lines))
    }
  })

  test('and where nothing can be kept, the cart holds for as long as the page is open', async () => {
    const page = await visit('about:blank')
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

test(
  'whatever a product is called and however many there are, the cart fits every screen, and a finger finds all that the shop has',
  onlyForRelease('endless words stand in the gate at the checkout'),
  async () => {
    const page = await openCart(
      [coarse, { ...premium, quantity: 900 }, { ...premium, id: 99, name: 'S'.repeat(120) }],
      {
        locale: 'de',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      },
    )
    const { problems } = (await cartTexts.load('de')).cart
    await page.getByText(problems.gone).waitFor()
    expect(await layoutProblems(page, [{ width: 1440 }, { width: 1280 }, { width: 768 }, { width: 390 }])).toEqual([])
    for (const path of ['/cart', '/store', '/store/sol-celtycka-gruba-500g', '/checkout']) {
      if (path !== '/cart') await page.goto(`${program.origin}${path}`)
      if (path === '/checkout') await page.locator('input[name=shippingMethod]').first().waitFor()
      await page.waitForFunction(
        () => !document.querySelector('[aria-busy=true]') && document.fonts.status === 'loaded',
      )
      expect([path, await horizontalOverflow(page)]).toEqual([path, 0])
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
