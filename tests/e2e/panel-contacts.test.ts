import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { listens } from '../support/browser.ts'
import { box, button, field, row, said, save, selected } from '../support/contact-list.ts'
import { addressOf, contactsBehind, makeBistros } from '../support/contacts.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { suppress } from '../support/suppressed.ts'
import { onlyForRelease } from '../support/release.ts'

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
  await expect.poll(() => field(page, 'Nazwa firmy').evaluate((input) => input === document.activeElement)).toBe(true)
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
  await expect.poll(() => field(page, 'Nazwa firmy').evaluate((input) => input === document.activeElement)).toBe(true)
  await selected(page, '0 / 1')
})

test('what is refused is said at its field, which has the focus, and nothing is stored', async () => {
  const page = await panel.open('tab=marketing', {}, refused)
  const form = page.getByRole('form')
  const focusesTheFault = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  await button(page, 'Dodaj kontakt').click()
  await said(page, 'Błędy w formularzu')
  for (const sentence of ['Nazwa firmy jest wymagana', 'Nieprawidłowy adres email'])
    await form.getByText(sentence).waitFor()
  await focusesTheFault()
  for (const [name, email, sentence] of [
    ['   ', 'a@example.com', 'Nazwa firmy jest wymagana'],
    ['X', 'nobody', 'Nieprawidłowy adres email'],
    ['x'.repeat(201), 'a@example.com', 'Najwyżej 200 znaków'],
  ] as const) {
    await field(page, 'Nazwa firmy').fill(name)
    await field(page, 'Adres e-mail').fill(email)
    await save(page)
    await form.getByText(sentence).waitFor()
    await focusesTheFault()
  }
  expect(await all()).toEqual([])

  await make('Bistro')
  await field(page, 'Nazwa firmy').fill('Drugie')
  await field(page, 'Adres e-mail').fill('BISTRO@example.com')
  await save(page)
  await form.getByText('Kontakt z tym adresem e-mail już istnieje.').waitFor()
  expect(await all()).toHaveLength(1)
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
    await expect.poll(() => page.url()).not.toContain('edit=')
    expect(await all()).toMatchObject([
      { id, contactPerson: null, isActive: false, consent: { text: 'Zgoda z 2026 roku' } },
    ])
    await row(page, 'Karczma').getByText('Nieaktywny').waitFor()
  })

  test(
    'is found by its address wherever in the list it is, left with changes only when one gives them up, and gone with a way on',
    onlyForRelease('the products show the same form, and the room its answers'),
    async () => {
      const { id } = await make('Daleka')
      await makeMany(120)
      const page = await panel.open(`tab=marketing&edit=${id}`, {}, refused)
      await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('Daleka')
      await field(page, 'Nazwa firmy').fill('Zmieniona')
      await button(page, 'Anuluj').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Wróć do formularza' }).click()
      await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('Zmieniona')
      await button(page, 'Anuluj').click()
      await button(page, 'Porzuć zmiany').click()
      await page.getByRole('heading', { name: 'Nowy kontakt' }).waitFor()
      expect((await all()).find((contact) => contact.id === id)?.businessName).toBe('Daleka')

      await remove(id)
      await page.goto(`${panel.program.origin}/admin?tab=marketing&edit=${id}`)
      await page.getByRole('alert').getByText('Tej pozycji nie ma na liście.').waitFor()
      await page.getByRole('alert').getByRole('button', { name: 'Nowy kontakt' }).click()
      await field(page, 'Nazwa firmy').waitFor()
    },
  )

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
    await expect.poll(() => focused(page)).toBe('list-title')
  })

  test(
    'shows why it gets nothing and in what words a server refused it; who left is put back only with what shows that this was asked for',
    onlyForRelease('the products show the same form, and the room its answers'),
    async () => {
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
      expect(await axeViolations(page)).toEqual([])

      await button(page, 'Wpisz ponownie Odeszła').click()
      const dialog = page.getByRole('dialog')
      await expect
        .poll(() => dialog.getByLabel('Skąd wiadomo').evaluate((area) => area === document.activeElement))
        .toBe(true)
      await dialog.getByRole('button', { name: 'Wpisz ponownie' }).click()
      await dialog.getByText('Napisz, skąd wiadomo, że ta osoba chce znowu dostawać wiadomości').waitFor()
      const stored = async () => (await all()).find((contact) => contact.id === left.id)
      expect(await stored()).toMatchObject({ standing: 'unsubscribed' })
      await dialog.getByLabel('Skąd wiadomo').fill('E-mail do biura z 3 marca')
      await dialog.getByRole('button', { name: 'Wpisz ponownie' }).click()
      await said(page, 'Kontakt znów otrzymuje wiadomości')
      await row(page, 'Odeszła').getByText('Aktywny').waitFor()
      await expect.poll(() => focused(page)).toBe('list-title')
      expect(await stored()).toMatchObject({ standing: 'receives', consent: { text: 'E-mail do biura z 3 marca' } })

      await page.getByRole('link', { name: 'Pokaż je' }).click()
      await row(page, 'Odeszła').waitFor({ state: 'detached' })
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(2)
      await expect.poll(() => page.url()).toContain('standing=withoutConsent')
    },
  )
})

test(
  'what another session changed meanwhile is never overwritten: it is loaded, or one’s own change kept upon it',
  onlyForRelease('what the form does then is shared, and shown with products'),
  async () => {
    const { id } = await make('Sporna')
    const page = await panel.open(`tab=marketing&edit=${id}`, {}, refused)
    const meet = async (theirs: string) => {
      await field(page, 'Osoba').fill('Moja')
      await change(id, { businessName: theirs })
      await save(page)
      await page.getByRole('alert').getByText('Ten kontakt został w międzyczasie zmieniony.').waitFor()
      await expect.poll(() => field(page, 'Osoba').inputValue()).toBe('Moja')
      expect(await all()).toMatchObject([{ businessName: theirs, contactPerson: null }])
    }
    await meet('Cudza')
    await button(page, 'Wczytaj aktualny stan').click()
    await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('Cudza')
    await expect.poll(() => field(page, 'Osoba').inputValue()).toBe('')

    await meet('Znowu cudza')
    await button(page, 'Wczytaj i zachowaj moje zmiany').click()
    await expect.poll(() => field(page, 'Nazwa firmy').inputValue()).toBe('Znowu cudza')
    await field(page, 'Osoba').focus()
    await save(page)
    await said(page, 'Kontakt został zaktualizowany')
    expect(await all()).toMatchObject([{ businessName: 'Znowu cudza', contactPerson: 'Moja' }])
  },
)

test(
  'a list that could not be had is asked for again; search and state stand in the address and in the file taken along, survive a reload, and lead back',
  onlyForRelease('what a list does then is shared, and shown with orders'),
  async () => {
    await makeMany(3)
    await make('Hotel Wrzos', { isActive: false, businessType: 'hotel' })
    const page = await panel.open('tab=account', {}, refused)
    await page.getByRole('heading', { name: 'Konto', level: 2 }).waitFor()
    const sentence = 'Coś się nie udało.'
    await page.route('**/api/admin/marketing/contacts?*', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', message: sentence } }),
    )
    await page.getByRole('tab', { name: 'Marketing' }).click()
    await page.getByRole('alert').getByText(sentence).waitFor()
    await page.unroute('**/api/admin/marketing/contacts?*')
    await button(page, 'Spróbuj ponownie').click()
    await row(page, 'Bistro 1').waitFor()

    await page.goto(`${panel.program.origin}/admin?tab=marketing&standing=inactive&search=wrzos`)
    await row(page, 'Hotel Wrzos').waitFor()
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
    const download = page.waitForEvent('download')
    await button(page, 'Eksportuj CSV').click()
    const content = await readFile(await (await download).path(), 'utf8')
    expect(content).toContain(`Hotel Wrzos;${addressOf('Hotel Wrzos')};`)
    expect(content).not.toContain('Bistro')

    await page.getByRole('searchbox').fill('bistro')
    await page.getByText('Żaden kontakt nie pasuje').waitFor()
    await expect.poll(() => page.url()).toContain('search=bistro')
    await page.reload()
    await page.getByText('Żaden kontakt nie pasuje').waitFor()
    await button(page, 'Pokaż wszystkie').click()
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(4)
    await expect.poll(() => page.url()).not.toMatch(/search|standing/)
    await page.goto(`${panel.program.origin}/admin?tab=marketing&page=7`)
    await page.getByText('Tylu stron nie ma').waitFor()
    await button(page, 'Pierwsza strona').click()
    await row(page, 'Hotel Wrzos').waitFor()
  },
)

test(
  'nothing is too wide or squeezed with endless words, in the list and in the form, and the list stays low',
  onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
  async () => {
    const { id } = await make(`Restauracja${'NadJezioremTuzZaLasem'.repeat(5)}`, {
      emailAddress: `${'x'.repeat(60)}@${'d'.repeat(60)}.example.com`,
      contactPerson: 'Świętosława Brzęczyszczykiewicz-Chrząszczewska',
      consent: 'Zgoda. '.repeat(100),
    })
    await leave(await make('Wypisana'))
    await makeMany(120)
    const page = await panel.open('tab=marketing&page=2')
    await button(page, 'Wpisz ponownie Wypisana').waitFor()
    const window = page.getByRole('region', { name: 'Lista kontaktów' })
    for (const width of [390, 768, 1280, 1440]) {
      expect(await layoutProblems(page, [{ width }])).toEqual([])
      await page.setViewportSize({ width, height: 844 })
      expect((await window.boundingBox())?.height, `${width} pixels wide`).toBeLessThanOrEqual(402)
    }
    await page.getByRole('link', { name: /^Edytuj Restauracja/ }).click()
    await expect.poll(() => page.url()).toContain(`edit=${id}`)
    await field(page, 'Nazwa firmy').waitFor()
    const widths = [{ width: 390 }, { width: 768 }, { width: 1280 }, { width: 1440 }]
    expect(await layoutProblems(page, widths)).toEqual([])
  },
)
