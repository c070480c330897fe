import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { field, focusedLabel, productsBehind, refused, rowOf, save } from '../support/panel-products.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const { all, create, kept } = productsBehind(panel)
const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()

describe('the list', () => {
  test('says that products are on their way, then how many there are and how each of them stands', async () => {
    await create({ name: 'Sól na końcu', stockQuantity: 3, translations: [translation('de')] })
    await create({ name: 'Sól ukryta', isActive: false, inStock: false, weight: null })
    await create({ name: 'Sól wykupiona', stockQuantity: 0 })
    const page = await panel.open('tab=customers')
    const { promise: isLookedAt, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/admin/products?*', async (route) => {
      await isLookedAt
      await route.continue()
    })
    await page.getByRole('tab', { name: 'Produkty' }).click()
    await page.getByText('Ładowanie produktów...').waitFor()
    goOn()
    const count = (await all()).length
    await page.getByText(new RegExp(`^${count} produkt`)).waitFor()

    const low = await rowOf(page, 'Sól na końcu').innerText()
    for (const part of ['250 g', '24,90 zł', 'Aktywny', 'W magazynie: 3 szt.', 'Niski stan', 'brak: en, fr'])
      expect(low.replaceAll('\u00A0', ' ')).toContain(part)
    const hidden = (await rowOf(page, 'Sól ukryta').innerText()).replaceAll('\u00A0', ' ')
    for (const part of ['bez wagi', 'Nieaktywny', 'Niedostępny: 40 szt.']) expect(hidden).toContain(part)
    await rowOf(page, 'Sól wykupiona').getByText('Wyprzedany').waitFor()
    await expect.poll(() => rowOf(page, 'Sól celtycka drobna').getByText('brak').count()).toBe(0)
    await expect
      .poll(() => rowOf(page, 'Sól celtycka drobna').locator('img').getAttribute('src'))
      .toMatch(/jar.*\.webp$/)
  })

  test('deletes a product after a question that names it, and keeps it when the answer is no; says so when somebody else has deleted it before', async () => {
    const { id } = await create({ name: 'Sól na chwilę' })
    const other = await create({ name: 'Sól usunięta' })
    const page = await panel.open('tab=products', {}, /status of (422|409|404)|ERR_INTERNET_DISCONNECTED/)
    await page.getByRole('button', { name: 'Usuń: Sól na chwilę' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('„Sól na chwilę”').waitFor()
    await question.getByRole('button', { name: 'Anuluj' }).click()
    expect(await kept(id)).toBeDefined()
    await page.getByRole('button', { name: 'Usuń: Sól na chwilę' }).click()
    await page.context().setOffline(true)
    await question.getByRole('button', { name: 'Usuń produkt' }).click()
    await said(page, 'Nie udało się połączyć z serwerem. Spróbuj ponownie.')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Usuń: Sól na chwilę' }).click()
    await question.getByRole('button', { name: 'Usuń produkt' }).click()
    await said(page, 'Produkt został usunięty')
    await rowOf(page, 'Sól na chwilę').waitFor({ state: 'detached' })
    expect(await kept(id)).toBeUndefined()

    await rowOf(page, 'Sól usunięta').waitFor()
    await panel.asAdmin('DELETE', `/api/admin/products/${other.id}`)
    await page.getByRole('button', { name: 'Usuń: Sól usunięta' }).click()
    await question.getByRole('button', { name: 'Usuń produkt' }).click()
    await said(page, 'Nie ma takiego produktu.')
    await rowOf(page, 'Sól usunięta').waitFor({ state: 'detached' })
  })
})

const translation = (language: string) => ({ language, name: `Salt ${language}`, description: `Grey ${language}` })

describe('adding', () => {
  test('takes every field, a comma in the price, and translations; then the form is ready for the next', async () => {
    const page = await panel.open('tab=products&edit=new')
    await expect.poll(() => focusedLabel(page)).toBe('Nazwa')
    await page.keyboard.type('Sól <b>wędzona</b> & "inna"')
    await field(page, 'Opis').fill('Wędzona nad olchą.')
    await field(page, 'Składniki opcjonalnie').fill('Sól morska')
    await field(page, 'Pochodzenie opcjonalnie').fill('Bretania')
    await page.getByRole('tab', { name: 'niemiecki' }).click()
    await field(page, 'Nazwa (de) opcjonalnie').fill('Rauchsalz')
    await field(page, 'Opis (de)').fill('Über Erle geräuchert.')
    await field(page, 'Cena (zł)').fill('31,5')
    await page.getByLabel('Stawka VAT').selectOption('8%')
    await field(page, 'Waga netto (kg) opcjonalnie').fill('0,75')
    await field(page, 'Ilość').fill('12')
    const last = Math.max(...(await all()).map(({ sortOrder }) => sortOrder))
    await expect.poll(() => field(page, 'Kolejność').inputValue()).toBe(String(last + 1))
    await field(page, 'Kolejność').fill('9')
    await field(page, 'Adres zdjęcia opcjonalnie').fill('/favicon.svg')
    await page.getByRole('button', { name: 'Dodaj produkt' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(/^Brakuje: nazwa żywności, przechowywanie, /).waitFor()
    await question.getByRole('button', { name: 'Wróć do formularza' }).click()
    expect((await all()).some(({ name }) => name.includes('wędzona'))).toBe(false)
    await page.getByLabel('Aktywny').uncheck()
    await page.getByRole('button', { name: 'Dodaj produkt' }).click()
    await said(page, 'Produkt został utworzony')
    const added = (await all()).find(({ name }) => name.includes('wędzona'))
    expect(added).toMatchObject({
      name: 'Sól <b>wędzona</b> & "inna"',
      description: 'Wędzona nad olchą.',
      ingredients: 'Sól morska',
      origin: 'Bretania',
      price: '31.50',
      vatRate: 8,
      weight: 0.75,
      stockQuantity: 12,
      sortOrder: 9,
      isActive: false,
      inStock: true,
      imageUrl: '/favicon.svg',
      translations: [{ language: 'de', name: 'Rauchsalz', description: 'Über Erle geräuchert.' }],
    })
    // HTML in a name is text.
    await rowOf(page, 'Sól <b>wędzona</b> & "inna"').waitFor()
    await expect.poll(() => page.locator('main b').count()).toBe(0)
    await expect.poll(() => field(page, 'Nazwa').inputValue()).toBe('')
    await expect.poll(() => focusedLabel(page)).toBe('Nazwa')
    const isCovered = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    expect(await field(page, 'Nazwa').evaluate(isCovered)).toBe(false)
    expect(await page.getByRole('button', { name: 'Edytuj go' }).evaluate(isCovered)).toBe(false)
    await page.getByRole('button', { name: 'Edytuj go' }).click()
    await expect.poll(() => field(page, 'Nazwa').inputValue()).toBe('Sól <b>wędzona</b> & "inna"')
    await expect.poll(() => field(page, 'Cena (zł)').inputValue()).toBe('31,50')
  })

  test('nothing says what is required, and what can not be is refused, at each field and in a toast; nothing is stored', async () => {
    const before = await all()
    const page = await panel.open('tab=products')
    await page.getByRole('button', { name: 'Dodaj produkt' }).click()
    await said(page, 'Błędy w formularzu')
    await said(page, 'Proszę poprawić wszystkie wymagane pola')
    for (const sentence of ['Nazwa produktu jest wymagana', 'Opis produktu jest wymagany', 'Cena jest wymagana'])
      await page.getByText(sentence, { exact: true }).waitFor()
    await expect.poll(() => focusedLabel(page)).toBe('Nazwa')
    expect(await all()).toEqual(before)
    // What is given up takes what was wrong with it along.
    await field(page, 'Ilość').fill('12')
    await page.getByRole('button', { name: 'Anuluj' }).click()
    await page.getByRole('button', { name: 'Porzuć zmiany' }).click()
    await expect.poll(() => page.locator('form [aria-invalid=true]').count()).toBe(0)
    await page.getByRole('button', { name: 'Dodaj produkt' }).click()

    const wrong = [
      ['Ilość', '-1', 'Ilość nie może być ujemna'],
      ['Cena (zł)', '1,234', 'Cena musi być liczbą z najwyżej dwoma miejscami po przecinku'],
      ['Waga netto (kg) opcjonalnie', '0,0001', 'Waga musi być dodatnia, z dokładnością do grama'],
      ['Adres zdjęcia opcjonalnie', 'javascript:alert(1)', 'Nieprawidłowy URL obrazu'],
    ] as const
    await field(page, 'Nazwa').fill('Sól odrzucona')
    await field(page, 'Opis').fill('Nie do przyjęcia.')
    for (const [label, typed] of wrong) await field(page, label).fill(typed)
    await save(page)
    for (const [label, , sentence] of wrong) {
      await page.getByText(sentence, { exact: true }).waitFor()
      await expect.poll(() => field(page, label).getAttribute('aria-invalid')).toBe('true')
    }
    expect(await all()).toEqual(before)
  })

  test(
    'what fails for no fault of what was typed says so, and keeps it',
    onlyForRelease('other forms show it'),
    async () => {
      const page = await panel.open('tab=products&edit=new', {}, refused)
      await field(page, 'Nazwa').fill('Sól pechowa')
      await field(page, 'Opis').fill('Za drugim razem.')
      await page.getByLabel('Aktywny').uncheck()
      await field(page, 'Cena (zł)').fill('10')
      await page.route('**/api/admin/products?*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
      await save(page)
      await said(page, 'Błąd przy tworzeniu produktu')
      await said(page, 'Nie udało się utworzyć produktu')
      await page.unroute('**/api/admin/products?*')
      await save(page)
      await said(page, 'Produkt został utworzony')
      expect((await all()).map(({ name }) => name)).toContain('Sól pechowa')
    },
  )

  test(
    'a translation begun and not finished is turned to, wherever one was',
    onlyForRelease('other forms show it'),
    async () => {
      const page = await panel.open('tab=products&edit=new')
      await field(page, 'Nazwa').fill('Sól w połowie')
      await field(page, 'Opis').fill('Przetłumaczona.')
      await field(page, 'Cena (zł)').fill('10')
      await page.getByRole('tab', { name: 'francuski brak' }).click()
      await field(page, 'Nazwa (fr) opcjonalnie').fill('Sel')
      await page.getByRole('tab', { name: 'angielski brak' }).click()
      await save(page)
      await page.getByText('Opis w tłumaczeniu jest wymagany').waitFor()
      await page.getByRole('tab', { name: 'francuski błąd', selected: true }).waitFor()
      await expect.poll(() => focusedLabel(page)).toBe('Opis (fr)')
      // Other languages can be looked at meanwhile.
      await page.getByRole('tab', { name: 'niemiecki' }).click()
      await page.getByRole('tab', { name: 'niemiecki', selected: true }).waitFor()
      await save(page)
      await page.getByRole('tab', { name: 'francuski błąd', selected: true }).waitFor()
      await field(page, 'Opis (fr)').fill('Gris.')
      await save(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sprzedawaj mimo to' }).click()
      await said(page, 'Produkt został utworzony')
    },
  )
})
