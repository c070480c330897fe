import { expect, test } from 'vitest'
import { showSetupLink } from '../../src/administrators/setup-link.server.ts'
import { byKeyboard } from '../support/by-keyboard.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { toastOn, usePanelAndDatabase } from '../support/panel.ts'

const { panel, database } = await usePanelAndDatabase()
const refused = /status of 4(10|22)/
const still = { reducedMotion: 'reduce' } as const

test('with the keyboard alone, an owner follows the link, chooses a password, saves a step, skips the next, and goes on another day where the set-up stopped', async () => {
  await database.execute(
    "insert into setup_links (administrator_id, purpose) select id, 'first_start' from administrators",
  )
  let link = ''
  await showSetupLink(database, panel.program.origin, (line) => (link = /http\S+/.exec(line)?.[0] ?? ''))
  const page = await panel.visit(link, still, refused)
  const { to, press, type } = byKeyboard(page)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Nazwa użytkownika').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const choose = async (password: string) => {
    for (const label of ['Hasło', 'Powtórz hasło']) {
      await field(label).focus()
      await press('Control+a')
      await type(password)
    }
    await press('Enter')
  }
  await choose('Password123')
  await page
    .getByText(/łatwo odgadnąć/)
    .first()
    .waitFor()
  await expect.poll(() => field('Hasło').getAttribute('aria-invalid')).toBe('true')
  await choose('fleur de sel z Batz')

  // The address with the token is gone, and the set-up begins after the step that the link was.
  await page.getByRole('heading', { name: 'Sprzedawca' }).waitFor()
  expect(page.url()).toBe(`${panel.program.origin}/admin?tab=setup&step=seller`)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel(/^Telefon/).focus()
  await press('Control+a')
  await type('+49 431 123456')
  await press('Enter')
  // What is said of it can be read before going on, and gives way then. Had they gone on before, it would lie over where they are.
  await toastOn(page).filter({ hasText: 'Ustawienia zostały zapisane' }).waitFor()
  await to('Dalej')
  await press('Enter')
  await page.locator('h3:focus', { hasText: 'Kraj i języki' }).waitFor()
  await to('Pomiń ten krok')
  await press('Enter')
  await page.locator('h3:focus', { hasText: 'Poczta' }).waitFor()

  await page.goto(`${panel.program.origin}/admin`)
  const list = page.getByRole('region', { name: /^Przed otwarciem sklepu/ })
  await list.getByText('Sprzedawca jest przykładowy').waitFor()
  expect(await list.getByText('Nie ma telefonu').count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await to('Przejdź krok po kroku')
  await press('Enter')
  await page.locator('h3:focus', { hasText: 'Poczta' }).waitFor()
  const trail = page.getByRole('navigation', { name: 'Kroki konfiguracji' })
  await trail.getByRole('link', { name: 'Administrator (zrobione)' }).waitFor()
  await trail.getByRole('link', { name: 'Sprzedawca (zrobione)' }).waitFor()
  await trail.getByRole('link', { name: 'Kraj i języki (pominięte)' }).waitFor()

  await page.goto(link)
  await page.reload()
  await page.getByText('Ten link już nie działa').waitFor()
})
