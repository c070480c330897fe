import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { contactsBehind } from '../support/contacts.ts'
import { toastOn, usePanelAndDatabase } from '../support/panel.ts'
import { tablesWith } from '../support/all-tables.ts'
import { doEverything, ewa } from '../support/person.ts'
import type { TestShop } from '../support/shop.ts'
import { onlyForRelease } from '../support/release.ts'

const { panel, database } = await usePanelAndDatabase()

/** Calls as visitors make them, to the program that the browser is shown. */
const call: TestShop['call'] = (method, path, { body, headers } = {}) =>
  fetch(`${panel.program.origin}${path}`, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })

beforeAll(async () => {
  await doEverything({ call, database })
})

const field = (page: Page) => page.getByLabel('Adres e-mail albo numer zamówienia')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test(
  'a request is written down, answered and closed by keyboard alone',
  onlyForRelease('the gate has requests at the endpoint'),
  async () => {
    const page = await panel.open('tab=privacy', { acceptDownloads: true })
    await button(page, 'Zapisz prośbę').press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Czego dotyczy').selectOption('Sprostowanie')
    await dialog.getByLabel('Adres e-mail osoby').fill('EWA.morska@example.com')
    await dialog.getByLabel('Kiedy przyszła').fill('2026-01-31')
    await dialog.getByLabel('Notatka').fill('List polecony')
    await dialog.getByLabel('Notatka').press('Control+s')
    await toastOn(page).filter({ hasText: 'Prośba została zapisana' }).waitFor()
    const request = page.getByRole('listitem').filter({ hasText: 'List polecony' })
    await request.getByText('odpowiedź do 28.02.2026, po terminie').waitFor()
    await page.getByRole('link', { name: /^Dane osób \(1 prośba czeka/ }).waitFor()
    await request.getByRole('button', { name: /^Pokaż dane/ }).press('Enter')
    await page.getByRole('heading', { name: 'EWA.morska@example.com' }).waitFor()
    // It has the focus, and stays when one comes back from elsewhere.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('person-head')
    expect(page.url()).not.toContain('example.com')
    await page.getByRole('button', { name: 'Więcej' }).click()
    await page.getByRole('link', { name: 'Dziennik zmian' }).press('Enter')
    await page.goBack()
    await page.getByRole('heading', { name: 'EWA.morska@example.com' }).waitFor()
    await request.getByRole('button', { name: /^Oznacz jako załatwioną/ }).press('Enter')
    await page.getByText('Żadna prośba nie czeka').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('requests-head')
  },
)

test('who isn’t known, and what is nobody, is said at the field; everything is found by one address, taken as a file, and shown on paper', async () => {
  const page = await panel.open('tab=privacy', { acceptDownloads: true }, /status of 4(04|22)/)
  await button(page, 'Szukaj').press('Enter')
  await page.getByText('Wpisz adres e-mail albo numer zamówienia').last().waitFor()
  await field(page).fill('Ewa')
  await field(page).press('Enter')
  await page.getByText('Wpisz pełny adres e-mail').waitFor()
  await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true')
  await field(page).fill('S-2026-999999')
  await field(page).press('Enter')
  await page.getByText('Nie ma takiego zamówienia.').waitFor()
  await field(page).fill('nikt@example.com')
  await field(page).press('Enter')
  await page.getByText('Nic nie wiemy o\u00A0tej osobie').waitFor()
  await expect.poll(() => field(page).getAttribute('aria-invalid')).toBeNull()

  await field(page).fill(ewa.email)
  await field(page).press('Enter')
  for (const name of [
    /^Konto w.sklepie 1/,
    /^Zamówienia 7/,
    /^Wiadomości z.formularza 1/,
    /^Zgłoszenia/,
    /^Kontakt i.zgody/,
    /^Poczta/,
  ])
    await page.getByRole('heading', { name }).waitFor()
  const message = page.getByRole('listitem').filter({ hasText: 'Wszystkie dane: Ewa Zawadzka' }).first()
  await message.locator('summary').press('Enter')
  await message.locator('details[open] dl').first().waitFor()
  const saved = page.waitForEvent('download')
  await button(page, 'Pobierz dane (ZIP)').press('Enter')
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^salorge-dane-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  expect(strFromU8(files['data.json'] as Uint8Array)).toContain('Kuchnia nad wydmą')
  await page.emulateMedia({ media: 'print' })
  await page.getByText('Kuchnia nad wydmą').filter({ visible: true }).first().waitFor()
  await expect.poll(() => field(page).isVisible()).toBe(false)
})

test('who is erased is shown what goes and what stays, agrees in a word, and is gone, also where the panel has shown them before', async () => {
  await contactsBehind(panel).make('Somebody else')
  const page = await panel.open('tab=marketing')
  const contacts = page.getByRole('status').filter({ hasText: /^Zaznaczonych/ })
  await contacts.filter({ hasText: '0 / 2' }).waitFor()
  await page.getByRole('link', { name: /^Dane osób/ }).press('Enter')
  await field(page).fill(ewa.email)
  await field(page).press('Enter')
  await button(page, 'Usuń dane…').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: /^Zostanie bez danych osobowych 5/ }).waitFor()
  await dialog.getByText('Zamówienie jest w\u00A0realizacji').waitFor()
  const word = dialog.getByLabel('Aby potwierdzić, wpisz: usuń')
  await word.press('Enter')
  await dialog.getByText('Wpisz słowo „usuń”').waitFor()
  await word.fill('Usuń')
  await word.press('Enter')
  await toastOn(page).filter({ hasText: 'Dane osobowe zostały usunięte' }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: /^Zamówienia 4/ }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: /^Konto/ }).count()).toBe(0)
  expect(await tablesWith(database, ewa.traces)).toEqual(['mails', 'orders', 'people', 'withdrawals'])
  await page.getByRole('link', { name: 'Załatwione', exact: true }).press('Enter')
  const request = page
    .getByRole('listitem')
    .filter({ hasText: 'Usunięcie danych' })
    .filter({ hasText: 'dane usunięte' })
  await request.getByText(/Zamówienia: zanonimizowano 3, zostało 4/).waitFor()
  await page.getByRole('tab', { name: 'Marketing' }).click()
  await contacts.filter({ hasText: '0 / 1' }).waitFor()
  // An order of theirs opens as nobody's.
  await page.goto(`${panel.program.origin}/admin?tab=orders&search=usuni%C4%99to`)
  await page.getByText('usunięto').first().waitFor()
})
