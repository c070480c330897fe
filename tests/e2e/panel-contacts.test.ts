import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { listens } from '../support/browser.ts'
import { box, button, field, row, said, save, selected } from '../support/contact-list.ts'
import { addressOf, contactsBehind, makeBistros } from '../support/contacts.ts'
import { findingsOn, sidewaysOn } from '../support/findings.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { suppress } from '../support/suppressed.ts'

const { panel, database } = await usePanelAndDatabase()
const { all, make, change, remove } = contactsBehind(panel)
const refused = /status of (4|5)\d\d/

beforeEach(async () => {
  await database.execute(sql`truncate marketing_contacts, newsletter_consents, suppressed_addresses cascade`)
})

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
const leave = ({ emailAddress }: { emailAddress: string }) => suppress(database, emailAddress, 'page')

const makeMany = (count: number) => makeBistros(database, count)

test('a contact is added by keyboard alone, with all of its data, and the form is ready for the next one', async () => {
  const page = await panel.open('tab=marketing')
  await page.getByText('Brak kontaktów marketingowych').waitFor()
  await page.keyboard.press('n')
  expect(await field(page, 'Nazwa firmy').evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('Gospoda Łyna')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Gospoda@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Anna Nowak')
  expect(
    await field(page, 'Rodzaj').evaluate((select: HTMLSelectElement) => [...select.options].map(({ label }) => label)),
  ).toEqual(['Restauracja', 'Hotel', 'Catering', 'Inne'])
  await field(page, 'Rodzaj').selectOption('Catering')
  await field(page, 'Podstawa zgody').fill('Zgoda na targach, 3 marca 2026')
  await save(page)
  await said(page, 'Kontakt został dodany')
  expect(await all()).toMatchObject([
    {
      businessName: 'Gospoda Łyna',
      emailAddress: 'Gospoda@example.com',
      contactPerson: 'Anna Nowak',
      businessType: 'catering',
      isActive: true,
      consent: { text: 'Zgoda na targach, 3 marca 2026' },
    },
  ])
  for (const part of ['Gospoda@example.com', 'Anna Nowak', 'Catering', 'Aktywny'])
    await row(page, 'Gospoda Łyna').getByText(part, { exact: true }).waitFor()
  await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('')
  expect(await field(page, 'Nazwa firmy').evaluate((input) => input === document.activeElement)).toBe(true)
  await selected(page, '0 / 1')
})

describe('refused, with the sentence at its field, and nothing stored', () => {
  test.for([
    ['nothing at all', {}, ['Nazwa firmy jest wymagana', 'Nieprawidłowy adres email']],
    ['no address', { 'Nazwa firmy': 'X', 'Adres e-mail': 'nobody' }, ['Nieprawidłowy adres email']],
    ['a name of spaces', { 'Nazwa firmy': '   ', 'Adres e-mail': 'a@example.com' }, ['Nazwa firmy jest wymagana']],
    ['a name too long', { 'Nazwa firmy': 'x'.repeat(201), 'Adres e-mail': 'a@example.com' }, ['Najwyżej 200 znaków']],
  ] as const)('%s', async ([, typed, sentences]) => {
    const page = await panel.open('tab=marketing')
    await field(page, 'Nazwa firmy').waitFor()
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
    await button(page, 'Dodaj kontakt').click()
    await said(page, 'Błędy w formularzu')
    for (const sentence of sentences) await page.getByRole('form').getByText(sentence).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    expect(await all()).toEqual([])
  })

  test('an address that is on the list, in whatever letters', async () => {
    await make('Bistro')
    const page = await panel.open('tab=marketing', {}, refused)
    await field(page, 'Nazwa firmy').fill('Drugie')
    await field(page, 'Adres e-mail').fill('BISTRO@example.com')
    await save(page)
    await page.getByRole('form').getByText('Kontakt z tym adresem e-mail już istnieje.').waitFor()
    expect(await all()).toHaveLength(1)
  })
})

describe('a contact of the list', () => {
  test('is edited with the focus going into the form and back; only what was changed is sent, a consent is added', async () => {
    const { id, version } = await make('Karczma', { consent: 'Zgoda z 2025 roku', contactPerson: 'Jan' })
    const page = await panel.open('tab=marketing')
    const edit = page.getByRole('link', { name: 'Edytuj Karczma' })
    await edit.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Karczma' }).waitFor()
    await expect.poll(() => field(page, 'Nazwa firmy').evaluate((input) => input === document.activeElement)).toBe(true)
    await page.getByText('Zgoda z 2025 roku', { exact: true }).waitFor()
    await field(page, 'Osoba').fill('')
    await field(page, 'Nowa podstawa zgody').fill('Zgoda z 2026 roku')
    await page.getByRole('checkbox', { name: 'Aktywny' }).click()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page)
    expect((await sent).postDataJSON()).toEqual({
      contactPerson: '',
      consent: 'Zgoda z 2026 roku',
      isActive: false,
      version,
    })
    await said(page, 'Kontakt został zaktualizowany')
    await expect.poll(() => focused(page)).toBe('Edytuj Karczma')
    expect(page.url()).not.toContain('edit=')
    expect(await all()).toMatchObject([
      { id, contactPerson: null, isActive: false, consent: { text: 'Zgoda z 2026 roku' } },
    ])
    await row(page, 'Karczma').getByText('Nieaktywny').waitFor()
  })

  test('is found by its address wherever in the list it is, and is gone with a way on', async () => {
    const { id } = await make('Daleka')
    await makeMany(120)
    const page = await panel.open(`tab=marketing&edit=${id}`)
    await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('Daleka')
    await remove(id)
    const other = await panel.open(`tab=marketing&edit=${id}`, {}, refused)
    await other.getByRole('alert').getByText('Tej pozycji nie ma na liście.').waitFor()
    await other.getByRole('alert').getByRole('button', { name: 'Nowy kontakt' }).click()
    await field(other, 'Nazwa firmy').waitFor()
  })

  test('is left by the cancel button, but not with changes that nobody gave up', async () => {
    const { id } = await make('Opuszczona')
    const page = await panel.open(`tab=marketing&edit=${id}`)
    await field(page, 'Nazwa firmy').fill('Zmieniona')
    await button(page, 'Anuluj').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Wróć do formularza' }).click()
    await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('Zmieniona')
    await button(page, 'Anuluj').click()
    await button(page, 'Porzuć zmiany').click()
    await page.getByRole('heading', { name: 'Nowy kontakt' }).waitFor()
    expect(await all()).toMatchObject([{ businessName: 'Opuszczona' }])
  })

  test('is deleted when the specified question is answered with yes, and leaves the selection', async () => {
    await make('Zbędna')
    await make('Potrzebna')
    const page = await panel.open('tab=marketing')
    await box(page, 'Zbędna').check()
    await box(page, 'Potrzebna').check()
    await selected(page, '2 / 2')
    await button(page, 'Usuń Zbędna').click()
    await listens(page.getByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć ten kontakt?' }))
    await page.keyboard.press('Escape')
    expect(await all()).toHaveLength(2)
    await button(page, 'Usuń Zbędna').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click()
    await said(page, 'Kontakt został usunięty')
    await selected(page, '1 / 1')
    expect(await all()).toMatchObject([{ businessName: 'Potrzebna' }])
    expect(await focused(page)).toBe('list-title')
  })

  test('shows why it gets nothing, and in what words a server refused it', async () => {
    const { id } = await make('Odrzucona')
    await make('Bez zgody tej')
    const left = await make('Odeszła', { consent: 'Zgoda' })
    await leave(left)
    await database.execute(sql`
      update marketing_contacts set is_active = false, bounced_at = '2026-05-04T10:00Z', bounce_reason = '550 5.1.1 nobody here',
        bounce_is_permanent = true where id = ${id}`)
    const page = await panel.open('tab=marketing')
    for (const text of ['Nieaktywny', 'Odrzucony', 'Bez zgody', '4.05.2026: „550 5.1.1 nobody here”'])
      await row(page, 'Odrzucona').getByText(text, { exact: true }).waitFor()
    await row(page, 'Odeszła').getByText('Wypisany', { exact: true }).waitFor()
    await page.getByText('2 kontakty bez zapisanej podstawy zgody').waitFor()
    await page.getByRole('link', { name: 'Pokaż je' }).click()
    await row(page, 'Odeszła').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(2)
    expect(page.url()).toContain('standing=withoutConsent')
  })

  test('that left the list is put on it again only with what shows that this was asked for', async () => {
    await leave(await make('Wróciła'))
    const page = await panel.open('tab=marketing')
    await button(page, 'Wpisz ponownie Wróciła').click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('Skąd wiadomo').evaluate((area) => area === document.activeElement)).toBe(true)
    await dialog.getByRole('button', { name: 'Wpisz ponownie' }).click()
    await dialog.getByText('Napisz, skąd wiadomo, że ta osoba chce znowu dostawać wiadomości').waitFor()
    expect(await all()).toMatchObject([{ standing: 'unsubscribed' }])
    await dialog.getByLabel('Skąd wiadomo').fill('E-mail do biura z 3 marca')
    await dialog.getByRole('button', { name: 'Wpisz ponownie' }).click()
    await said(page, 'Kontakt znów otrzymuje wiadomości')
    await row(page, 'Wróciła').getByText('Aktywny').waitFor()
    await expect.poll(() => focused(page)).toBe('list-title')
    expect(await all()).toMatchObject([{ standing: 'receives', consent: { text: 'E-mail do biura z 3 marca' } }])
  })
})

describe('what another session changed meanwhile is never overwritten', () => {
  async function conflict() {
    const { id } = await make('Sporna')
    const page = await panel.open(`tab=marketing&edit=${id}`, {}, refused)
    await field(page, 'Osoba').fill('Moja')
    await change(id, { businessName: 'Cudza' })
    await save(page)
    await page.getByRole('alert').getByText('Ten kontakt został w międzyczasie zmieniony.').waitFor()
    await expect.poll(() => field(page, 'Osoba').inputValue()).toBe('Moja')
    expect(await all()).toMatchObject([{ businessName: 'Cudza', contactPerson: null }])
    return page
  }

  test('what is stored can be loaded', async () => {
    const page = await conflict()
    await button(page, 'Wczytaj aktualny stan').click()
    await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('Cudza')
    await expect.poll(() => field(page, 'Osoba').inputValue()).toBe('')
  })

  test('or one’s own change kept upon it', async () => {
    const page = await conflict()
    await button(page, 'Wczytaj i zachowaj moje zmiany').click()
    await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('Cudza')
    await field(page, 'Osoba').focus()
    await save(page)
    await said(page, 'Kontakt został zaktualizowany')
    expect(await all()).toMatchObject([{ businessName: 'Cudza', contactPerson: 'Moja' }])
  })
})

test('search and state stand in the address, survive a reload, and lead back when nothing matches', async () => {
  await makeMany(3)
  await make('Hotel Wrzos', { isActive: false })
  const page = await panel.open('tab=marketing&standing=inactive')
  await row(page, 'Hotel Wrzos').waitFor()
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
  await page.getByRole('searchbox').fill('bistro')
  await page.getByText('Żaden kontakt nie pasuje').waitFor()
  expect(page.url()).toContain('search=bistro')
  await page.reload()
  await page.getByText('Żaden kontakt nie pasuje').waitFor()
  await button(page, 'Pokaż wszystkie').click()
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(4)
  expect(page.url()).not.toMatch(/search|standing/)
  await page.goto(`${panel.program.origin}/admin?tab=marketing&page=7`)
  await page.getByText('Tylu stron nie ma').waitFor()
  await button(page, 'Pierwsza strona').click()
  await row(page, 'Hotel Wrzos').waitFor()
})

test('the list is taken along as a file, as it is filtered', async () => {
  await makeMany(2)
  await make('Hotel Wrzos', { businessType: 'hotel' })
  const page = await panel.open('tab=marketing&search=wrzos')
  await row(page, 'Hotel Wrzos').waitFor()
  const download = page.waitForEvent('download')
  await button(page, 'Eksportuj CSV').click()
  const content = await readFile(await (await download).path(), 'utf8')
  expect(content).toContain(`Hotel Wrzos;${addressOf('Hotel Wrzos')};`)
  expect(content).not.toContain('Bistro')
})

test('a list that could not be had says so, and is asked for again', async () => {
  await make('Bistro')
  const page = await panel.open('tab=account', {}, refused)
  await page.getByRole('heading', { name: 'Konto', level: 2 }).waitFor()
  const sentence = 'Coś się nie udało.'
  await page.route('**/api/admin/marketing/contacts?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: sentence } }),
  )
  await page.getByRole('tab', { name: 'Marketing' }).click()
  await page.getByRole('alert').getByText(sentence).waitFor({ timeout: 15_000 })
  await page.unroute('**/api/admin/marketing/contacts?*')
  await button(page, 'Spróbuj ponownie').click()
  await row(page, 'Bistro').waitFor()
})

test.for([390, 768, 1280, 1440])('at %i pixels axe finds nothing, and nothing scrolls sideways', async (width) => {
  const { id } = await make(`Restauracja${'NadJezioremTuzZaLasem'.repeat(5)}`, {
    emailAddress: `${'x'.repeat(60)}@${'d'.repeat(60)}.example.com`,
    contactPerson: 'Świętosława Brzęczyszczykiewicz-Chrząszczewska',
    consent: 'Zgoda. '.repeat(100),
  })
  await leave(await make('Wypisana'))
  await makeMany(120)
  const page = await panel.open('tab=marketing&page=2', { viewport: { width, height: 844 } })
  await button(page, 'Wpisz ponownie Wypisana').waitFor()
  expect(await findingsOn(page)).toEqual([])
  expect(await sidewaysOn(page)).toBe(0)
  const window = page.getByRole('region', { name: 'Lista kontaktów' })
  expect((await window.boundingBox())?.height).toBeLessThanOrEqual(402)
  await page.getByRole('link', { name: /^Edytuj Restauracja/ }).click()
  await expect.poll(() => page.url()).toContain(`edit=${id}`)
  await field(page, 'Nazwa firmy').waitFor()
  expect(await findingsOn(page)).toEqual([])
  expect(await sidewaysOn(page)).toBe(0)
})
