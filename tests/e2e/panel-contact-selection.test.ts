import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { box, button, field, said, save, selected } from '../support/contact-list.ts'
import { contactsBehind, makeBistros } from '../support/contacts.ts'
import { usePanelAndDatabase } from '../support/panel.ts'

const { panel, database } = await usePanelAndDatabase()
const { make, remove } = contactsBehind(panel)

beforeEach(async () => {
  await database.execute(sql`truncate marketing_contacts cascade`)
})
const makeMany = (count: number) => makeBistros(database, count)

describe('the selection', () => {
  test('lives over pages, searches and edits; all that match are ticked, wherever they are; none remain when all are taken away', async () => {
    await makeMany(230)
    const hotel = await make('Hotel Daleki')
    const page = await panel.open('tab=marketing')
    await selected(page, '0 / 231')
    await box(page, 'Hotel Daleki').check()
    await page.getByRole('link', { name: 'Strona 3' }).click()
    await box(page, 'Bistro 1').check()
    await selected(page, '2 / 231')
    await page.getByRole('searchbox', { name: 'Szukaj kontaktów' }).fill('bistro 22')
    await page.getByText('Pasuje 11 kontaktów').waitFor()
    await expect.poll(() => box(page, 'Bistro 221').isChecked()).toBe(false)
    await button(page, 'Zaznacz wszystkie').click()
    await selected(page, '13 / 231')
    await expect.poll(() => box(page, 'Bistro 221').isChecked()).toBe(true)
    await box(page, 'Bistro 221').uncheck()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('link', { name: 'Edytuj Hotel Daleki' }).click()
    await field(page, 'Osoba').fill('Anna')
    await save(page)
    await said(page, 'Kontakt został zaktualizowany')
    await selected(page, '12 / 231')
    await expect.poll(() => box(page, 'Hotel Daleki').isChecked()).toBe(true)
    await button(page, 'Zaznacz wszystkie').click()
    await selected(page, '231 / 231')
    await remove(hotel.id)
    await button(page, 'Usuń Bistro 230').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click()
    // Who was deleted elsewhere is not counted either.
    await selected(page, '229 / 229')
    await button(page, 'Odznacz wszystkie').click()
    await selected(page, '0 / 229')
    await expect
      .poll(() => button(page, 'Odznacz wszystkie').evaluate((one) => one === document.activeElement))
      .toBe(true)
    await expect.poll(() => box(page, 'Bistro 229').isChecked()).toBe(false)
  })

  test('takes a range with Shift, both ways, ticked and unticked, by mouse and by keys', async () => {
    await makeMany(8)
    const page = await panel.open('tab=marketing')
    await box(page, 'Bistro 7').click()
    await box(page, 'Bistro 3').click({ modifiers: ['Shift'] })
    await selected(page, '5 / 8')
    await box(page, 'Bistro 6').click({ modifiers: ['Shift'] })
    await selected(page, '1 / 8')
    await box(page, 'Bistro 1').focus()
    await page.keyboard.press('Space')
    await selected(page, '2 / 8')
    await expect.poll(() => box(page, 'Bistro 7').isChecked()).toBe(true)
  })
})
