import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { listens } from '../support/browser.ts'
import type { DiscountCode } from '../../src/discounts/discount-code.ts'
import { layoutProblems } from '../support/axe.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const path = '/api/admin/discount-codes'
const refused = /status of (422|409)/
const widths = [{ width: 390 }, { width: 768 }, { width: 1280 }, { width: 1440 }]

const make = (code: string, more: object = {}) =>
  panel.asAdmin<DiscountCode>('POST', path, { code, type: 'percentage', value: '10', ...more })
const listed = () => panel.asAdmin<DiscountCode[]>('GET', path)
const stored = async (code: string) => (await listed()).find((one) => one.code === code)
const field = (page: Page, name: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${name}\\s*(opcjonalnie)?\\s*$`))
const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code })
const save = (page: Page) => page.keyboard.press('Control+S')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)

test('a code is made by keyboard alone: in capitals, with a comma, for dates as clocks in Poland show them', async () => {
  const page = await panel.open('tab=discounts', { timezoneId: 'America/New_York', locale: 'pl-PL' })
  await page.getByText('Nie ma jeszcze kodów rabatowych').waitFor()
  await page.keyboard.press('n')
  await page.keyboard.type('sol_7')
  await expect.poll(() => field(page, 'Kod').inputValue()).toBe('SOL_7')
  // In the middle of a word the caret stays where it is.
  await page.keyboard.press('Home')
  await page.keyboard.type('xy')
  await expect.poll(() => field(page, 'Kod').inputValue()).toBe('XYSOL_7')
  await field(page, 'Rodzaj').selectOption('Kwotowy')
  await field(page, 'Wartość').fill('12,50')
  await field(page, 'Od kwoty').fill('100')
  await field(page, 'Najwięcej użyć').fill('3')
  await field(page, 'Ważny od').fill('2027-07-01')
  await field(page, 'Ważny do').fill('2027-08-31')
  await field(page, 'Ważny do, godzina').fill('18:30')
  await save(page)
  await toastOn(page).filter({ hasText: 'Kod rabatowy został utworzony' }).waitFor()
  expect(await stored('XYSOL_7')).toMatchObject({
    type: 'fixed',
    value: '12.50',
    minOrderAmount: '100.00',
    maxUses: 3,
    validFrom: '2027-06-30T22:00:00.000Z',
    validUntil: '2027-08-31T16:30:00.000Z',
    isActive: true,
  })
  const said = await row(page, 'XYSOL_7').innerText()
  for (const part of ['12,50', '100,00', '0 / 3', 'od 1.07.2027', 'do 31.08.2027, 18:30', 'Zaplanowany'])
    expect(said).toContain(part)
  // The form is ready for the next one.
  await expect.poll(() => field(page, 'Kod').inputValue()).toBe('')
  await expect.poll(() => field(page, 'Kod').evaluate((input) => input === document.activeElement)).toBe(true)
})

test(
  'what can not be is refused with the sentence at its field, and nothing is stored',
  onlyForRelease('the gate shows it with products and the team, and each sentence at its endpoint'),
  async () => {
    await make('ZAJETY')
    const before = await listed()
    const page = await panel.open('tab=discounts', {}, refused)
    const isRefused = async (typed: Record<string, string>, sentences: string[]) => {
      for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
      await page.getByRole('button', { name: 'Utwórz kod' }).click()
      for (const sentence of sentences) await page.getByRole('form').getByText(sentence).first().waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
      expect(await listed()).toEqual(before)
    }
    await field(page, 'Kod').waitFor()
    await isRefused({}, ['Kod rabatowy jest wymagany', 'Wartość rabatu jest wymagana'])
    await toastOn(page).filter({ hasText: 'Błędy w formularzu' }).waitFor()
    await isRefused({ Kod: '<B>X</B>', Wartość: '1,555', 'Najwięcej użyć': '1,5' }, [
      'Kod może zawierać tylko litery, cyfry, myślnik i podkreślenie',
      'Wartość rabatu musi być liczbą z najwyżej dwoma',
      'Wpisz liczbę całkowitą',
    ])
    await isRefused({ Kod: 'ZA_DUZO', Wartość: '100,01', 'Najwięcej użyć': '' }, [
      'Rabat procentowy nie może przekraczać 100%.',
    ])
    await isRefused({ Wartość: '5', 'Ważny od': '2027-05-02', 'Ważny do': '2027-05-01' }, [
      'Koniec ważności musi być późniejszy niż jej początek.',
    ])
    // A time without a day, and a date of which only a part is typed.
    await isRefused({ 'Ważny od': '', 'Ważny do': '', 'Ważny do, godzina': '12:00' }, ['Nieprawidłowa data'])
    await field(page, 'Ważny do, godzina').fill('')
    await expect.poll(() => page.getByText('Nieprawidłowa data').count()).toBe(0)
    // What there is, the server says, however it is written.
    await isRefused({ Kod: 'zajety' }, ['Taki kod rabatowy już istnieje.'])
    await field(page, 'Kod').fill('CZESC')
    await field(page, 'Ważny do').focus()
    await page.keyboard.type('11')
    await isRefused({}, ['Nieprawidłowa data'])
  },
)

describe('a code of the list', () => {
  test(
    'is edited with the focus going into the form and back; only what was changed is sent',
    onlyForRelease('what the form does then is shared, and shown with products'),
    async () => {
      const { id, version } = await make('EDYTOWANY', { validUntil: '2028-01-31', maxUses: 5 })
      const page = await panel.open('tab=discounts')
      const edit = page.getByRole('link', { name: 'Edytuj kod EDYTOWANY' })
      await edit.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Kod EDYTOWANY' }).waitFor()
      await expect.poll(() => page.url()).toContain(`edit=${id}`)
      await expect.poll(() => field(page, 'Kod').evaluate((input) => input === document.activeElement)).toBe(true)
      await expect.poll(() => field(page, 'Ważny do').inputValue()).toBe('2028-01-31')
      await expect.poll(() => field(page, 'Ważny do, godzina').inputValue()).toBe('')
      await field(page, 'Najwięcej użyć').fill('')
      const sent = page.waitForRequest((request) => request.method() === 'PUT')
      await save(page)
      expect((await sent).postDataJSON()).toEqual({ maxUses: null, version })
      await toastOn(page).filter({ hasText: 'Kod rabatowy został zaktualizowany' }).waitFor()
      await expect.poll(() => focused(page)).toBe('Edytuj kod EDYTOWANY')
      await expect.poll(() => page.url()).not.toContain('edit=')
      expect(await stored('EDYTOWANY')).toMatchObject({ maxUses: null, validUntil: '2028-01-31T22:59:59.999Z' })
    },
  )

  test(
    'is left with Escape, but not with changes that nobody gave up',
    onlyForRelease('what the form does then is shared, and shown with products'),
    async () => {
      const { id } = await make('OPUSZCZONY')
      const page = await panel.open(`tab=discounts&edit=${id}`)
      await field(page, 'Wartość').fill('33')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Wróć do formularza' }).click()
      await expect.poll(() => field(page, 'Wartość').inputValue()).toBe('33')
      await field(page, 'Wartość').focus()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Porzuć zmiany' }).click()
      await page.getByRole('heading', { name: 'Nowy kod rabatowy' }).waitFor()
      await expect.poll(() => focused(page)).toBe('Edytuj kod OPUSZCZONY')
      expect(await stored('OPUSZCZONY')).toMatchObject({ value: '10.00' })
    },
  )

  test('is switched off and on; and deleted when that is confirmed, and not before', async () => {
    await make('PRZELACZANY')
    const page = await panel.open('tab=discounts')
    await page.getByRole('button', { name: 'Wyłącz kod PRZELACZANY' }).click()
    await toastOn(page).filter({ hasText: 'Kod rabatowy został zaktualizowany' }).waitFor()
    await row(page, 'PRZELACZANY').getByText('Nieaktywny').waitFor()
    expect(await stored('PRZELACZANY')).toMatchObject({ isActive: false })
    await page.getByRole('button', { name: 'Włącz kod PRZELACZANY' }).click()
    await row(page, 'PRZELACZANY').getByText('Aktywny', { exact: true }).waitFor()

    const remove = page.getByRole('button', { name: 'Usuń kod PRZELACZANY' })
    await remove.click()
    await listens(page.getByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć ten kod rabatowy?' }))
    await page.keyboard.press('Escape')
    expect(await stored('PRZELACZANY')).toBeDefined()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click()
    await toastOn(page).filter({ hasText: 'Kod rabatowy został usunięty' }).waitFor()
    expect(await stored('PRZELACZANY')).toBeUndefined()
    await row(page, 'PRZELACZANY').waitFor({ state: 'detached' })
  })

  test(
    'that an order has used is offered to be switched off instead; one that turns out to be used says so in the server’s words, and stays',
    onlyForRelease('other lists show it'),
    async () => {
      await make('WYSCIG')
      await make('UZYTY', { maxUses: 1 })
      await order('UZYTY')
      const page = await panel.open('tab=discounts', {}, refused)
      await row(page, 'UZYTY').getByText('1 / 1').waitFor()
      await row(page, 'UZYTY').getByText('Wykorzystany').waitFor()
      await page.getByRole('button', { name: 'Usuń kod UZYTY' }).click()
      await page.getByRole('alertdialog', { name: 'Kodu UZYTY nie można usunąć' }).waitFor()
      await page.getByRole('button', { name: 'Wyłącz kod', exact: true }).click()
      await row(page, 'UZYTY').getByText('Nieaktywny').waitFor()
      expect(await stored('UZYTY')).toMatchObject({ isActive: false, usedCount: 1 })

      const sentence = 'Ten kod rabatowy został już użyty.'
      await page.route(`**${path}/*`, (route) =>
        route.fulfill({ status: 409, json: { code: 'discount_code_used', message: sentence, error: sentence } }),
      )
      await page.getByRole('button', { name: 'Usuń kod WYSCIG' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click()
      await toastOn(page).filter({ hasText: sentence }).waitFor()
      await expect.poll(() => row(page, 'WYSCIG').count()).toBe(1)
    },
  )
})

test(
  'what another session changed meanwhile is never overwritten: what is stored can be loaded, or one’s own change kept upon it',
  onlyForRelease('what the form does then is shared, and shown with products'),
  async () => {
    const { id } = await make('STAN')
    const page = await panel.open(`tab=discounts&edit=${id}`, {}, refused)
    const conflict = async (maxUses: number) => {
      await field(page, 'Wartość').fill('15')
      await panel.asAdmin('PUT', `${path}/${id}`, { maxUses })
      await save(page)
      await page.getByRole('alert').getByText('Ten kod rabatowy został w międzyczasie zmieniony.').waitFor()
      await expect.poll(() => field(page, 'Wartość').inputValue()).toBe('15')
      expect(await stored('STAN')).toMatchObject({ value: '10.00', maxUses })
    }
    await conflict(77)
    await page.getByRole('button', { name: 'Wczytaj aktualny stan' }).click()
    await expect.poll(() => field(page, 'Wartość').inputValue()).toBe('10')
    await expect.poll(() => field(page, 'Najwięcej użyć').inputValue()).toBe('77')
    await expect.poll(() => page.getByText('Niezapisane zmiany').count()).toBe(0)

    await conflict(78)
    await page.getByRole('button', { name: 'Wczytaj i zachowaj moje zmiany' }).click()
    await expect.poll(() => field(page, 'Najwięcej użyć').inputValue()).toBe('78')
    await expect.poll(() => field(page, 'Wartość').inputValue()).toBe('15')
    await field(page, 'Wartość').focus()
    await save(page)
    await toastOn(page).filter({ hasText: 'Kod rabatowy został zaktualizowany' }).waitFor()
    expect(await stored('STAN')).toMatchObject({ value: '15.00', maxUses: 78 })
  },
)

test('what is typed and saved while the save before it is under way is saved as well, not dropped', async () => {
  const { id } = await make('SZYBKI')
  const page = await panel.open(`tab=discounts&edit=${id}`)
  let letThrough = () => {}
  const mayGo = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(`**${path}**`, async (route) => {
    if (route.request().method() === 'PUT') await mayGo
    await route.continue()
  })
  await field(page, 'Wartość').fill('15')
  await save(page)
  await page.getByRole('button', { name: 'Zapisywanie...' }).waitFor()
  await field(page, 'Najwięcej użyć').fill('5')
  await page.keyboard.press('Enter')
  letThrough()
  await expect.poll(() => stored('SZYBKI')).toMatchObject({ value: '15.00', maxUses: 5 })
  await expect.poll(() => page.url()).not.toContain('edit=')
})

test(
  'the key n leads from one code to a new one, but not while one is typing',
  onlyForRelease('the gate has such a key, and that it can be switched off'),
  async () => {
    const { id } = await make('KLAWISZ')
    const page = await panel.open(`tab=discounts&edit=${id}`)
    await field(page, 'Kod').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type('n')
    await expect.poll(() => field(page, 'Kod').inputValue()).toBe('KLAWISZN')
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Zapisz zmiany' }).focus()
    await page.keyboard.press('n')
    await page.getByRole('heading', { name: 'Nowy kod rabatowy' }).waitFor()
    await expect.poll(() => field(page, 'Kod').evaluate((input) => input === document.activeElement)).toBe(true)
  },
)

test(
  'a code that there isn’t is said, with a way on; on a phone the form of a new one is out of the way until it is asked for',
  onlyForRelease('other lists show it'),
  async () => {
    const page = await panel.open('tab=discounts&edit=999999')
    await page.getByRole('alert').getByText('Tej pozycji nie ma na liście.').waitFor()
    await page.getByRole('alert').getByRole('button', { name: 'Nowy kod rabatowy' }).click()
    await field(page, 'Kod').waitFor()
    await expect.poll(() => page.url()).not.toContain('edit=')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${panel.program.origin}/admin?tab=discounts`)
    const open = page.getByRole('button', { name: 'Nowy kod rabatowy' })
    await open.waitFor()
    await expect.poll(() => field(page, 'Kod').isVisible()).toBe(false)
    await open.click()
    await expect.poll(() => field(page, 'Kod').evaluate((input) => input === document.activeElement)).toBe(true)
  },
)

test(
  'there is room for the longest code in the list and in its form',
  onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
  async () => {
    const { id } = await make('SZEROKOSC_NIEZWYKLE_DLUGIEGO_KODU_RABATU', {
      type: 'fixed',
      value: '1234.5',
      maxUses: 1_000,
    })
    const page = await panel.open('tab=discounts')
    await row(page, 'SZEROKOSC').waitFor()
    expect(await layoutProblems(page, widths)).toEqual([])
    await page.goto(`${panel.program.origin}/admin?tab=discounts&edit=${id}`)
    await field(page, 'Kod').waitFor()
    expect(await layoutProblems(page, widths)).toEqual([])
  },
)

/** As a visitor would, in the demonstration. */
async function order(discountCode: string): Promise<void> {
  const [product] = (await (await fetch(`${panel.program.origin}/api/store/products`)).json()) as {
    id: number
    name: string
    price: string
  }[]
  const answer = await fetch(`${panel.program.origin}/api/store/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      cart: [{ ...product, quantity: 1 }],
      shippingAddress: {
        firstName: 'Anna',
        lastName: 'Nowak',
        email: 'anna@example.com',
        phone: '+48 600 100 200',
        address: 'ul. Solna 7',
        city: 'Kraków',
        postalCode: '31-000',
        country: 'Poland',
      },
      discountCode,
    }),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
}
