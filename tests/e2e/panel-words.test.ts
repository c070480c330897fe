import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { toastOn, usePanel } from '../support/panel.ts'

const panel = usePanel()
const { visit } = useBrowser()
const own = 'Sól, na którą się czeka'

test('an owner’s words are looked at as a draft, published, and stay on the page when it has come to life, and on the next one', async () => {
  const lead = 'Do {shop} pisze się krótko: {officeEmail}'
  await panel.asAdmin('PUT', '/api/admin/words/contact', { 'contact:contact~lead:pl': lead })
  await panel.asAdmin('POST', '/api/admin/words/contact/publish', {})

  const page = await panel.open('tab=words&section=home', {}, /status of 422/)
  const field = page.getByRole('group', { name: 'Nagłówek Sól, którą zbiera człowiek' }).getByLabel('polski')
  await field.fill('Sól {miasto}')
  await page.getByRole('button', { name: 'Zapisz szkic' }).click()
  await page.getByText(/^Nie wiadomo, co wstawić w miejsce \{miasto\}/).waitFor()
  await field.fill(own)
  await page.getByText('Oryginał: Sól, którą zbiera człowiek').waitFor()
  await page.keyboard.press('Control+S')
  await toastOn(page).filter({ hasText: 'Szkic został zapisany' }).waitFor()
  expect(await page.getByText('Brak tłumaczenia').count()).toBe(3)

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Podgląd strony: polski/ }).click(),
  ])
  await preview.getByRole('heading', { level: 1, name: own }).waitFor()
  await preview.close()
  const guest = await visit(`${panel.program.origin}/?lang=pl`)
  await guest.getByRole('heading', { level: 1, name: 'Sól, którą zbiera człowiek' }).waitFor()

  await page.getByRole('button', { name: 'Opublikuj' }).click()
  await toastOn(page).filter({ hasText: 'Teksty zostały opublikowane' }).waitFor()
  await expect
    .poll(async () => (await fetch(`${panel.program.origin}/?lang=pl`)).text())
    .toContain(`<span class="sr-only">${own}`)
  await guest.reload()
  await guest.getByRole('heading', { level: 1, name: own }).waitFor()
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await guest.getByText('Do Salorge pisze się krótko: office@salorge.example').waitFor()
  await guest.goBack()
  await guest.getByRole('heading', { level: 1, name: own }).waitFor()
})
