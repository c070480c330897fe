import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { listens } from '../support/browser.ts'
import type { AdminShippingRate } from '../../src/shipping/shipping-rate.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const path = '/api/admin/shipping-rates'
const refused = /status of (422|409)/
const widths = [{ width: 390 }, { width: 768 }, { width: 1280 }, { width: 1440 }]

const listed = () => panel.asAdmin<AdminShippingRate[]>('GET', path)
const make = (minWeight: number, maxWeight: number | null, cost: string, more: object = {}) =>
  panel.asAdmin<AdminShippingRate>('POST', path, { minWeight, maxWeight, cost, ...more })
const storedAt = async (id: number) => (await listed()).find((rate) => rate.id === id)
const field = (page: Page, name: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${name.replaceAll(/[()]/g, String.raw`\$&`)}\\s*(opcjonalnie)?\\s*$`))
const home = (page: Page) => page.getByRole('region', { name: 'Dostawa do domu', exact: true })
const save = (page: Page) => page.keyboard.press('Control+S')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
/** What is said, with ordinary spaces. */
const warnings = async (page: Page) =>
  (await home(page).getByRole('list', { name: 'Uwagi do stawek' }).getByRole('listitem').allInnerTexts()).map((text) =>
    text.replaceAll('\u00A0', ' ').trim(),
  )

beforeEach(async () => {
  for (const { id } of await listed()) await panel.asAdmin('DELETE', `${path}/${id}`)
})

test('a rate is made by keyboard alone, with commas, and stands with those of its way', async () => {
  const page = await panel.open('tab=shipping')
  await home(page).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0,5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2,25')
  await page.keyboard.press('Tab')
  await page.keyboard.type('14,9')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kurier')
  await save(page)
  await toastOn(page).filter({ hasText: 'Stawka wysyłki została dodana' }).waitFor()
  expect(await listed()).toMatchObject([
    { deliveryType: 'home', minWeight: 0.5, maxWeight: 2.25, cost: '14.90', description: 'Kurier', isActive: true },
  ])
  const said = (await home(page).getByRole('row').last().innerText()).replaceAll('\u00A0', ' ')
  for (const part of ['0,5–2,25 kg', '14,90 zł', 'Kurier', 'Aktywna']) expect(said).toContain(part)
  // The form is ready for the next one.
  await expect.poll(() => field(page, 'Waga od (kg)').inputValue()).toBe('')
  await field(page, 'Sposób dostawy').selectOption('Paczkomat InPost')
  await field(page, 'Waga od (kg)').fill('0')
  await field(page, 'Koszt przesyłki').fill('9')
  await save(page)
  const lockers = page.getByRole('region', { name: 'Paczkomat InPost' })
  await lockers.getByRole('row').filter({ hasText: 'od 0 kg' }).waitFor()
  expect((await listed()).map(({ deliveryType, maxWeight }) => [deliveryType, maxWeight])).toEqual([
    ['home', 2.25],
    ['pickup_point', null],
  ])

  await page.getByRole('link', { name: 'Edytuj stawkę 0,5–2,25 kg' }).click()
  const countries = page.getByRole('group', { name: 'Kraje' })
  await countries.getByText('Zmień').click()
  for (const country of ['Niemcy', 'Austria']) await countries.getByLabel(country).check()
  await countries.getByLabel('Polska').uncheck()
  await save(page)
  const abroad = page.getByRole('region', { name: 'Austria, Niemcy', exact: true })
  await abroad.getByRole('row').filter({ hasText: '0,5–2,25' }).waitFor()
  await abroad.getByText('od 2,251 kg. Zamówień o tej wadze tam nie wysyłamy.').waitFor()
  expect(await home(page).getByRole('row').count()).toBe(0)
  expect((await listed())[0]?.countries).toEqual(['AT', 'DE'])
})

test('what can not be is refused with the sentence at its field, and nothing is stored', async () => {
  const page = await panel.open('tab=shipping', {}, refused)
  await field(page, 'Waga od (kg)').waitFor()
  for (const [typed, sentences] of [
    [{}, ['Minimalna waga jest wymagana', 'Koszt przesyłki jest wymagany']],
    [
      { 'Waga od (kg)': '0,0005', 'Waga do (kg)': 'dużo', 'Koszt przesyłki': '10,555' },
      ['z dokładnością do grama', 'Waga musi być liczbą kilogramów', 'Kwota musi być liczbą z najwyżej dwoma'],
    ],
    [
      { 'Waga od (kg)': '5', 'Waga do (kg)': '4,999', 'Koszt przesyłki': '10' },
      ['Maksymalna waga nie może być mniejsza od minimalnej.'],
    ],
  ] as const) {
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
    await page.getByRole('button', { name: 'Dodaj stawkę' }).click()
    for (const sentence of sentences) await page.getByRole('form').getByText(sentence).waitFor()
    await toastOn(page).filter({ hasText: 'Błędy w formularzu' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    expect(await listed()).toEqual([])
  }
})

describe('a rate of the list', () => {
  test(
    'is edited with the focus going into the form and back; only what was changed is sent',
    onlyForRelease('what the form does then is shared, and shown with products'),
    async () => {
      const { id, version } = await make(0.5, 2, '10')
      const page = await panel.open('tab=shipping')
      await page.getByRole('link', { name: 'Edytuj stawkę 0,5–2 kg' }).click()
      await page.getByRole('heading', { name: 'Edycja stawki wysyłki' }).waitFor()
      await expect.poll(() => page.url()).toContain(`edit=${id}`)
      await expect
        .poll(() => field(page, 'Sposób dostawy').evaluate((box) => box === document.activeElement))
        .toBe(true)
      await expect.poll(() => field(page, 'Waga od (kg)').inputValue()).toBe('0,5')
      await field(page, 'Waga do (kg)').fill('')
      await field(page, 'Koszt przesyłki').fill('11,5')
      const sent = page.waitForRequest((request) => request.method() === 'PUT')
      await save(page)
      expect((await sent).postDataJSON()).toEqual({ maxWeight: null, cost: '11,5', version })
      await toastOn(page).filter({ hasText: 'Stawka wysyłki została zaktualizowana' }).waitFor()
      await expect.poll(() => focused(page)).toMatch(/^Edytuj stawkę/)
      expect(await storedAt(id)).toMatchObject({ minWeight: 0.5, maxWeight: null, cost: '11.50' })
    },
  )

  test(
    'is deleted when that is confirmed, and not before',
    onlyForRelease('what is asked before deleting is shared, and shown with products'),
    async () => {
      const { id } = await make(0, 2, '10')
      const page = await panel.open('tab=shipping')
      const remove = page.getByRole('button', { name: 'Usuń stawkę' })
      await remove.click()
      await listens(page.getByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć tę stawkę wysyłki?' }))
      await page.keyboard.press('Escape')
      expect(await storedAt(id)).toBeDefined()
      await remove.click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click()
      await toastOn(page).filter({ hasText: 'Stawka wysyłki została usunięta' }).waitFor()
      expect(await listed()).toEqual([])
      await home(page).getByText('Nie ma aktywnych stawek').waitFor()
    },
  )

  test(
    'that another session changed meanwhile is never overwritten, and one goes on from what is stored; that somebody deleted it is said, and what was typed stays',
    onlyForRelease('what the form does then is shared, and shown with products'),
    async () => {
      const { id } = await make(0, 2, '10')
      const page = await panel.open(`tab=shipping&edit=${id}`, {}, /status of (404|409)/)
      await field(page, 'Koszt przesyłki').fill('12')
      await panel.asAdmin('PUT', `${path}/${id}`, { maxWeight: 3, cost: '15' })
      await save(page)
      await page.getByRole('alert').getByText('Ta stawka wysyłki została w międzyczasie zmieniona.').waitFor()
      await expect.poll(() => field(page, 'Koszt przesyłki').inputValue()).toBe('12')
      expect(await storedAt(id)).toMatchObject({ cost: '15.00' })
      await page.getByRole('button', { name: 'Wczytaj i zachowaj moje zmiany' }).click()
      await expect.poll(() => field(page, 'Waga do (kg)').inputValue()).toBe('3')
      await field(page, 'Koszt przesyłki').focus()
      await save(page)
      await toastOn(page).filter({ hasText: 'Stawka wysyłki została zaktualizowana' }).waitFor()
      expect(await storedAt(id)).toMatchObject({ maxWeight: 3, cost: '12.00' })

      await page.goto(`${panel.program.origin}/admin?tab=shipping&edit=${id}`)
      await field(page, 'Koszt przesyłki').fill('13')
      await panel.asAdmin('DELETE', `${path}/${id}`)
      await save(page)
      await toastOn(page).filter({ hasText: 'Błąd' }).waitFor()
      await expect.poll(() => field(page, 'Koszt przesyłki').inputValue()).toBe('13')
    },
  )
})

test(
  'the list warns of nothing while each weight has its rate; of gaps, with each price that holds there instead; of overlaps and of rates that never hold',
  onlyForRelease('the pure rules show each gap and overlap'),
  async () => {
    const page = await panel.open('tab=shipping')
    await home(page).getByRole('listitem').first().waitFor()
    await expect
      .poll(() => warnings(page))
      .toEqual([
        'Nie ma aktywnych stawek, więc obowiązują ceny zastępcze: 0–2 kg: 15,99 zł; 2,001–10 kg: 25,99 zł; od 10,001 kg: 35,99 zł.',
      ])

    const whole = [await make(0, 2, '10'), await make(2, 5, '20'), await make(5.001, null, '30')]
    await page.reload()
    await home(page).getByRole('row').nth(3).waitFor()
    await expect.poll(() => home(page).getByRole('list').count()).toBe(0)

    for (const { id } of whole) await panel.asAdmin('DELETE', `${path}/${id}`)
    await make(0, 1, '10')
    await make(3, 5, '20')
    await make(4, 6, '22')
    await make(5.5, 5.8, '24')
    await make(0, 50, '1', { isActive: false })
    await page.reload()
    await home(page).getByRole('listitem').first().waitFor()
    await expect
      .poll(() => warnings(page))
      .toEqual([
        'Luka: 1,001–2,999 kg. Obowiązują ceny zastępcze: 1,001–2 kg: 15,99 zł; 2,001–2,999 kg: 25,99 zł.',
        'Luka: od 6,001 kg. Obowiązują ceny zastępcze: 6,001–10 kg: 25,99 zł; od 10,001 kg: 35,99 zł.',
        'Stawki nakładają się: 4–5 kg. Obowiązuje stawka 3–5 kg za 20,00 zł, a nie 4–6 kg za 22,00 zł.',
        'Stawka 5,5–5,8 kg za 24,00 zł nigdy nie obowiązuje: w całym jej zakresie decydują stawki zaczynające się od niższej wagi.',
      ])
  },
)

test('rates without what only administrators see are a session that has ended: the login comes up', async () => {
  await make(0, null, '10')
  const page = await panel.open('tab=customers', {}, /status of 401/)
  await page.getByText('Nie ma jeszcze klientów').waitFor()
  await page.context().clearCookies()
  await page.getByRole('tab', { name: 'Wysyłka' }).click()
  await page.getByText('Sesja wygasła. Zaloguj się ponownie.').waitFor()
})

test(
  'there is room for long descriptions and many warnings, in the list and in the form',
  onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
  async () => {
    const { id } = await make(0, 1, '10', { description: 'Paczka z bardzo długim opisem, który się nie mieści' })
    for (const weight of [2, 3, 4, 5, 6, 7, 8]) await make(weight, weight + 1.5, '20')
    const page = await panel.open('tab=shipping')
    await home(page).getByRole('listitem').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await layoutProblems(page, widths)).toEqual([])
    await page.goto(`${panel.program.origin}/admin?tab=shipping&edit=${id}`)
    await field(page, 'Waga od (kg)').waitFor()
    expect(await layoutProblems(page, widths)).toEqual([])
  },
)
