import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { listens } from '../support/browser.ts'
import { axeViolations } from '../support/axe.ts'
import { field, focusedLabel, productsBehind, rowOf, save } from '../support/panel-products.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { adminPassword } from '../support/database.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const { change, create, kept, remove, buy, openProduct } = productsBehind(panel)
const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ')

describe('a change', () => {
  test('is saved by keyboard alone, and ends at the button where it began', async () => {
    const { id } = await create({
      name: 'Sól klawiszowa',
      translations: [{ language: 'en', name: 'A', description: 'B' }],
    })
    const page = await panel.open('tab=products')
    await rowOf(page, 'Sól klawiszowa').waitFor()
    await page.getByRole('button', { name: 'Edytuj: Sól klawiszowa' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedLabel(page)).toBe('Nazwa')
    await page.keyboard.press('End')
    await page.keyboard.type(' nowa')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Opisana.')
    await save(page)
    await said(page, 'Produkt został zaktualizowany')
    await expect.poll(() => focusedLabel(page)).toBe('Edytuj: Sól klawiszowa nowa')
    expect(await kept(id)).toMatchObject({
      name: 'Sól klawiszowa nowa',
      description: expect.stringContaining('Opisana.'),
      translations: [{ language: 'en', name: 'A', description: 'B' }],
      version: 2,
    })
    await page.keyboard.press('n')
    await expect.poll(() => focusedLabel(page)).toBe('Nazwa')
    await page.keyboard.type('nn')
    await expect.poll(() => field(page, 'Nazwa').inputValue()).toBe('nn')
  })

  test('of a text doesn’t undo what was sold meanwhile; of the quantity is refused then, and says so', async () => {
    const { id } = await create({ name: 'Sól sprzedawana' })
    const page = await openProduct(id)
    await buy(id, 2)
    await field(page, 'Opis').fill('Wciąż szara.')
    await save(page)
    await said(page, 'Produkt został zaktualizowany')
    expect(await kept(id)).toMatchObject({ description: 'Wciąż szara.', stockQuantity: 38 })

    await page.goto(`${panel.program.origin}/admin?tab=products&edit=${id}`)
    await expect.poll(() => focusedLabel(page)).toBe('Nazwa')
    await buy(id, 3)
    await field(page, 'Ilość').fill('60')
    await save(page)
    await page.getByText('Ten produkt został w międzyczasie zmieniony', { exact: true }).waitFor()
    expect(plain(await page.getByText('Na serwerze: 35').textContent())).toBe(
      'Na serwerze: 35 szt. – u Ciebie: 60 szt.',
    )
    expect(await kept(id)).toMatchObject({ stockQuantity: 35 })
    await page.getByRole('button', { name: 'Zostaw moje zmiany' }).click()
    await expect.poll(() => field(page, 'Ilość').inputValue()).toBe('60')
    await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
    await said(page, 'Produkt został zaktualizowany')
    expect(await kept(id)).toMatchObject({ stockQuantity: 60 })
  })
})

describe('two who edit the same product', () => {
  test('see what the other saved; one’s own comes on top of it, and what only the other touched stays', async () => {
    const { id } = await create({ name: 'Sól wspólna' })
    const [first, second] = [await openProduct(id), await openProduct(id)]
    await field(second, 'Cena (zł)').fill('29,90')
    await second.getByRole('tab', { name: 'niemiecki brak' }).click()
    await field(second, 'Nazwa (de) opcjonalnie').fill('Gemeinsames Salz')
    await field(second, 'Opis (de)').fill('Grau.')
    await field(first, 'Cena (zł)').fill('27')
    await field(first, 'Opis').fill('Opisana przez pierwszą osobę.')
    await save(first)
    await said(first, 'Produkt został zaktualizowany')

    await save(second)
    await said(second, 'Błąd')
    const notice = second.getByRole('alert').filter({ hasText: 'czeka w formularzu' })
    await notice.waitFor()
    const told = plain(await notice.innerText())
    expect(told).toContain('Na serwerze: 27,00 zł – u Ciebie: 29,90 zł')
    expect(told).toContain('Na serwerze: Opisana przez pierwszą osobę. – u Ciebie bez zmian')
    expect(await axeViolations(second)).toEqual([])
    expect(await kept(id)).toMatchObject({ price: '27.00', translations: [] })
    // Pressing once more overwrites nothing either, and what to do is asked once it is known how it is.
    await second.route('**/api/admin/products?*', async (route) => {
      await sleep(500)
      await route.continue()
    })
    const refusedAgain = second.waitForResponse((response) => response.status() === 409)
    await save(second)
    await refusedAgain
    await notice.waitFor()
    expect(await kept(id)).toMatchObject({ price: '27.00', version: 2 })

    await second.getByRole('button', { name: 'Zostaw moje zmiany' }).click()
    await notice.waitFor({ state: 'detached' })
    await expect.poll(() => field(second, 'Opis').inputValue()).toBe('Opisana przez pierwszą osobę.')
    await expect.poll(() => field(second, 'Cena (zł)').inputValue()).toBe('29,90')
    await field(second, 'Cena (zł)').focus()
    await save(second)
    await said(second, 'Produkt został zaktualizowany')
    expect(await kept(id)).toMatchObject({
      price: '29.90',
      description: 'Opisana przez pierwszą osobę.',
      translations: [{ language: 'de', name: 'Gemeinsames Salz' }],
      version: 3,
    })
  })

  test(
    'can take what the other saved, and lose nothing when the other deletes it: it can be added as a new one',
    onlyForRelease('two more ways out of the conflict that the gate shows'),
    async () => {
      const { id } = await create({ name: 'Sól ustąpiona' })
      const page = await openProduct(id)
      await field(page, 'Cena (zł)').fill('29,90')
      await change(id, { price: '26' })
      await save(page)
      await page.getByRole('button', { name: 'Weź stan z serwera' }).click()
      await expect.poll(() => field(page, 'Cena (zł)').inputValue()).toBe('26,00')
      await expect.poll(() => page.getByText('Niezapisane zmiany').count()).toBe(0)
      await field(page, 'Cena (zł)').fill('28')
      await save(page)
      await said(page, 'Produkt został zaktualizowany')
      expect(await kept(id)).toMatchObject({ price: '28.00' })

      await page.goto(`${panel.program.origin}/admin?tab=products&edit=${id}`)
      await expect.poll(() => focusedLabel(page)).toBe('Nazwa')
      await field(page, 'Opis').fill('Długo pisany opis.')
      await remove(id)
      await save(page)
      await page.getByText('Ten produkt został w międzyczasie usunięty', { exact: true }).waitFor()
      await expect.poll(() => field(page, 'Opis').inputValue()).toBe('Długo pisany opis.')
      await page.getByRole('button', { name: 'Dodaj jako nowy produkt' }).click()
      // Adding asks about the data that the law requires of food.
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sprzedawaj mimo to' }).click()
      await said(page, 'Produkt został utworzony')
      await rowOf(page, 'Sól ustąpiona').waitFor()
    },
  )
})

test('a product opened from a list that is old is the product as it is now', async () => {
  const { id } = await create({ name: 'Sól odświeżona' })
  const page = await panel.open('tab=products')
  await rowOf(page, 'Sól odświeżona').waitFor()
  // As old as a list has to be.
  await page.clock.setSystemTime(Date.now() + 2_100)
  await change(id, { price: '99' })
  await page.getByRole('button', { name: 'Edytuj: Sól odświeżona' }).click()
  await expect.poll(() => field(page, 'Cena (zł)').inputValue()).toBe('99,00')
})

test('a session that ends in the middle loses nothing: after signing in again the work goes on', async () => {
  const { id } = await create({ name: 'Sól przerwana' })
  const page = await openProduct(id)
  await field(page, 'Opis').fill('Opis z przerwą.')
  await page.context().clearCookies()
  await save(page)
  await page.getByText('Sesja wygasła. Zaloguj się ponownie.').waitFor()
  // The name is known, so one begins with the password.
  await page.locator('#login-password:focus').waitFor()
  await page.keyboard.type(adminPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Opis').inputValue()).toBe('Opis z przerwą.')
  await field(page, 'Opis').focus()
  await save(page)
  await said(page, 'Produkt został zaktualizowany')
  expect(await kept(id)).toMatchObject({ description: 'Opis z przerwą.' })
})

describe('what isn’t saved', () => {
  test(
    'is asked about before another tab, going back and Escape, and stays when one stays',
    onlyForRelease('other forms show it'),
    async () => {
      const { id } = await create({ name: 'Sól niezapisana' })
      const page = await panel.open('tab=products')
      await page.getByRole('button', { name: 'Edytuj: Sól niezapisana' }).click()
      await field(page, 'Opis').fill('Niezapisany.')
      const question = page.getByRole('alertdialog', { name: 'Niezapisane zmiany' })
      const stay = async () => {
        await question.getByRole('button', { name: 'Wróć do formularza' }).click()
        await question.waitFor({ state: 'detached' })
        await expect.poll(() => field(page, 'Opis').inputValue()).toBe('Niezapisany.')
      }
      await page.getByRole('tab', { name: 'Zamówienia' }).click()
      await stay()
      await page.goBack()
      await stay()
      await field(page, 'Opis').focus()
      await page.keyboard.press('Escape')
      await listens(question)
      // Escape declines, and doesn't ask again by itself.
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
      await expect.poll(() => page.url()).toContain(`edit=${id}`)
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: 'Porzuć zmiany' }).click()
      await expect.poll(() => page.url()).not.toContain('edit')
      await expect.poll(() => focusedLabel(page)).toBe('Edytuj: Sól niezapisana')
      expect(await kept(id)).toMatchObject({ description: 'Szara.', version: 1 })
    },
  )

  test('isn’t in the way where nothing was typed; a product that isn’t there says so, and leads back', async () => {
    const { id } = await create({ name: 'Sól oglądana' })
    const page = await openProduct(id)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).not.toContain('edit')
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)

    await page.goto(`${panel.program.origin}/admin?tab=products&edit=999999`)
    await page.getByText('Nie ma takiego produktu.').waitFor()
    await page.getByRole('button', { name: 'Wróć do listy' }).click()
    await expect.poll(() => page.url()).not.toContain('edit')
  })
})
