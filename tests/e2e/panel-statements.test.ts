import { expect, test } from 'vitest'
import { placeOrder } from '../support/orders.ts'
import { toastOn, usePanelAndDatabase } from '../support/panel.ts'
import { statementOf } from '../support/statements.ts'

const { panel, database } = await usePanelAndDatabase()

const file = (text: string) => ({ name: 'wyciag.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('the office reads a statement, books what is sure at one press, and says of the rest what it is', async () => {
  const { number } = await placeOrder(database)
  const { number: unnamed } = await placeOrder(database, { lastName: 'Zając' })
  const page = await panel.open('tab=statements', { viewport: { width: 390, height: 844 } }, /status of 422/)
  const statement = statementOf(
    { amount: '90,69', title: `Zamówienie ${number}` },
    { amount: '90,69', title: 'za sól', sender: 'ANNA ZAJĄC' },
    { amount: '5,00', title: 'Odsetki', sender: 'BANK' },
  )
  await page.getByLabel('Wyciąg z banku').setInputFiles(file(statement))
  await page.getByText('Nowe wpłaty: 3').first().waitFor()
  await page.getByRole('button', { name: 'Zatwierdź pewne (1)' }).click()
  await page.getByRole('listitem', { name: /JAN KOWALSKI/ }).waitFor({ state: 'detached' })
  const likely = page.getByRole('listitem', { name: /ANNA ZAJĄC/ })
  await likely.getByText('Prawdopodobne').waitFor()
  await likely.getByRole('button', { name: `Zapłacono ${unnamed}` }).click()
  await likely.waitFor({ state: 'detached' })
  await page.getByRole('listitem', { name: /BANK/ }).getByRole('button', { name: 'To nie zamówienie' }).click()
  await page.getByText('Żadna wpłata nie czeka').waitFor()
  await page.getByRole('link', { name: 'Zaksięgowane' }).click()
  await page.getByRole('link', { name: `Zamówienie ${unnamed}` }).waitFor()
  expect(await page.getByRole('link', { name: /^Zamówienie S-/ }).allTextContents()).toHaveLength(2)
  await page.getByLabel('Wyciąg z banku').setInputFiles(file('Ala ma kota'))
  await expect.poll(async () => (await toastOn(page).allTextContents()).join()).toContain('To nie jest wyciąg')
})
