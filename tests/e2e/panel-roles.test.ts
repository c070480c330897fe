import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attemptPayment, paid, placeOrder } from '../support/orders.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { money } from '../../src/kernel/money.ts'

const { panel, database } = await usePanelAndDatabase()

const openAs = async (role: string, asked = '') => {
  await database.execute(sql`update administrators set role = ${role}`)
  return panel.open(asked)
}

const placesOn = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Narzędzia' }).getByRole('link', { name: 'Konto' }).waitFor()
  const tabs = await page.getByRole('tab').allTextContents()
  const views = await page.getByRole('navigation', { name: 'Narzędzia' }).getByRole('link').allTextContents()
  return [...tabs, ...views]
}

test('each role finds its places in the panel, begins with the first of them, and is asked for nothing that it may not see', async () => {
  const accountant = await openAs('accountant')
  expect(await placesOn(accountant)).toEqual(['Faktury', 'Raporty', 'Opakowania', 'Sprzedaż za granicę', 'Konto'])
  await accountant
    .getByRole('heading', { name: /^Faktury/ })
    .first()
    .waitFor()
  const marketing = await openAs('marketing', 'tab=orders')
  expect(await placesOn(marketing)).toEqual(['Rabaty', 'Marketing', 'Obrazy', 'Teksty', 'Konto'])
  // A call that is refused would stand in the console, which fails the test that opened the page.
})

test('a packer packs: sees the goods, says that a parcel has left, and prints its slip', async () => {
  const { id, number } = await placeOrder(database, paid)
  await attemptPayment(database, id, { state: 'paid', amount: money(8769) })
  const page = await openAs('packer')
  await page.context().addInitScript(() => (window.print = () => {}))
  expect(await placesOn(page)).toEqual(['Pakowanie', 'Konto'])
  const row = page.getByRole('listitem', { name: `Zamówienie ${number}` })
  await row.waitFor()
  const goods = (await row.getByRole('listitem').allTextContents()).map((one) => one.replaceAll('\u00A0', ' '))
  expect(goods).toEqual(['1 ×Sól celtycka gruba 500 g', '2 ×Fleur de Sel 250 g'])
  const [slip] = await Promise.all([
    page.waitForEvent('popup'),
    row.getByRole('link', { name: `List pakowy ${number}` }).click(),
  ])
  await slip.getByText('Anna Nowak').waitFor()
  await row.getByLabel('Numer przesyłki (jeżeli jest)').fill('6200001')
  await page.keyboard.press('Enter')
  await page.getByText('Wszystko spakowane').waitFor()
  expect(await page.getByRole('status', { name: 'Wysłane przed chwilą' }).textContent()).toContain(`${number} wysłane`)
})
