import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toastOn, usePanel } from '../support/panel.ts'
import { adminPassword } from '../support/database.ts'
import { cookiesOf } from '../support/shop.ts'

const panel = usePanel()
const refused = /status of 4(01|22)/
const chosen = 'fleur de sel z Batz'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const login = (password: string) =>
  fetch(`${panel.program.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
const signIn = async (password: string) => (await login(password)).status

/** Somebody who is signed in elsewhere, and whether they still are. */
async function openElsewhere(): Promise<() => Promise<number>> {
  const Cookie = cookiesOf(await login(adminPassword))
  return async () => (await fetch(`${panel.program.origin}/api/admin/session`, { headers: { Cookie } })).status
}

async function change(page: Page, [current, next, again]: [string, string, string]) {
  await field(page, 'Obecne hasło').fill(current)
  await field(page, 'Nowe hasło').fill(next)
  await field(page, 'Powtórz nowe hasło').fill(again)
  await page.keyboard.press('Enter')
}

test('other sessions are ended when that is confirmed, and this one goes on', async () => {
  const elsewhere = await panel.open('tab=messages', {}, refused)
  await elsewhere.getByText('Nikt jeszcze nie napisał').or(elsewhere.getByText('Wszystko załatwione')).waitFor()
  const page = await panel.open('tab=account')
  const sessions = page.getByRole('listitem').filter({ hasText: 'Ostatnio używana' })
  await expect.poll(() => sessions.count()).toBe(2)
  await expect.poll(() => sessions.filter({ hasText: 'Ta sesja' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Wyloguj inne sesje' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wyloguj inne sesje' }).click()
  await toastOn(page).filter({ hasText: 'Pozostałe sesje zostały zakończone' }).waitFor()
  await page.getByText('To jedyna otwarta sesja.').waitFor()
  await expect.poll(() => sessions.count()).toBe(1)

  await elsewhere.getByRole('button', { name: 'Więcej' }).click()
  await elsewhere.getByRole('link', { name: 'Dziennik zmian' }).click()
  await elsewhere.getByText('Sesja wygasła. Zaloguj się ponownie.').waitFor()
  await page.getByRole('button', { name: 'Więcej' }).click()
  await page.getByRole('link', { name: 'Dziennik zmian' }).click()
  await page.getByText('Zakończono pozostałe sesje administratora').waitFor()
})

test('what is wrong with a new password is said at its field and changes nothing; one that is right opens the panel instead of the old, other sessions end and this one goes on', async () => {
  const elsewhere = await openElsewhere()
  const page = await panel.open('tab=account', {}, refused)
  await field(page, 'Obecne hasło').waitFor()
  const problemOf = async (label: string) => {
    const described = (await field(page, label).getAttribute('aria-describedby')) ?? ''
    const id = described.split(' ').find((name) => name.endsWith('-problem'))
    return id && page.locator(`[id="${id}"]`).innerText()
  }
  await page.getByRole('button', { name: 'Zmień hasło' }).click()
  await toastOn(page).filter({ hasText: 'Błędy w formularzu' }).waitFor()
  expect(await problemOf('Obecne hasło')).toBe('To pole jest wymagane.')
  await change(page, [adminPassword, 'krótkie', 'inne'])
  await expect.poll(() => problemOf('Nowe hasło')).toBe('Hasło musi mieć co najmniej 8 znaków.')
  expect(await problemOf('Powtórz nowe hasło')).toBe('Hasła nie są identyczne')
  await change(page, [adminPassword, 'password123', 'password123'])
  await expect.poll(() => problemOf('Nowe hasło')).toMatch(/^To hasło łatwo odgadnąć/)
  await change(page, ['nie to hasło', chosen, chosen])
  await expect.poll(() => problemOf('Obecne hasło')).toBe('To nie jest obecne hasło.')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/currentPassword$/)
  expect(await signIn(adminPassword)).toBe(200)
  expect(await signIn(chosen)).toBe(401)
  expect(await elsewhere()).toBe(200)

  // What password managers go by.
  expect(
    await page
      .locator('form:has([autocomplete=new-password]) input')
      .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password', 'new-password', 'new-password'])
  await change(page, [adminPassword, chosen, chosen])
  await toastOn(page).filter({ hasText: 'Hasło zostało zmienione' }).waitFor()
  await page.getByText('Pozostałe sesje zostały zakończone; ta trwa dalej.').waitFor()
  await expect.poll(() => field(page, 'Nowe hasło').inputValue()).toBe('')
  await page.getByText('To jedyna otwarta sesja.').waitFor()

  expect(await signIn(adminPassword)).toBe(401)
  expect(await signIn(chosen)).toBe(200)
  expect(await elsewhere()).toBe(401)
  // Nothing typed is left behind, so nothing asks before one leaves.
  await page.getByRole('button', { name: 'Więcej' }).click()
  await page.getByRole('link', { name: 'Dziennik zmian' }).click()
  await page.getByText('Zmieniono hasło administratora').waitFor()
  await page.reload()
  await page.getByText('Witaj, admin', { exact: true }).waitFor()
})
