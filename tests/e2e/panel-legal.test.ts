import { expect, test } from 'vitest'
import { daysAfter } from '../../src/kernel/calendar.ts'
import { dayInPoland } from '../../src/kernel/day-in-poland.ts'
import type { LegalDraft } from '../../src/legal/legal-draft.ts'
import { originalVersionsOf } from '../../src/legal/legal-versions.ts'
import { usePanel } from '../support/panel.ts'

const panel = usePanel()

test('an owner writes the guarantee, compares, looks, publishes it for today and has the note of a draft end', async () => {
  const page = await panel.open('tab=legal&document=guarantee', {}, /status of 409/)
  const text = page.getByLabel('Tekst (pl)')
  await text.fill(`${await text.inputValue()}\n\n<b>Rok</b> **dłużej**, niż trzeba.`)

  // Somebody else was quicker: what they wrote can be seen beside what is typed here.
  const { texts } = await panel.asAdmin<LegalDraft>('GET', '/api/admin/legal-documents/guarantee/draft')
  const others = texts.map((one) => ({ ...one, title: `${one.title}!` }))
  await panel.asAdmin('PUT', '/api/admin/legal-documents/guarantee/draft', { texts: others, version: 0 })
  await page.getByRole('button', { name: 'Zapisz szkic' }).click()
  await page.getByRole('button', { name: 'Wczytaj i zachowaj moje zmiany' }).click()
  await expect.poll(() => page.getByLabel('Tytuł (pl)').inputValue()).toBe('Gwarancja prawna!')
  await page.getByRole('button', { name: 'Porównaj' }).click()
  await page.getByRole('dialog').locator('ins', { hasText: '<b>Rok</b> **dłużej**, niż trzeba.' }).waitFor()
  await page.getByRole('dialog').locator('ins', { hasText: 'prawna!' }).waitFor()
  await page.getByRole('button', { name: 'Zamknij', exact: true }).click()
  // What is typed while it is being saved stays, and a press on the keys meanwhile counts.
  let letThrough = () => {}
  const mayGo = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/guarantee/draft?*', async (route) => {
    await mayGo
    await route.continue()
  })
  await page.getByRole('button', { name: 'Zapisz szkic' }).click()
  await page.getByRole('button', { name: 'Zapisywanie...' }).waitFor()
  await text.fill(`${await text.inputValue()} I jeszcze.`)
  await page.keyboard.press('Control+S')
  letThrough()
  const drafted = async () =>
    (await panel.asAdmin<LegalDraft>('GET', '/api/admin/legal-documents/guarantee/draft')).texts[0]?.markdown
  await expect.poll(drafted).toMatch(/niż trzeba\. I jeszcze\.$/)
  await page.getByText('Niezapisane zmiany').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Podgląd' }).click()
  await page.getByRole('dialog').locator('.legal strong', { hasText: 'dłużej' }).waitFor()
  const paper = (await page.getByRole('link', { name: 'Otwórz PDF (polski)' }).getAttribute('href')) ?? ''
  const answer = await page.request.get(`${panel.program.origin}${paper}`)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.getByRole('button', { name: 'Zamknij', exact: true }).click()

  const shown = async () => (await fetch(`${panel.program.origin}/guarantee?lang=pl`)).text()
  expect(await shown()).not.toContain('dłużej')
  const version = originalVersionsOf('guarantee')[0] === dayInPoland() ? daysAfter(dayInPoland(), 1) : dayInPoland()
  await page.getByRole('button', { name: 'Ogłoś…' }).click()
  await expect.poll(() => page.getByLabel('Obowiązuje od').inputValue()).toBe(version)
  await page.getByRole('dialog').getByRole('button', { name: 'Ogłoś' }).click()
  await page.getByRole('link', { name: 'Edytuj: Gwarancja prawna' }).waitFor()
  await expect.poll(shown).toContain('&lt;b&gt;Rok&lt;/b&gt; <strong>dłużej</strong>')
  expect(await shown()).toContain('<strong>Projekt.</strong>')

  const visitor = await panel.visit(`${panel.program.origin}/activities?lang=pl`)
  await visitor.locator('footer a[href="/guarantee"]').click()
  await visitor.locator('.legal strong', { hasText: 'dłużej' }).waitFor()

  await page.getByRole('button', { name: /^Potwierdź, że prawnik przeczytał: Gwarancja prawna/ }).click()
  await page.getByRole('button', { name: 'Tak, przeczytał' }).click()
  await page.getByText('Przeczytany przez prawnika: admin').waitFor()
  await expect.poll(shown).not.toContain('<strong>Projekt.</strong>')
})
