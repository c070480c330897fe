import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contactsBehind } from '../support/contacts.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { adminPassword } from '../support/database.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { toastOn, usePanelAndDatabase } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const { panel, database } = await usePanelAndDatabase()
const folder = await createDataFolder()
afterAll(folder.remove)
const { all, make } = contactsBehind(panel)
const expected = /status of (4|5)\d\d|ERR_FAILED|ERR_UPLOAD_FILE_CHANGED/

beforeEach(async () => {
  await database.execute(sql`truncate marketing_contacts, newsletter_consents, suppressed_addresses cascade`)
})

const header = 'nazwa;email;kontakt;typ'
const list = [header, 'Karczma;karczma@example.com;Anna;restauracja', 'Hotel Wrzos;wrzos@example.com;;hotel'].join('\n')
const consent = 'Zgody na piśmie z targów w Gdyni, 3 marca 2026'

const part = (page: Page) => page.getByRole('region', { name: 'Import z pliku CSV' })
const input = (page: Page) => page.getByLabel('Plik CSV')
const question = (page: Page) => page.getByLabel('Na jakiej zgodzie opiera się ta lista?')
const button = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true })
const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()
const reported = (page: Page) => page.locator('#import-report')
const counts = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      (await part(page).locator('dl > div').all()).map(async (one) => [
        await one.locator('dt').innerText(),
        Number(await one.locator('dd').innerText()),
      ]),
    ),
  ) as Record<string, number>

const fileOf = (content: string | Buffer, name = 'lista.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})
const open = async (content?: string | Buffer) => {
  const page = await panel.open('tab=marketing', {}, expected)
  await input(page).waitFor({ state: 'attached' })
  if (content !== undefined) await input(page).setInputFiles(fileOf(content))
  return page
}
const check = async (content: string | Buffer) => {
  const page = await open(content)
  await button(page, 'Sprawdź plik').click()
  return page
}

test('a list is looked at, asked about and imported; then the form is empty again and the list is new', async () => {
  const page = await open()
  await expect.poll(() => input(page).getAttribute('accept')).toBe('.csv')
  for (const names of ['nazwa/businessName', 'email/emailAddress', 'kontakt/contactPerson', 'typ/businessType'])
    await part(page).getByText(names, { exact: true }).waitFor()
  await input(page).setInputFiles(fileOf(list))
  await part(page).getByText('lista.csv').waitFor()
  await button(page, 'Sprawdź plik').click()
  await reported(page).getByText('Zostaną dodane 2 kontakty.').waitFor()
  await expect.poll(() => reported(page).evaluate((text) => text === document.activeElement)).toBe(true)
  await expect.poll(() => counts(page)).toEqual({ Nowe: 2, 'Już na liście': 0, 'Z błędami': 0, Wypisane: 0 })
  // Until now it was only looked at.
  expect(await all()).toEqual([])

  await button(page, 'Importuj 2 kontakty').click()
  await part(page).getByText('Napisz, na jakiej zgodzie opiera się ta lista').waitFor()
  await expect.poll(() => question(page).evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  expect(await all()).toEqual([])

  await question(page).fill(consent)
  await button(page, 'Importuj 2 kontakty').click()
  await said(page, 'Import zakończony')
  await said(page, 'Dodano 2 kontakty.')
  const stored = await all()
  expect(stored.map(({ businessName, businessType }) => [businessName, businessType]).toSorted()).toEqual([
    ['Hotel Wrzos', 'hotel'],
    ['Karczma', 'restaurant'],
  ])
  for (const contact of stored) expect(contact.consent).toMatchObject({ text: consent, givenOn: 'import' })
  await page.getByRole('row').filter({ hasText: 'Hotel Wrzos' }).waitFor()
  await page.getByText('Zaznaczonych: 0 / 2').waitFor()
  await expect.poll(() => part(page).getByText('lista.csv').count()).toBe(0)
  await expect.poll(() => reported(page).count()).toBe(0)
})

test(
  'examples of consents are filled in by keys, and one with gaps is not taken',
  onlyForRelease('the import by its endpoint and one list here show what becomes of it'),
  async () => {
    const page = await check(list)
    await question(page).waitFor()
    await button(page, 'Zgody na piśmie').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('targów w Gdyni')
    await expect
      .poll(() => question(page).inputValue())
      .toBe('Zgody na piśmie zebrane podczas targów w Gdyni w dniu …; podpisane formularze są w biurze.')
    await button(page, 'Importuj 2 kontakty').click()
    await part(page).getByText('Uzupełnij miejsca oznaczone „…”').waitFor()
    expect(await all()).toEqual([])
    await question(page).fill((await question(page).inputValue()).replace('…', '3.03.2026'))
    await page.keyboard.press('Tab')
    await button(page, 'Importuj 2 kontakty').focus()
    await page.keyboard.press('Enter')
    await said(page, 'Import zakończony')
    expect(await all()).toHaveLength(2)
  },
)

test('without a file, or with one of another kind, it asks for a CSV file: in a toast and at the field; one that can’t be imported is refused in the server’s words', async () => {
  const page = await open()
  await button(page, 'Sprawdź plik').click()
  const missing = async () => {
    await said(page, 'Błąd')
    await said(page, 'Wybierz plik CSV')
    await part(page).getByText('Wybierz plik CSV', { exact: true }).waitFor()
    await expect.poll(() => input(page).getAttribute('aria-invalid')).toBe('true')
  }
  await missing()
  await input(page).setInputFiles(fileOf(list))
  await expect.poll(() => input(page).getAttribute('aria-invalid')).toBe(null)
  await input(page).setInputFiles(fileOf(list, 'lista.xlsx'))
  await missing()
  await expect.poll(() => part(page).getByText('lista.xlsx').count()).toBe(0)

  const tooLarge = join(folder.path, 'za-duza.csv')
  await writeFile(tooLarge, `${header}\n${'x'.repeat(16 * 1024 * 1024)}`)
  for (const [file, sentence] of [
    [fileOf('nazwa;email;miasto\nA;a@example.com;Gdynia'), 'Nieznane kolumny: „miasto”.'],
    // It is refused before all of it has come.
    [tooLarge, 'Plik jest zbyt duży.'],
  ] as const) {
    await input(page).setInputFiles(file)
    await button(page, 'Sprawdź plik').click()
    await toastOn(page).filter({ hasText: 'Błąd importu' }).filter({ hasText: sentence }).waitFor()
    await part(page).getByText(sentence).waitFor()
    await expect.poll(() => input(page).getAttribute('aria-invalid')).toBe('true')
  }
  await expect.poll(() => reported(page).count()).toBe(0)
  expect(await all()).toEqual([])
})

test('faulty rows are shown with their number, address and reason, and taken along to be mended', async () => {
  const page = await check(`${list}\n;nobody;;\n=2+3;formula@example.com;;`)
  await reported(page).getByText('2 wiersze z błędem').waitFor()
  await expect.poll(() => counts(page)).toMatchObject({ Nowe: 2, 'Z błędami': 2 })
  const faults = part(page).getByRole('table', { name: 'Wiersze z błędami' })
  const fourth = faults.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '4', exact: true }) })
  await fourth.getByText('nobody').waitFor()
  await fourth.getByText('Nazwa firmy jest wymagana').waitFor()
  await faults.getByText('formula@example.com').waitFor()
  const download = page.waitForEvent('download')
  await button(page, 'Pobierz wiersze z błędami').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('wiersze-z-bledami.csv')
  const content = await readFile(await file.path(), 'utf8')
  expect(content).toContain('nobody')
  expect(content).toContain("'=2+3")
  expect(content).not.toContain('karczma@example.com')
  await question(page).fill(consent)
  await button(page, 'Importuj 2 kontakty').click()
  await said(page, 'Import zakończony')
  expect(await all()).toHaveLength(2)
})

test(
  'who is there already is changed only when that is wanted, and nothing is offered where there is nothing to do',
  onlyForRelease('the import by its endpoint and one list here show what becomes of it'),
  async () => {
    await make('Stara nazwa', { emailAddress: 'KARCZMA@example.com' })
    const page = await check(list)
    await expect.poll(() => counts(page)).toMatchObject({ Nowe: 1, 'Już na liście': 1 })
    await question(page).fill(consent)
    await button(page, 'Importuj 1 kontakt').click()
    await said(page, 'Import zakończony')
    expect((await all()).map(({ businessName }) => businessName).toSorted()).toEqual(['Hotel Wrzos', 'Stara nazwa'])

    // As it is shown to somebody who comes anew.
    await page.reload()
    await input(page).setInputFiles(fileOf(list))
    await button(page, 'Sprawdź plik').click()
    await part(page).getByText('Nie ma czego importować').waitFor()
    await expect.poll(() => button(page, 'Importuj 1 kontakt').count()).toBe(0)
    await part(page).getByRole('checkbox', { name: 'Zaktualizuj kontakty, które już są na liście' }).check()
    await part(page).getByText('(inne dane w pliku: 1)').waitFor()
    await question(page).fill(consent)
    await button(page, 'Importuj 1 kontakt').click()
    await said(page, 'Import zakończony')
    expect((await all()).map(({ businessName }) => businessName).toSorted()).toEqual(['Hotel Wrzos', 'Karczma'])
  },
)

test(
  'a file that changed on the disk after it was looked at is not imported, but chosen anew',
  onlyForRelease('it takes another program that writes the file in that moment'),
  async () => {
    const path = join(folder.path, 'zmienna.csv')
    await writeFile(path, list)
    const page = await open()
    await input(page).setInputFiles(path)
    await button(page, 'Sprawdź plik').click()
    await question(page).fill(consent)
    await writeFile(path, `${list}\nKtoś inny;inny@example.com;;`)
    await utimes(path, new Date(), new Date(Date.now() + 60_000))
    await button(page, 'Importuj 2 kontakty').click()
    await said(page, 'Ten plik zmienił się na dysku')
    await part(page).getByText('Wybierz go jeszcze raz').waitFor()
    expect(await all()).toEqual([])
    await input(page).setInputFiles(path)
    await button(page, 'Sprawdź plik').click()
    await reported(page).getByText('Zostaną dodane 3 kontakty.').waitFor()
  },
)

test(
  'nobody leaves an answer about consent behind without being asked, and can give up an import',
  onlyForRelease('the import by its endpoint and one list here show what becomes of it'),
  async () => {
    const page = await check(list)
    await question(page).fill(consent)
    await page.getByRole('tab', { name: 'Produkty' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Wróć do formularza' }).click()
    await expect.poll(() => question(page).inputValue()).toBe(consent)
    await button(page, 'Anuluj').click()
    await expect.poll(() => question(page).count()).toBe(0)
    await expect.poll(() => input(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await all()).toEqual([])
  },
)

test(
  'a broken connection, and then a session that has ended, are said; what was typed stays, and sending again imports',
  onlyForRelease('the gate has both with products'),
  async () => {
    const page = await check(list)
    await question(page).fill(consent)
    await page.route('**/import-csv?*', (route) => route.abort())
    await button(page, 'Importuj 2 kontakty').click()
    await said(page, 'Błąd')
    await said(page, 'Nie udało się zaimportować pliku')
    await expect.poll(() => question(page).inputValue()).toBe(consent)
    expect(await all()).toEqual([])
    await page.unroute('**/import-csv?*')

    await page.context().clearCookies()
    await button(page, 'Importuj 2 kontakty').click()
    await page.getByRole('dialog').getByLabel('Hasło').fill(adminPassword)
    expect(await all()).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => question(page).inputValue()).toBe(consent)
    await button(page, 'Importuj 2 kontakty').click()
    await said(page, 'Import zakończony')
    expect(await all()).toHaveLength(2)
  },
)

test(
  'a file is dropped as well as chosen',
  onlyForRelease('the picture of a product is dropped in the gate'),
  async () => {
    const page = await open()
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], 'upuszczona.csv', { type: 'text/csv' }))
      return transfer
    }, list)
    await page.getByText('albo przeciągnij go tutaj.').dispatchEvent('drop', { dataTransfer: data })
    await part(page).getByText('upuszczona.csv').waitFor()
    await button(page, 'Sprawdź plik').click()
    await reported(page).getByText('Zostaną dodane 2 kontakty.').waitFor()
  },
)

test(
  'buttons rest while the file is on its way, and looking at it can be broken off',
  onlyForRelease('the import by its endpoint and one list here show what becomes of it'),
  async () => {
    const page = await open(list)
    let calls = 0
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/import-csv?*', async (route) => {
      calls += 1
      await held
      await route.continue().catch(() => {})
    })
    await button(page, 'Sprawdź plik').click()
    const pending = button(page, 'Sprawdzanie...')
    await pending.waitFor()
    await expect.poll(() => pending.getAttribute('aria-disabled')).toBe('true')
    await pending.click({ force: true })
    await expect.poll(() => input(page).isDisabled()).toBe(true)
    await part(page).getByRole('progressbar', { name: 'Przesyłanie pliku' }).waitFor()
    await button(page, 'Przerwij').click()
    await button(page, 'Sprawdź plik').waitFor()
    await expect.poll(() => input(page).evaluate((field) => field === document.activeElement)).toBe(true)
    letGo()
    expect(calls).toBe(1)
    await part(page).getByText('lista.csv').waitFor()
  },
)

test(
  'ten thousand rows are looked at and imported',
  onlyForRelease('its endpoint reads as many in the gate; the browser only shows the count'),
  async () => {
    const rows = Array.from({ length: 10_000 }, (_, place) => `Firma ${place};firma${place}@example.com;;hotel`)
    const page = await check([header, ...rows].join('\n'))
    await reported(page).getByText('Zostanie dodanych 10 000 kontaktów.').waitFor()
    await question(page).fill(consent)
    await button(page, 'Importuj 10 000 kontaktów').click()
    await said(page, 'Import zakończony')
    await page.getByText(/^Zaznaczonych: 0 \/ 10\s000$/).waitFor()
  },
)

test(
  'a long name, endless addresses and more faults than are shown make nothing too wide or squeezed',
  onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
  async () => {
    const page = await open()
    const faulty = Array.from({ length: 130 }, (_, place) => `Firma ${place};${'bez-malpy'.repeat(12)};;`).join('\n')
    await input(page).setInputFiles(fileOf(`${list}\n${faulty}`, `${'bardzo-dluga-nazwa-'.repeat(6)}.csv`))
    await button(page, 'Sprawdź plik').click()
    await part(page).getByText('Pierwsze 100 z 130; wszystkie są w pliku.').waitFor()
    const widths = [{ width: 390 }, { width: 768 }, { width: 1280 }, { width: 1440 }]
    expect(await layoutProblems(page, widths)).toEqual([])
  },
)
