import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import {
  answerOrders,
  checkoutIn,
  draftIn,
  fieldOf,
  figure,
  fillAddress,
  focusedText,
  keepAddress,
  maria,
  openProvider,
  payButton,
  provider,
  refusedWith,
} from '../support/checkout.ts'
import { useProgram } from '../support/program.ts'
import { onlyForRelease } from '../support/release.ts'

const { visit } = useBrowser()
const program = useProgram()
const openCheckout = checkoutIn(visit, program)
const pl = (await checkoutTexts.load('pl')).checkoutForm

const home = { address: 'ul. Długa 1', city: 'Gdańsk', postalCode: '80-827', phone: '500600700' }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page) => page.locator('#checkout address')
const me = (page: Page) => page.evaluate(async () => (await fetch('/api/customers/me')).json())

let count = 0
/** Signs a new customer in, with an address or none. */
const signIn = (address: object | undefined) => async (page: Page) => {
  const email = `anna-${Date.now()}-${(count += 1)}@example.com`
  const account = { email, password: 'szara sól o świcie', firstName: 'Anna', lastName: 'Nowak' }
  await page.evaluate(
    async ([registration, changes]) => {
      const send = (method: string, path: string, body: unknown) =>
        fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
      await send('POST', '/api/customers/register', registration)
      if (changes) await send('PUT', '/api/customers/address', changes)
    },
    [account, address] as const,
  )
}
const signOut = (page: Page) =>
  page.evaluate(async () => void (await fetch('/api/customers/logout', { method: 'POST' })))

describe('a customer', () => {
  test('reads the address of the account and that nothing is sent there, changes it for this order alone, and orders', async () => {
    const page = await openCheckout(undefined, {}, signIn({ ...home, country: 'Ukraine' }))
    await openProvider(page)
    const orders = await answerOrders(page, { json: { url: provider } })
    await shown(page).getByText('80-827 Gdańsk').waitFor()
    await page.getByText(pl.address.notServed('Ukraina')).waitFor()
    await page.getByRole('link', { name: pl.address.askUs }).waitFor()
    await expect.poll(() => draftIn(page)).toBe(null)
    await button(page, pl.address.edit).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
    await fieldOf(page, pl, 'city').fill('Sopot')
    await fieldOf(page, pl, 'country').selectOption('Poland')
    await payButton(page, pl).click()
    await refusedWith(page, 'Proszę najpierw zapisać zmiany w adresie dostawy.')
    await page.getByRole('button', { name: pl.payment.toField }).click()
    await expect.poll(() => focusedText(page)).toBe(pl.address.save)
    await page.keyboard.press('Enter')
    await shown(page).getByText('80-827 Sopot').waitFor()
    await expect.poll(() => focusedText(page)).toBe(pl.address.edit)
    await page.reload()
    await shown(page).getByText('80-827 Sopot').waitFor()
    await payButton(page, pl).click()
    await page.waitForURL(provider)
    expect(orders.sent()).toMatchObject([{ shippingAddress: { firstName: 'Anna', ...home, city: 'Sopot' } }])
    await page.goto(`${program.origin}/store`)
    expect(await me(page)).toMatchObject({ ...home, country: 'Ukraine' })
  })

  test('can’t save or order with a field missing; cancelling restores the address of the account, and nothing typed is left to who comes after them', async () => {
    const page = await openCheckout(undefined, {}, signIn(home))
    await button(page, pl.address.edit).click()
    await fieldOf(page, pl, 'phone').fill(' ')
    await button(page, pl.address.save).click()
    await refusedWith(page, 'Proszę wypełnić wszystkie wymagane pola adresu.')
    await expect.poll(() => fieldOf(page, pl, 'phone').getAttribute('aria-invalid')).toBe('true')
    await payButton(page, pl).click()
    await refusedWith(page, 'Proszę wypełnić wszystkie pola adresu dostawy.')
    await page.reload()
    await expect.poll(() => fieldOf(page, pl, 'phone').inputValue()).toBe(' ')
    await button(page, pl.address.cancel).click()
    await shown(page).getByText('500600700').waitFor()
    await expect.poll(() => focusedText(page)).toBe(pl.address.edit)
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(0)

    await button(page, pl.address.edit).click()
    await fillAddress(page, pl)
    const { id } = await draftIn(page)
    await signOut(page)
    await page.reload()
    await expect.poll(() => fieldOf(page, pl, 'lastName').inputValue()).toBe('')
    await expect.poll(async () => (await draftIn(page)).address).toBe(null)
    expect((await draftIn(page)).id).not.toBe(id)
  })

  test(
    'whose account has no address types it, beginning with what is known',
    onlyForRelease('the gate has the address of an account, and that of a guest'),
    async () => {
      const page = await openCheckout(undefined, {}, signIn(undefined))
      await expect.poll(() => fieldOf(page, pl, 'lastName').inputValue()).toBe('Nowak')
      await expect.poll(() => button(page, pl.address.cancel).count()).toBe(0)
      await fillAddress(page, pl, home)
      await button(page, pl.address.save).click()
      await shown(page).getByText('80-827 Gdańsk').waitFor()
      expect(await me(page)).toMatchObject({ city: '' })
    },
  )

  test('finds their own address after signing in from here, and what they chose as a guest', async () => {
    const page = await openCheckout()
    await fillAddress(page, pl)
    await page.getByLabel('Wpisz kod').fill('lato')
    await expect
      .poll(() => page.getByRole('link', { name: pl.address.signIn }).getAttribute('href'))
      .toBe('/store/login?next=%2Fcheckout')
    await signIn(home)(page)
    await page.reload()
    await shown(page).getByText('80-827 Gdańsk').waitFor()
    await expect.poll(() => page.getByLabel('Wpisz kod').inputValue()).toBe('LATO')
  })

  test('orders as a guest where it can’t be found out who they are', async () => {
    const page = await openCheckout(undefined, {}, async (opened) => {
      await signIn(home)(opened)
      await opened.route('**/api/customers/me?*', (route) => route.abort())
    })
    await page.getByText(pl.address.notLoaded).waitFor()
    await openProvider(page)
    const orders = await answerOrders(page, { json: { url: provider } })
    await fillAddress(page, pl)
    await payButton(page, pl).click()
    await page.waitForURL(provider)
    expect(orders.sent()).toMatchObject([{ shippingAddress: maria }])
  })
})

describe('a discount code', () => {
  const message = (page: Page) => page.locator('[aria-labelledby=discount-heading] output')
  const field = (page: Page) => page.getByLabel('Wpisz kod')
  type Answer = { status?: number; json: unknown } | 'nothing'

  /** Answers for the shop, by the code, and remembers what was asked. */
  async function answerCodes(page: Page, answers: Record<string, Answer>) {
    const asked: { code: string; orderAmount: number }[] = []
    await page.route('**/api/store/validate-discount?*', (route) => {
      const sent = route.request().postDataJSON()
      asked.push(sent)
      const answer = answers[sent.code] ?? 'nothing'
      return answer === 'nothing' ? route.abort() : route.fulfill(answer)
    })
    return asked
  }
  const takes = (code: string, discountAmount: number) => ({
    json: { discountCode: { code, type: 'fixed', value: String(discountAmount) }, discountAmount },
  })

  test('is written in capitals, takes off what the shop says, survives a reload, is sent, and can be removed', async () => {
    const page = await openCheckout(undefined, {}, keepAddress)
    const asked = await answerCodes(page, { SOL10: takes('SOL10', 12.97) })
    await expect.poll(() => button(page, 'Zastosuj').isDisabled()).toBe(true)
    await field(page).pressSequentially('sol10')
    await expect.poll(() => field(page).inputValue()).toBe('SOL10')
    await page.keyboard.press('Enter')
    await expect.poll(() => message(page).textContent()).toBe('✅ Kod SOL10 został zastosowany! Zniżka: 12,97\u00A0zł')
    await expect.poll(() => figure(page, 'Rabat').textContent()).toBe('−12,97\u00A0zł')
    await expect.poll(() => figure(page, 'Razem').textContent()).toBe('211,82\u00A0zł')
    expect(asked).toEqual([{ code: 'SOL10', orderAmount: 208.8 }])
    await page.reload()
    await expect.poll(() => figure(page, 'Razem').textContent()).toBe('211,82\u00A0zł')

    const orders = await answerOrders(page, 'nothing')
    await payButton(page, pl).click()
    await refusedWith(page, pl.payment.failed)
    expect(orders.sent()).toMatchObject([{ discountCode: 'SOL10', discountAmount: 12.97, expectedTotal: '211.82' }])

    await button(page, 'Usuń kod').click()
    await expect.poll(() => figure(page, 'Razem').textContent()).toBe('224,79\u00A0zł')
    expect([await field(page).inputValue(), await message(page).textContent()]).toEqual(['', ''])
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('that is none, is refused, or can’t be checked, as by who is offline, says so, takes nothing off, and may be tried again', async () => {
    const page = await openCheckout()
    await field(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => message(page).textContent()).toBe('❌ Nieprawidłowy kod')
    const answers: Record<string, Answer> = {}
    await answerCodes(page, answers)
    await field(page).fill('stary')
    for (const [answer, said] of [
      [{ status: 422, json: { message: 'Ten kod stracił ważność.' } }, '❌ Ten kod stracił ważność.'],
      [{ status: 422, json: {} }, '❌ Nieprawidłowy kod rabatowy'],
      ['nothing', '❌ Błąd podczas weryfikacji kodu'],
    ] as const) {
      answers['STARY'] = answer
      await button(page, 'Zastosuj').click()
      await expect.poll(() => message(page).textContent()).toBe(said)
      await expect.poll(() => figure(page, 'Rabat').count()).toBe(0)
    }
    answers['STARY'] = takes('STARY', 5)
    await button(page, 'Zastosuj').click()
    await expect.poll(() => figure(page, 'Rabat').textContent()).toBe('−5,00\u00A0zł')

    await button(page, 'Usuń kod').click()
    answers['SOL10'] = takes('SOL10', 12.97)
    await page.context().setOffline(true)
    await page.route('**/api/store/validate-discount?*', (route) => route.abort(), { times: 1 })
    await field(page).fill('sol10')
    await page.keyboard.press('Enter')
    await expect.poll(() => message(page).textContent()).toBe('❌ Błąd podczas weryfikacji kodu')
    await page.context().setOffline(false)
    await button(page, 'Zastosuj').click()
    await expect.poll(() => message(page).textContent()).toContain('✅')
  })

  test(
    'is asked for anew when what is bought changes, and never takes off more than that',
    onlyForRelease('the gate reckons the discount of each cart at the server'),
    async () => {
      const page = await openCheckout()
      const asked = await answerCodes(page, { SOL10: takes('SOL10', 100) })
      await field(page).fill('sol10')
      await page.keyboard.press('Enter')
      await expect.poll(() => figure(page, 'Rabat').textContent()).toBe('−100,00\u00A0zł')
      const other = await page.context().newPage()
      await other.goto(`${program.origin}/cart`)
      await other.getByRole('button', { name: 'Usuń z koszyka: Sól celtycka premium' }).click()
      await expect.poll(() => figure(page, 'Rabat').textContent()).toBe('−59,80\u00A0zł')
      await expect.poll(() => asked.map(({ orderAmount }) => orderAmount)).toEqual([208.8, 59.8])
      await expect.poll(() => figure(page, 'Razem').textContent()).toBe(await figure(page, 'Dostawa').textContent())
    },
  )
})
