import { readFile } from 'node:fs/promises'
import type { Locator, Page, Route } from 'playwright-core'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { chef, restaurant } from '../support/applications.ts'
import { createTestDatabase } from '../support/database.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { eventually } from '../support/timing.ts'
import { onlyForRelease } from '../support/release.ts'

const { url, drop } = await createTestDatabase('ready')
const pool = new pg.Pool({ connectionString: url })
afterAll(async () => {
  await pool.end()
  await drop()
})
const panel = usePanel({ DATABASE_URL: url })

beforeEach(async () => void (await pool.query('truncate members, marketing_contacts, mails, attempts cascade')))

/** Applies as the form does. */
async function apply(application: object, photo?: Blob): Promise<{ id: number; photoUrl: string | null }> {
  const form = new FormData()
  form.set('data', JSON.stringify(application))
  if (photo) form.set('photo', photo, 'photo.png')
  const path = 'organizationName' in application ? 'restaurants' : 'chefs'
  const answer = await fetch(`${panel.program.origin}/api/${path}?lang=pl`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as { id: number; photoUrl: string | null }
}

const named = (firstName: string, more: object = {}) => ({
  ...chef,
  firstName,
  email: `${firstName.toLowerCase()}@example.com`,
  ...more,
})

/** So many chefs, numbered from the first who applied. */
const fill = (count: number) =>
  pool.query(
    `insert into members (kind, first_name, last_name, email, address, description, language)
      select 'chef', 'Kucharz', n::text, n || '@example.com', 'ul. Solna ' || n, 'Sól.', 'pl' from generate_series(1, $1::integer) n`,
    [count],
  )

const chefs = (page: Page) => page.getByRole('region', { name: /^Kucharze/ })
const restaurants = (page: Page) => page.getByRole('region', { name: /^Restauracje/ })
const entry = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const figure = (page: Page, name: string) =>
  page.locator('dl div', { has: page.getByText(name, { exact: true }) }).locator('dd')
const says = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const publicNames = async () =>
  ((await (await fetch(`${panel.program.origin}/api/chefs?limit=6`)).json()) as { firstName: string }[]).map(
    ({ firstName }) => firstName,
  )

describe('the members tab', () => {
  test('counts, and shows each member with all that they wrote', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#6f9a96' } })
      .png()
      .toBuffer()
    const { photoUrl } = await apply(chef, new Blob([new Uint8Array(png)]))
    const lines = Array.from({ length: 12 }, (_, line) => `Linia ${line + 1}`).join('\n')
    await apply({ ...restaurant, organizationName: '<b>Żagiel</b>', description: lines, email: 'a+b@example.com' })
    const page = await panel.open('tab=members')
    const anna = entry(page, 'Anna Nowak')
    await anna.getByText('ul. Solna 7').waitFor()
    await expect.poll(() => anna.locator('p', { hasText: 'ul. Solna' }).innerText()).toBe(chef.address)
    for (const text of [chef.description, 'polski', 'Oczekuje']) await anna.getByText(text, { exact: true }).waitFor()
    await expect.poll(() => anna.getByRole('link').getAttribute('href')).toBe('mailto:anna@example.com')
    await expect.poll(() => anna.locator('img').getAttribute('src')).toBe(photoUrl)
    const house = restaurants(page).getByRole('listitem', { name: '<b>Żagiel</b>' })
    await expect.poll(() => house.getByRole('link').getAttribute('href')).toBe('mailto:a%2Bb@example.com')
    await expect.poll(() => house.locator('img').getAttribute('src')).toMatch(/quay.*#[1-6]$/)
    await button(house, 'Pokaż całość').press('Enter')
    await button(house, 'Zwiń').waitFor()
    for (const [name, count] of [
      ['Członkowie', '2'],
      ['Kucharze', '1'],
      ['Restauracje', '1'],
    ] as const)
      await expect.poll(() => figure(page, name).innerText()).toBe(count)
    await page.getByRole('tab', { name: 'Członkowie (2 zgłoszenia czekają)' }).waitFor()
  })

  test('a chef who is published stands on the team page, and is gone again when hidden; the focus stays at what was pressed', async () => {
    await apply(named('Ewa'))
    const page = await panel.open('tab=members')
    const ewa = entry(page, 'Ewa Nowak')
    const team = async () => (await fetch(`${panel.program.origin}/team`)).text()
    await button(ewa, 'Opublikuj: Ewa Nowak').press('Enter')
    await says(page, 'Członek został opublikowany')
    await eventually(async () => expect(await team()).toContain('Ewa Nowak'))
    await ewa.getByText('Na stronie', { exact: true }).waitFor()
    await expect.poll(() => focused(page)).toBe('Ukryj: Ewa Nowak')
    await page.getByRole('tab', { name: 'Członkowie', exact: true }).waitFor()

    const materials = ewa.getByLabel('Materiały wysłane')
    await materials.press('Space')
    await says(page, 'Wysyłka materiałów została odnotowana')
    await expect.poll(() => materials.isChecked()).toBe(true)
    await expect.poll(() => materials.evaluate((input) => input === document.activeElement)).toBe(true)

    await button(ewa, 'Ukryj: Ewa Nowak').click()
    await says(page, 'Członek został ukryty')
    await eventually(async () => expect(await team()).not.toContain('Ewa Nowak'))
    await ewa.getByText('Ukryty', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('tab', { name: 'Członkowie', exact: true }).count()).toBe(1)
  })

  test(
    'what was posted is noted with its moment, and who was forgotten is named',
    onlyForRelease('other lists show it'),
    async () => {
      await apply(named('Ewa'))
      await apply(named('Jan'))
      await pool.query(`update members set applied_at = now() - interval '3 days' where first_name = 'Ewa'`)
      const page = await panel.open('tab=members')
      await page.getByText('1 zgłoszenie czeka na materiały dłużej').waitFor()
      await page.getByRole('link', { name: 'Pokaż, komu trzeba je wysłać' }).click()
      await expect.poll(() => chefs(page).getByRole('listitem').first().getAttribute('aria-label')).toBe('Ewa Nowak')
      const ewa = entry(page, 'Ewa Nowak')
      await ewa.getByText(/^Materiały po terminie/).waitFor()
      // It goes out of the list with that.
      await ewa.getByLabel('Materiały wysłane').click()
      await says(page, 'Wysyłka materiałów została odnotowana')
      await ewa.waitFor({ state: 'detached' })
      await expect.poll(() => page.getByText('na materiały dłużej').count()).toBe(0)
      await page.getByRole('link', { name: 'Bez bonusu' }).click()
      await ewa.locator('li time').waitFor()
      await ewa.getByLabel('Przesyłka bonusowa wysłana').click()
      await says(page, 'Wysyłka bonusu została odnotowana')
      await ewa.waitFor({ state: 'detached' })
      // What all of them were at the first look is not shown again, for whoever would press what has changed.
      const held: Route[] = []
      await page.route('**/api/admin/members/chefs?*', (route) => void held.push(route))
      await page.getByRole('link', { name: 'Wszyscy' }).click()
      await expect.poll(() => held.length).toBe(1)
      await expect.poll(() => ewa.count()).toBe(0)
      await held[0]?.continue()
      await expect.poll(() => ewa.getByLabel('Przesyłka bonusowa wysłana').isChecked()).toBe(true)
      // By keyboard: the switch may still move, and whoever presses beside it presses nothing.
      await ewa.getByLabel('Materiały wysłane').press('Space')
      await says(page, 'Oznaczenie wysyłki materiałów zostało cofnięte')
      const { rows } = await pool.query(
        `select materials_sent_at, bonus_sent_at is not null as bonus from members where first_name = 'Ewa'`,
      )
      expect(rows).toEqual([{ materials_sent_at: null, bonus: true }])
    },
  )

  test('who is deleted is named with what goes along, and nothing goes before one agrees', async () => {
    await apply(named('Ewa'))
    const page = await panel.open('tab=members')
    await button(page, 'Usuń: Ewa Nowak').click()
    const question = page.getByRole('alertdialog', { name: 'Usunąć: Ewa Nowak?' })
    for (const what of ['zdjęcie', 'wiadomości', 'kontakt marketingowy', 'zgody'])
      await expect.poll(() => question.innerText()).toContain(what)
    await page.keyboard.press('Escape')
    expect((await pool.query('select from members')).rowCount).toBe(1)
    await button(page, 'Usuń: Ewa Nowak').click()
    await button(question, 'Usuń członka').click()
    await says(page, 'Członek został usunięty')
    await page.getByText('Żaden kucharz jeszcze się nie zgłosił').waitFor()
    for (const table of ['members', 'marketing_contacts', 'newsletter_consents', 'mails'])
      expect((await pool.query(`select from ${table}`)).rowCount, table).toBe(0)
    await expect.poll(() => figure(page, 'Kucharze').innerText()).toBe('0')
  })
})

describe('the lists', () => {
  test('are searched and narrowed down together, in the address, which leads back to the same', async () => {
    await apply(named('Łucja', { email: 'lucja@example.com' }))
    await apply(named('Ewa'))
    await apply(restaurant)
    const page = await panel.open('tab=members')
    await entry(page, 'Pod Żaglem').waitFor()
    await page.getByLabel('Szukaj wśród członków').fill('ŁUCJ')
    await page.getByText('Nic nie pasuje do wyszukiwania').waitFor()
    await expect.poll(() => chefs(page).getByRole('listitem', { name: /Nowak/ }).count()).toBe(1)
    await expect.poll(() => page.url()).toContain('search=')
    await page.reload()
    await entry(page, 'Łucja Nowak').waitFor()
    await page.getByRole('link', { name: 'Na stronie' }).click()
    await expect.poll(() => page.getByText('Nic nie pasuje do wyszukiwania').count()).toBe(2)
    await page.goBack()
    await entry(page, 'Łucja Nowak').waitFor()
    await page.getByRole('link', { name: 'Pokaż wszystkich' }).click()
    await entry(page, 'Pod Żaglem').waitFor()
    await expect.poll(() => page.getByLabel('Szukaj wśród członków').inputValue()).toBe('')
  })

  test(
    'are about 96 units high, scrolled by keyboard, saved whole as files, and have pages that begin anew when something else is asked for',
    onlyForRelease('other lists show it'),
    async () => {
      await fill(45)
      await apply(restaurant)
      const page = await panel.open('tab=members')
      await entry(page, 'Kucharz 45').waitFor()
      await expect.poll(() => entry(page, 'Kucharz 25').count()).toBe(0)
      expect((await chefs(page).boundingBox())?.height).toBeCloseTo(384, -1)
      await chefs(page).focus()
      await page.keyboard.press('End')
      await expect.poll(() => chefs(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(500)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Eksportuj CSV: Kucharze').click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^kucharze-\d{4}-\d\d-\d\d\.csv$/)
      expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(46)

      const pages = page.getByRole('navigation', { name: 'Strony: Kucharze' })
      await pages.getByRole('link', { name: 'Strona 3' }).click()
      await entry(page, 'Kucharz 1').waitFor()
      await entry(page, 'Pod Żaglem').waitFor()
      await page.getByRole('link', { name: /^Oczekujący/ }).click()
      await entry(page, 'Kucharz 45').waitFor()
      await pages.getByRole('link', { name: 'Strona 2' }).click()
      await page.getByLabel('Szukaj wśród członków').fill('Kucharz 4')
      await entry(page, 'Kucharz 4').waitFor()
      await expect.poll(() => button(page, 'Eksportuj CSV: Restauracje').isDisabled()).toBe(true)
      await page.goto(`${panel.program.origin}/admin?tab=members&chefsPage=9`)
      await page.getByText('Na tej stronie nic już nie ma').waitFor()
      await page.getByRole('link', { name: 'Przejdź do pierwszej strony' }).click()
      await entry(page, 'Kucharz 45').waitFor()
    },
  )

  test(
    'that can’t be had say so in their place, and are asked again at a press; who was deleted elsewhere meanwhile is said to be gone',
    onlyForRelease('what a list does is shared, and shown with orders'),
    async () => {
      const { id } = await apply(chef)
      await apply(restaurant)
      const page = await panel.open('tab=orders', {}, /status of (500|404)/)
      const failure = {
        status: 500,
        json: { code: 'unexpected', message: 'Coś poszło nie tak.', error: 'Coś poszło nie tak.' },
      }
      await page.route(/\/api\/admin\/members\/chefs\?/, (route) => route.fulfill(failure))
      await page.getByRole('tab', { name: /^Członkowie/ }).click()
      await entry(page, 'Pod Żaglem').waitFor()
      const alert = page.getByRole('alert').filter({ hasText: 'Coś poszło nie tak.' })
      await alert.waitFor()
      await page.unroute(/\/api\/admin\/members\/chefs\?/)
      await button(alert, 'Spróbuj ponownie').click()
      await entry(page, 'Anna Nowak').waitFor()

      await panel.asAdmin('DELETE', `/api/admin/members/chefs/${id}`)
      await button(page, 'Opublikuj: Anna Nowak').click()
      await says(page, 'Nie ma takiego członka.')
      await page.getByText('Żaden kucharz jeszcze się nie zgłosił').waitFor()
    },
  )
})

describe('by keyboard alone', () => {
  test('one works through the applications: the focus goes on to the next, and to the heading after the last', async () => {
    for (const name of ['Ewa', 'Jan', 'Ola']) await apply(named(name))
    const page = await panel.open('tab=members&show=waiting')
    await button(page, 'Opublikuj: Ola Nowak').press('Enter')
    await entry(page, 'Ola Nowak').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Jan Nowak')
    await button(page, 'Ukryj: Jan Nowak').press('Enter')
    await entry(page, 'Jan Nowak').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Ewa Nowak')
    await button(page, 'Usuń: Ewa Nowak').press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Żadne zgłoszenie nie czeka').first().waitFor()
    await expect.poll(() => focused(page)).toMatch(/^Kucharze/)
    expect(await publicNames()).toEqual(['Ola'])
  })
})

test(
  'a switch stays where it was put while other figures are still asked for; when a change fails that is said, and it goes back',
  onlyForRelease('other lists show it'),
  async () => {
    await apply(named('Ewa'))
    const page = await panel.open('tab=members', {}, /status of 503/)
    const materials = entry(page, 'Ewa Nowak').getByLabel('Materiały wysłane')
    const failure = {
      status: 503,
      json: { code: 'unavailable', message: 'Chwilowo niedostępne.', error: 'Chwilowo niedostępne.' },
    }
    await page.route(/\/members\/chefs\/\d+/, (route) => route.fulfill(failure))
    await materials.click()
    await toastOn(page).filter({ hasText: 'Błąd' }).filter({ hasText: 'Chwilowo niedostępne.' }).waitFor()
    await expect.poll(() => materials.isChecked()).toBe(false)
    await page.unroute(/\/members\/chefs\/\d+/)

    await expect.poll(() => materials.getAttribute('aria-disabled')).toBe(null)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/members/statistics*', async (route) => {
      await promise
      await route.continue()
    })
    await materials.click()
    await entry(page, 'Ewa Nowak').getByRole('listitem').filter({ hasText: 'Materiały' }).locator('time').waitFor()
    await expect.poll(() => materials.isChecked()).toBe(true)
    resolve()
    await expect.poll(() => materials.getAttribute('aria-disabled')).toBe(null)
    await expect.poll(() => materials.isChecked()).toBe(true)
  },
)

test(
  'anybody can use it while somebody waits too long for materials; long names and texts make nothing too wide or squeezed',
  onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
  async () => {
    await apply(named('Wilhelmina-Maksymiliana', { lastName: 'Zażółcigęślą-Brzęczyszczykiewicz' }))
    await apply({ ...restaurant, description: 'Ryby z porannego połowu. '.repeat(40) })
    await pool.query(`update members set applied_at = now() - interval '3 days'`)
    const page = await panel.open('tab=members')
    await page.getByText('2 zgłoszenia czekają na materiały dłużej').waitFor()
    await entry(page, 'Pod Żaglem').waitFor()
    expect(await axeViolations(page)).toEqual([])
    const widths = [390, 768, 1280, 1440]
    const looks = widths.flatMap((width) => [{ width }, { width, textSize: '200%' } as const])
    expect(await layoutProblems(page, looks)).toEqual([])
  },
)
