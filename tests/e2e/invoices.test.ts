import { orderManagementTexts } from '../../src/sales/order-management/texts.ts'
import { paymentsTexts } from '../../src/sales/payments/texts.ts'
import { checkoutTexts } from '../../src/sales/checkout/texts.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Language } from '../../src/kernel/language.ts'
import { checkoutIn, coarse, fillAddress, maria, payButton } from '../support/checkout.ts'
import { readCsv } from '../support/csv.ts'
import { button, said, section } from '../support/order-dialog.ts'
import { waitForEmails } from '../support/outbox.ts'
import { usePanel } from '../support/panel.ts'

const panel = usePanel()
const { program, visit } = panel
const openCheckout = checkoutIn(visit, program)

async function textIn(content: ArrayBuffer | Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

const wordsIn = async (language: Language) => ({
  form: (await checkoutTexts.load(language)).checkoutForm,
  demo: (await paymentsTexts.load(language)).demoPayment,
  order: (await orderManagementTexts.load(language)).orderView.documents,
})

/** What somebody gets who has ordered and paid: the files with their letter, and the path of its link. Pictures belong to its text. */
async function receive(email: string) {
  const [message] = await waitForEmails(program, email)
  return {
    files: message?.attachments.filter(({ disposition }) => disposition !== 'inline'),
    path: /\/order\/[\w-]{43}\?lang=\w\w/.exec(message?.text ?? '')?.[0] ?? '',
  }
}

/** Somebody orders and pays, as the pages do it. */
async function buy() {
  const email = `buyer-${crypto.randomUUID()}@example.com`
  const ordered = await fetch(`${program.origin}/api/store/create-checkout-session?lang=pl`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cart: [coarse], shippingAddress: { ...maria, country: 'Poland', email } }),
  })
  expect(ordered.status).toBe(201)
  const { url } = (await ordered.json()) as { url: string }
  const paid = await fetch(new URL(url, program.origin), { method: 'POST', body: new URLSearchParams({ do: 'pay' }) })
  const session = new URL(paid.url).searchParams.get('session_id')
  const settled = await fetch(`${program.origin}/api/store/checkout-sessions/${session}`)
  expect(await settled.json()).toMatchObject({ state: 'paid' })
  return receive(email)
}

test('a company asks for its invoice with the confirmation, and finds the same on the page of its order', async () => {
  const { form, demo, order } = await wordsIn('de')
  const email = 'company@example.com'
  const page = await openCheckout([coarse], { locale: 'de' })
  await fillAddress(page, form, { ...maria, email })
  await page.getByLabel(form.company.open).check()
  await page.getByLabel(form.company.name).fill('Bistro Morze sp. z o.o.')
  await page.getByLabel(form.company.taxNumber, { exact: true }).fill('526-025-02-74')
  await page.getByLabel(form.company.invoiceByMail).check()
  await payButton(page, form).click()
  await page.waitForURL(/\/checkout\/demo\//)
  await page.getByRole('button', { name: demo.pay }).click()
  await page.waitForURL(/\/checkout\/success\?/)
  const { files, path } = await receive(email)
  const attached = files?.[0]
  const [year, sequence] = /^Faktura-DEMO-FV-(\d{4})-(\d{6})\.pdf$/.exec(attached?.filename ?? '')?.slice(1) ?? []
  const number = `DEMO/FV/${year}/${sequence}`
  await page.goto(`${program.origin}${path}`)
  const file = await saved(page, () => page.getByRole('link', { name: order.invoice(number) }).click())
  expect(file.name).toBe(attached?.filename)
  expect(file.content.equals(Buffer.from(attached?.content as ArrayBuffer))).toBe(true)
  const text = await textIn(file.content)
  for (const part of [number, 'Bistro Morze sp. z o.o.', '5260250274', '1234563218']) expect(text).toContain(part)
})

test('a person asks for an invoice on the page of the order, by keyboard, and the focus is on it then', async () => {
  const { order } = await wordsIn('pl')
  const { files, path } = await buy()
  expect(files?.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^Regulamin-/)])
  const page = await visit(`${program.origin}${path}`)
  await page.getByText(order.noTaxNumber).waitFor()
  await page.getByRole('button', { name: order.ask }).focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: /^Faktura DEMO\/FV/ })
  await link.waitFor()
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
  const { content } = await saved(page, () => page.keyboard.press('Enter'))
  expect(await textIn(content)).toContain('Maria')
})

test('the administrator issues an invoice, gives money back, and takes both documents and the month’s table, which has no trials', async () => {
  await buy()
  const [{ id }] = await panel.asAdmin<[{ id: number }]>('GET', '/api/admin/orders?limit=1')
  const page = await panel.open(`tab=orders&order=${id}`)
  const documents = section(page, 'Dokumenty')
  await documents.getByText('Osoba prywatna').waitFor()
  await button(page, 'Wystaw fakturę').click()
  const question = page.getByRole('alertdialog', { name: 'Wystawić fakturę?' })
  // Whom it is for, how much and of when, before a number is taken.
  expect(await question.textContent()).toMatch(
    new RegExp(
      `${maria.firstName}.*bez NIP.*${maria.address}.*${maria.postalCode}.*zł brutto.*z datą \\d\\d?\\.\\d\\d\\.\\d{4}`,
    ),
  )
  expect(await documents.getByRole('link').count()).toBe(0)
  await question.getByRole('button', { name: 'Wystaw', exact: true }).click()
  await said(page, 'Wystawiono fakturę')
  const invoice = documents.getByRole('link', { name: /^Faktura DEMO\/FV/ })
  const { name } = await saved(page, () => invoice.click())
  expect(name).toMatch(/^Faktura-DEMO-FV-\d{4}-\d{6}\.pdf$/)
  await panel.asAdmin('POST', `/api/admin/orders/${id}/refunds`, { amount: '10' })
  await page.reload()
  const correction = documents.getByRole('link', { name: /^Korekta DEMO\/FK/ })
  const file = await saved(page, () => correction.click())
  expect(file.name).toMatch(/^Faktura-korygujaca-DEMO-FK-/)
  expect(await textIn(file.content)).toContain('−10,00')
  await page.goto(`${program.origin}/admin?tab=invoices`)
  await page.getByRole('table', { name: /^Dokumenty/ }).waitFor()
  await page.getByRole('link', { name: /^DEMO\/FK\// }).waitFor()
  const table = await saved(page, () => page.getByRole('button', { name: /^Eksportuj CSV/ }).click())
  expect(table.name).toMatch(/^faktury-\d{4}-\d\d-.*\.csv$/)
  // What was paid in the demonstration is no sale: the panel shows it, and no accountant has it.
  await page.getByText('Dokumentów próbnych (DEMO) nie ma').waitFor()
  expect(readCsv(table.content.toString('utf8').replace(/^\uFEFF/, '')).map(([, kind]) => kind)).toEqual(['Rodzaj'])
})
