import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { field, focusedLabel, refused, rowOf, save } from '../support/panel-products.ts'
import { inLanguage, teamBehind } from '../support/panel-team.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const { all, create, kept, remove, leaveAtFirst } = teamBehind(panel)
const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()

beforeEach(leaveAtFirst)

describe('the list', () => {
  test('shows everybody in the page’s order, with the picture of their card or, where it is gone, their initials, their languages and whether they are shown', async () => {
    await create('Wanda Ukryta', { sortOrder: -3, isActive: false, imageUrl: '/favicon.svg' })
    await create('Łucja Francuska', { sortOrder: -2, translations: [inLanguage('fr'), inLanguage('de')] })
    await create('Zofia Bezdjęcia', { imageUrl: '/pictures/gone.webp' })
    const page = await panel.open('tab=team', {}, /status of 404/)
    await rowOf(page, 'Wanda Ukryta').waitFor()
    const team = await all()
    const rows = page.getByRole('table', { name: 'Zespół' }).locator('tbody tr')
    await expect
      .poll(() => rows.locator('th .font-medium.wrap-anywhere').allInnerTexts())
      .toEqual(team.map(({ name }) => name))
    await page.getByText(new RegExp(`^${team.length} osób, w tym 1 poza stroną$`)).waitFor()

    const hidden = rowOf(page, 'Wanda Ukryta')
    await expect.poll(() => hidden.locator('img').getAttribute('src')).toBe('/favicon.svg')
    for (const part of ['Rola pl', 'Nieaktywny', 'brak: en, de, fr'])
      await expect.poll(() => hidden.innerText()).toContain(part)
    const french = rowOf(page, 'Łucja Francuska')
    for (const part of ['ŁF', 'Rola de', 'Aktywny', 'de, fr', 'brak: pl, en'])
      await expect.poll(() => french.innerText()).toContain(part)
    await expect.poll(() => french.locator('img').getAttribute('src')).toMatch(/coast.*\.svg#2$/)
    await expect.poll(() => french.getByText('Rola de').getAttribute('lang')).toBe('de')
    await expect.poll(() => rowOf(page, 'Hanna Zawilska').getByText('brak').count()).toBe(0)
    await rowOf(page, 'Zofia Bezdjęcia').getByText('ZB').waitFor()
  })

  test(
    'deletes somebody when that is confirmed, and not before; who was deleted elsewhere is said to be gone',
    onlyForRelease('the products have the same list'),
    async () => {
      const { id } = await create('Gość Chwilowy')
      const { id: other } = await create('Ktoś Usunięty')
      const page = await panel.open('tab=team', {}, refused)
      const bin = page.getByRole('button', { name: 'Usuń: Gość Chwilowy' })
      await bin.click()
      const question = page.getByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć tego członka zespołu?' })
      await question.getByText('Gość Chwilowy').waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
      expect(await kept(id)).toBeDefined()
      await bin.click()
      await question.getByRole('button', { name: 'Usuń' }).click()
      await said(page, 'Członek zespołu został usunięty')
      await rowOf(page, 'Gość Chwilowy').waitFor({ state: 'detached' })
      expect(await kept(id)).toBeUndefined()
      await expect.poll(() => focusedLabel(page)).toBe('Zespół')

      await remove(other)
      await page.getByRole('button', { name: 'Usuń: Ktoś Usunięty' }).click()
      await question.getByRole('button', { name: 'Usuń' }).click()
      await said(page, 'Nie ma takiego członka zespołu.')
      await rowOf(page, 'Ktoś Usunięty').waitFor({ state: 'detached' })
    },
  )

  test(
    'that can’t be had says so in its place, and can be asked for again',
    onlyForRelease('what a list does is shared, and shown with orders'),
    async () => {
      const page = await panel.open('tab=customers', {}, /status of 503/)
      await page.route('**/api/admin/team?*', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Chwila przerwy.', error: '' } }),
      )
      await page.getByRole('tab', { name: 'Zespół' }).click()
      await page.getByRole('alert').getByText('Chwila przerwy.').waitFor()
      await page.unroute('**/api/admin/team?*')
      await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
      await rowOf(page, 'Hanna Zawilska').waitFor()
    },
  )
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10" />'

describe('adding', () => {
  test('takes every field by keyboard alone; then the form is ready for the next, who stands behind', async () => {
    const end = Math.max(...(await all()).map(({ sortOrder }) => sortOrder)) + 1
    const page = await panel.open('tab=team', {}, /^asked https:\/\/example\.com\//)
    await page.route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
    )
    await rowOf(page, 'Hanna Zawilska').waitFor()
    await page.keyboard.press('n')
    await expect.poll(() => focusedLabel(page)).toBe('Imię i nazwisko')
    for (const typed of ['Ola <b>Nowa</b>', 'Zbieraczka', 'Zbiera sól.', '', '', 'Sammlerin', 'Sie sammelt.']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('Paludière')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Elle récolte.')
    await field(page, 'Adres zdjęcia opcjonalnie').fill('https://example.com/ola.png')
    // Visitors' browsers will call there.
    await expect.poll(() => page.getByText('Obraz z obcego adresu').isVisible()).toBe(true)
    await expect.poll(() => field(page, 'Kolejność').inputValue()).toBe(String(end))
    await page.getByLabel('Aktywny').uncheck()
    await save(page)
    await said(page, 'Członek zespołu został dodany')
    expect((await all()).at(-1)).toMatchObject({
      name: 'Ola <b>Nowa</b>',
      imageUrl: 'https://example.com/ola.png',
      sortOrder: end,
      isActive: false,
      translations: [
        { language: 'de', role: 'Sammlerin', description: 'Sie sammelt.' },
        { language: 'fr', role: 'Paludière', description: 'Elle récolte.' },
        { language: 'pl', role: 'Zbieraczka', description: 'Zbiera sól.' },
      ],
    })
    await rowOf(page, 'Ola <b>Nowa</b>').waitFor()
    await expect.poll(() => page.locator('main b').count()).toBe(0)
    await expect.poll(() => field(page, 'Imię i nazwisko').inputValue()).toBe('')
    await expect.poll(() => field(page, 'Kolejność').inputValue()).toBe(String(end + 1))
    await expect.poll(() => page.getByText('Niezapisane zmiany').count()).toBe(0)
    await expect.poll(() => focusedLabel(page)).toBe('Imię i nazwisko')
  })

  test('puts nobody first because the team came late', onlyForRelease('the moment of a list half loaded'), async () => {
    const end = Math.max(...(await all()).map(({ sortOrder }) => sortOrder)) + 1
    const page = await panel.open('tab=customers')
    const { promise: isThere, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/api/admin/team?*', async (route) => {
      if (route.request().method() === 'GET') await isThere
      await route.continue()
    })
    await page.getByRole('tab', { name: 'Zespół' }).click()
    await page.getByRole('tab', { name: 'Zespół', selected: true }).waitFor()
    await page
      .getByText(/^Ładowanie/)
      .first()
      .waitFor()
    await expect.poll(() => field(page, 'Imię i nazwisko').count()).toBe(0)
    come()
    await field(page, 'Imię i nazwisko').fill('Anna Prędka')
    await field(page, 'Rola (pl) opcjonalnie').fill('Rola')
    await field(page, 'Opis (pl)').fill('Opis')
    await save(page)
    await said(page, 'Członek zespołu został dodany')
    expect((await all()).at(-1)).toMatchObject({ name: 'Anna Prędka', sortOrder: end })
  })

  test(
    'nothing at all says what is required at its place and in a toast, and stores nothing',
    onlyForRelease('the gate shows it with products'),
    async () => {
      const before = await all()
      const page = await panel.open('tab=team', {}, refused)
      await page.getByRole('button', { name: 'Dodaj do zespołu' }).click()
      await said(page, 'Błędy w formularzu')
      await said(page, 'Proszę poprawić wszystkie wymagane pola')
      await page.getByText('Nazwa członka zespołu jest wymagana', { exact: true }).waitFor()
      const none = page.getByRole('alert').filter({ hasText: 'Przynajmniej jedno tłumaczenie jest wymagane' })
      await none.waitFor()
      await expect.poll(() => focusedLabel(page)).toBe('Imię i nazwisko')
      // What was missing is there: it is no longer said.
      await field(page, 'Imię i nazwisko').fill('Anna')
      await save(page)
      await expect.poll(() => focusedLabel(page)).toMatch(/^Rola \(pl\)/)
      await field(page, 'Rola (en) opcjonalnie').fill('Head')
      await none.waitFor({ state: 'detached' })
      await save(page)
      await page.getByText('Opis jest wymagany', { exact: true }).waitFor()
      await expect.poll(() => focusedLabel(page)).toBe('Opis (en)')
      await page
        .getByRole('group', { name: /angielski/ })
        .getByText('błąd')
        .waitFor()
      // Given up again, it may be left out.
      await field(page, 'Rola (en)').fill('')
      await page.getByText('Opis jest wymagany', { exact: true }).waitFor({ state: 'detached' })
      expect(await all()).toEqual(before)

      await page.route('**/api/admin/team?*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 422, json: { message: 'Nie.', fields: { 'translations.1.role': 'Za śmiała' } } })
          : route.continue(),
      )
      for (const language of ['en', 'fr']) {
        await field(page, `Rola (${language}) opcjonalnie`).fill('Rola')
        await field(page, `Opis (${language})`).fill('Opis')
      }
      await save(page)
      // What the server alone finds wrong in a language lands at that language.
      await page
        .getByRole('group', { name: /francuski/ })
        .getByText('Za śmiała')
        .waitFor()
    },
  )

  test('what is refused is said at its field, which has the focus, and nothing is stored', async () => {
    const before = await all()
    const page = await panel.open('tab=team')
    const good = { 'Imię i nazwisko': 'Odrzucona', 'Rola (pl)': 'Rola', 'Opis (pl)': 'Opis', Kolejność: '40' }
    const named = (label: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( opcjonalnie)?$`) })
    for (const [label, typed] of Object.entries(good)) await named(label).fill(typed)
    for (const [label, typed, sentence] of [
      ['Opis (fr)', 'Elle récolte.', 'Rola jest wymagana'],
      ['Rola (pl)', ' ', 'Rola jest wymagana'],
      ['Opis (pl)', '', 'Opis jest wymagany'],
      ['Rola (pl)', 'r'.repeat(201), 'Najwyżej 200 znaków'],
      ['Imię i nazwisko', 'n'.repeat(201), 'Najwyżej 200 znaków'],
      ['Adres zdjęcia', 'javascript:alert(1)', 'Nieprawidłowy URL obrazu'],
      ['Kolejność', '1,5', 'Wpisz liczbę całkowitą'],
      ['Adres zdjęcia', 'http://example.com/a.png', 'Nieprawidłowy URL obrazu'],
      ['Kolejność', '', 'Wpisz liczbę całkowitą'],
      ['Kolejność', '99999999', 'Ta liczba jest zbyt duża'],
    ] as const) {
      await named(label).fill(typed)
      await save(page)
      await page.getByText(sentence, { exact: true }).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
      await named(label).fill(label in good ? good[label as keyof typeof good] : '')
      await expect.poll(() => page.locator('form [aria-invalid=true]').count()).toBe(0)
    }
    expect(await all()).toEqual(before)
  })

  test(
    'what is checked is what stood there at the press, whatever is typed right after it',
    onlyForRelease('the products have the same list'),
    async () => {
      const before = await all()
      const page = await panel.open('tab=team')
      await field(page, 'Imię i nazwisko').fill('Odrzucona')
      await field(page, 'Rola (pl) opcjonalnie').fill('Rola')
      await save(page)
      await page.getByText('Opis jest wymagany', { exact: true }).waitFor()
      for (let round = 0; round < 5; round++) {
        await field(page, 'Opis (pl)').fill('')
        await field(page, 'Opis (pl)').evaluate(async (box: HTMLTextAreaElement) => {
          box.form?.requestSubmit()
          await Promise.resolve()
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'Opis')
          box.dispatchEvent(new Event('input', { bubbles: true }))
        })
        await toastOn(page).filter({ hasText: 'Błędy w formularzu' }).first().waitFor()
        await expect.poll(() => page.locator('form [aria-invalid=true]').count()).toBe(0)
      }
      expect(await all()).toEqual(before)
    },
  )

  test(
    'on a phone a language is shown at a time, and the one with a problem is turned to',
    onlyForRelease('the gate shows it with products, where a translation is turned to'),
    async () => {
      const page = await panel.open('tab=team', { viewport: { width: 390, height: 844 } })
      await page.getByRole('button', { name: 'Nowy członek zespołu' }).click()
      const turnTo = (language: string) => page.getByRole('button', { name: new RegExp(`^${language}`) })
      await field(page, 'Imię i nazwisko').fill('Ula Telefoniczna')
      await expect.poll(() => field(page, 'Rola (fr) opcjonalnie').isVisible()).toBe(false)
      await turnTo('francuski').click()
      await field(page, 'Rola (fr) opcjonalnie').fill('Paludière')
      await turnTo('polski').click()
      await turnTo('polski').getByText('brak').waitFor()
      await save(page)
      await turnTo('francuski').getByText('błąd').waitFor()
      await page.getByText('Opis jest wymagany', { exact: true }).waitFor()
      await expect.poll(() => focusedLabel(page)).toBe('Opis (fr)')
      await expect.poll(() => field(page, 'Rola (pl) opcjonalnie').isVisible()).toBe(false)
      await field(page, 'Opis (fr)').fill('Elle récolte.')
      await save(page)
      await said(page, 'Członek zespołu został dodany')
    },
  )
})
