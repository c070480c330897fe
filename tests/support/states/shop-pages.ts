import { coarse, family, maria, premium } from '../checkout.ts'
import { comeBy, holdBack, keptIn, problemShown, refuse, whole, type States, type Visitor } from './state.ts'

const cart = [coarse, premium]
/** With its packaging more than a locker takes. */
const heavy = { id: 5, name: 'Sól celtycka rodzinna', price: '189.00', quantity: 1, weight: '5kg' }
const unsold = { ...coarse, id: 999, name: 'Sól, której nie ma' }
const dearer = { ...premium, price: '59.90' }
const tooMany = { ...coarse, quantity: 9999 }

async function openCart(visitor: Visitor, lines: object[] = cart) {
  const { page, go } = visitor
  await keptIn(visitor, 'cart', lines)
  await go('/cart')
  await page.locator('main li').first().waitFor()
}

async function openCheckout(visitor: Visitor, lines: object[] = cart) {
  const { page, go } = visitor
  await keptIn(visitor, 'cart', lines)
  await go('/checkout')
  await page.locator('input[name=shippingMethod]').first().waitFor()
}

const pay = (page: Visitor['page']) => page.locator('[aria-labelledby=payment-heading] button').first().click()
const byLocker = ({ page }: Visitor) => page.locator('input[value=inpost]').check()

/** The shelf, the cart and the checkout. */
export const shopStates: Record<string, States> = {
  '/store': {
    whole: whole('/store'),
    'with a message': async ({ page, go }) => {
      await go('/store')
      await page.locator('main article button, main li button').filter({ visible: true }).first().click()
      await page.locator('[data-radix-collection-item], li[role=status]').first().waitFor()
    },
    'that nobody answers': async (visitor) => {
      await refuse(visitor.page, '**/api/**')
      await comeBy(visitor, 'footer a[href="/store"]')
      await visitor.page.locator('main [role=alert]').first().waitFor()
    },
  },
  '/store/$slug': {
    whole: whole('/store/sol-celtycka-gruba-500g'),
    'of what only a courier takes': whole('/store/sol-celtycka-rodzinna-5kg'),
    'at a reduced price': whole('/store/sol-celtycka-rodzinna-5kg'),
    'of what is sold out': whole('/store/sold-out'),
    'that there is not': whole('/store/no-such-salt'),
  },
  '/recipes': { whole: whole('/recipes') },
  '/recipes/$slug': {
    whole: whole('/recipes/ryba-w-soli'),
    'that there is not': whole('/recipes/nie-ma'),
  },
  '/cart': {
    empty: whole('/cart'),
    filled: openCart,
    'with a reduced price': (visitor) => openCart(visitor, [coarse, family]),
    'that can’t be bought': async (visitor) => {
      await openCart(visitor, [unsold, dearer, tooMany])
      await visitor.page.locator('[data-repair]').nth(2).waitFor()
    },
    'with something taken out': async (visitor) => {
      await openCart(visitor)
      const rows = visitor.page.locator('main li')
      await rows.first().getByRole('button').last().click()
    },
    'that nobody answers': async (visitor) => {
      await refuse(visitor.page, '**/api/**')
      await openCart(visitor)
    },
    'that waits': async (visitor) => {
      await holdBack(visitor.page, '**/api/**')
      await keptIn(visitor, 'cart', cart)
      await visitor.arrive('/cart')
    },
  },
  '/checkout': {
    empty: whole('/checkout'),
    filled: openCheckout,
    'with a reduced price': async (visitor) => {
      await openCheckout(visitor, [coarse, family])
      await visitor.page.locator('main li s').waitFor()
    },
    'where a bank transfer is offered': async (visitor) => {
      const json = { pickupMap: null, payments: 'stripe', transfer: 'companies', termsVersion: '1' }
      await visitor.page.route('**/api/store/checkout-settings', (route) => route.fulfill({ json }))
      await openCheckout(visitor)
      await visitor.page.locator('main input[type=checkbox]').first().check()
      await visitor.page.locator('input[value=transfer]').check()
    },
    'that waits': async (visitor) => {
      await holdBack(visitor.page, '**/api/**')
      await keptIn(visitor, 'cart', cart)
      await visitor.arrive('/checkout')
    },
    'filled in wrongly, for a company, by a locker': async (visitor) => {
      const { page } = visitor
      await openCheckout(visitor)
      await page.locator('main input[type=checkbox]').first().check()
      await page.locator('[aria-controls$=invoice-address]').check()
      await byLocker(visitor)
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await pay(page)
      await problemShown(page)
    },
    'under its map': async (visitor) => {
      await openCheckout(visitor)
      await byLocker(visitor)
      await visitor.page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
    'with an unknown code of a point': async (visitor) => {
      await openCheckout(visitor)
      await byLocker(visitor)
      await visitor.page.getByRole('dialog').getByRole('textbox').fill('?')
      await visitor.page.keyboard.press('Enter')
      await problemShown(visitor.page)
    },
    'with a point and a discount': async (visitor) => {
      const { page } = visitor
      await openCheckout(visitor)
      await byLocker(visitor)
      await page.getByRole('dialog').getByRole('textbox').fill('kra012')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.locator('[name=discountCode]').fill('FALA')
      await page.keyboard.press('Enter')
      await page.locator('[name=discountCode][readonly]').waitFor()
    },
    'with an unknown discount': async (visitor) => {
      await openCheckout(visitor)
      await visitor.page.locator('[name=discountCode]').fill('BURZA')
      await visitor.page.keyboard.press('Enter')
      await problemShown(visitor.page)
    },
    refused: async (visitor) => {
      const { page } = visitor
      await refuse(page, '**/create-checkout-session*')
      await openCheckout(visitor)
      for (const [name, value] of Object.entries(maria)) await page.locator(`main [name=${name}]`).fill(value)
      await pay(page)
      await page.locator('[role=alert] p').first().waitFor()
    },
    'to where nothing is sent': async (visitor) => {
      const address = { ...maria, country: 'Ukraine' }
      await keptIn(visitor, 'checkout', { id: '6d1a0e5c-8f35-4c5e-9d44-1f1e1c7b2a10', address })
      await openCheckout(visitor)
      await visitor.page.locator('main select[name=country][aria-invalid=true]').waitFor()
    },
    'of what no locker takes': async (visitor) => {
      await openCheckout(visitor, [coarse, heavy])
      await visitor.page.locator('input[value=inpost][disabled]').waitFor()
    },
    'of a cart that can’t be bought': (visitor) => openCheckout(visitor, [dearer, unsold, premium]),
  },
}
