import type { Locator, Page } from 'playwright-core'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chef } from '../support/applications.ts'
import { listens } from '../support/browser.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { toastOn, usePanelAndDatabase } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const { panel, database } = await usePanelAndDatabase()

beforeEach(async () => void (await database.execute(sql`truncate members, mails, attempts cascade`)))

async function apply(firstName: string): Promise<void> {
  const form = new FormData()
  form.set('data', JSON.stringify({ ...chef, firstName, email: 'chef@example.com' }))
  const answer = await fetch(`${panel.program.origin}/api/chefs?lang=pl`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(await answer.text())
}

const entry = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' })
const textSize = async () => (await database.execute(sql`select from mails where kind = 'materials'`)).rowCount
const says = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()

describe('the members tab', () => {
  test('shows all pieces before anything is sent, and sends them at the press of a button', async () => {
    await apply('Wilhelmina-Maksymiliana')
    const page = await panel.open('tab=members')
    await button(page, 'Podgląd materiałów: Wilhelmina-Maksymiliana Nowak').click()
    const dialog = page.getByRole('dialog', { name: 'Materiały: Wilhelmina-Maksymiliana Nowak' })
    await listens(dialog)
    await dialog.getByText('Certyfikat dostanie numer, gdy zostanie przygotowany').waitFor()
    for (const [name, width] of [
      ['Certyfikat', 952],
      ['Grafika: Post', 1080],
      ['Grafika: Relacja', 1080],
      ['Grafika: Okładka', 1200],
    ] as const) {
      const picture = dialog.getByRole('img', { name, exact: true })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width)
    }
    expect(await axeViolations(page)).toEqual([])
    const large = { textSize: '200%' } as const
    const looks = [{ width: 390 }, { width: 390, ...large }, { width: 1280, ...large }, { width: 1280 }]
    expect(await layoutProblems(page, looks)).toEqual([])
    const pdf = await dialog.getByRole('link', { name: 'Otwórz PDF' }).getAttribute('href')
    const answer = await page.request.get(`${panel.program.origin}${pdf}`)
    expect([answer.status(), (await answer.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(await textSize()).toBe(0)
    await page.keyboard.press('Escape')
    await button(page, /^Przygotuj i\swyślij: Wilhelmina-Maksymiliana Nowak$/).press('Enter')
    await says(page, 'Materiały zostaną przygotowane i wysłane')
    await entry(page, 'Wilhelmina-Maksymiliana Nowak')
      .getByText(/^Materiały wysłane .*, link ważny/)
      .waitFor()
    await expect
      .poll(() => button(page, 'Wyślij ponownie: Wilhelmina-Maksymiliana Nowak').getAttribute('aria-disabled'))
      .toBe(null)
    await expect.poll(textSize).toBe(1)
  })

  test(
    'tells by itself how it goes with the materials of who is approved; sends again only when that is meant, and nothing from a window that knows nothing of it',
    onlyForRelease('the gate has each state at the endpoint'),
    async () => {
      await apply('Ewa')
      const late = await panel.open('tab=members', {}, /status of 409/)
      await button(late, /^Przygotuj i\swyślij/).waitFor()
      const page = await panel.open('tab=members')
      const ewa = entry(page, 'Ewa Nowak')
      await ewa.getByText('Materiały nie są jeszcze przygotowane').waitFor()
      await page.getByRole('link', { name: 'Bez materiałów 1' }).waitFor()
      await button(ewa, 'Opublikuj: Ewa Nowak').click()
      await ewa.getByText(/^Materiały wysłane .*, link ważny do .*, jeszcze nie pobrane$/).waitFor()
      await expect.poll(() => ewa.getByLabel('Materiały wysłane').isChecked()).toBe(true)
      await page.getByRole('link', { name: 'Bez materiałów 0' }).waitFor()
      expect(await textSize()).toBe(1)

      await button(late, /^Przygotuj i\swyślij/).click()
      await says(late, 'Materiały zostały już wysłane.')
      await button(late, 'Wyślij ponownie: Ewa Nowak').waitFor()
      expect(await textSize()).toBe(1)

      await button(page, 'Wyślij ponownie: Ewa Nowak').click()
      const question = page.getByRole('alertdialog', { name: 'Wysłać ponownie: Ewa Nowak?' })
      await question.getByText('chef@example.com').waitFor()
      await page.keyboard.press('Escape')
      expect(await textSize()).toBe(1)
      await button(page, 'Wyślij ponownie: Ewa Nowak').click()
      await button(question, 'Wyślij ponownie').click()
      await expect.poll(textSize).toBe(2)
    },
  )

  test(
    'names the letters that can’t be drawn, and waits until somebody has seen them',
    onlyForRelease('the gate has the decision at the operation'),
    async () => {
      await apply('李')
      const page = await panel.open('tab=members')
      await button(page, 'Opublikuj: 李 Nowak').click()
      await entry(page, '李 Nowak').getByText('Materiały czekają na decyzję: nie umiemy narysować znaku 李').waitFor()
      expect(await textSize()).toBe(0)
      await button(page, /^Przygotuj i\swyślij/).click()
      const question = page.getByRole('alertdialog', { name: 'Wysłać mimo to: 李 Nowak?' })
      await question.getByText('Zamiast niego będzie pusta ramka.').waitFor()
      await button(question, /^Przygotuj i\swyślij$/).click()
      await entry(page, '李 Nowak')
        .getByText(/^Materiały wysłane .*, link ważny/)
        .waitFor()
      expect(await textSize()).toBe(1)
    },
  )

  test(
    'shows what went wrong, in words, and the way to try again',
    onlyForRelease('the gate has the reason and the second try at the operation'),
    async () => {
      await apply('Ewa')
      await database.execute(sql`
      insert into member_materials (member_id, state, reason) select id, 'failed', 'dysk jest pełny' from members`)
      const page = await panel.open('tab=members')
      await page.getByText('Materiałów nie udało się przygotować: dysk jest pełny').waitFor()
      await button(page, /^Przygotuj i\swyślij/).click()
      await entry(page, 'Ewa Nowak')
        .getByText(/^Materiały wysłane .*, link ważny/)
        .waitFor()
    },
  )
})
