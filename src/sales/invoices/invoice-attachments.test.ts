import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../../../tests/support/data-folder.ts'
import { buyAsCompany, checkoutCompany, issuedIn } from '../../../tests/support/invoices.ts'
import { openSmtpServer } from '../../../tests/support/smtp-server.ts'
import { refundsOf } from '../../../tests/support/refunds.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { documentOf } from './read-document.server.ts'
import { documentPdf } from './drawing/document-pdf.server.ts'

const terms = { filename: expect.stringMatching(/^Regulamin-/), mimeType: 'application/pdf' }
/** Pictures belong to the letter's text. */
const filesOf = (email: Email | undefined) =>
  email?.attachments.filter(({ disposition }) => disposition !== 'inline') ?? []
const wanted = { company: { ...checkoutCompany, invoiceByMail: true } }

async function openWithPost() {
  const shop = await openTestShop()
  const office = await openSmtpServer()
  onTestFinished(() => office.close())
  await runJobsOn(shop.databaseUrl, { environment: { SMTP_URL: office.url } })
  const email = async (subject: RegExp) => {
    const found = () => office.delivered.find((mail) => subject.test(mail.subject ?? ''))
    await expect.poll(() => found()?.subject).toBeDefined()
    return found()
  }
  return { shop, office, letter: email }
}

test('who asked for it has the invoice with the confirmation, as it is downloaded, to the byte', async () => {
  const { shop, letter: email } = await openWithPost()
  const { pay } = await buyAsCompany(shop, wanted)
  await pay()
  const confirmation = await email(/^Potwierdzenie/)
  const [invoice] = await issuedIn(shop)
  if (!invoice) throw new Error('nothing was issued')
  expect(filesOf(confirmation)).toMatchObject([
    {
      filename: `Faktura-${invoice.number.replaceAll('/', '-')}.pdf`,
      mimeType: 'application/pdf',
      disposition: 'attachment',
    },
    terms,
  ])
  const content = Buffer.from(filesOf(confirmation)[0]?.content as ArrayBuffer)
  expect(content.equals(await documentPdf(documentOf(invoice)))).toBe(true)
  expect(confirmation?.text).toMatch(/Faktura: w.załączniku \(PDF\)/)
})

test('who didn’t ask has the letter alone; what went back is told with its correction in either case', async () => {
  const { shop, letter: email } = await openWithPost()
  const { pay } = await buyAsCompany(shop)
  await pay()
  expect(filesOf(await email(/^Potwierdzenie/))).toMatchObject([terms])
  const { refunded } = await refundsOf(shop)
  await refunded({ amount: '1,00' })
  const told = await email(/zwr/i)
  expect(filesOf(told)).toMatchObject([{ filename: expect.stringMatching(/^Faktura-korygujaca-DEMO-FK-/) }])
  const pdf = await getDocumentProxy(new Uint8Array(filesOf(told)[0]?.content as ArrayBuffer))
  expect((await extractText(pdf, { mergePages: true })).text).toContain('−1,00')
})

test('a message that is tried again brings its files again', async () => {
  const { shop, office } = await openWithPost()
  office.trouble({ at: 'message', code: 451, saying: 'later' })
  const { pay } = await buyAsCompany(shop, wanted)
  await pay()
  await expect.poll(() => office.begun()).toBeGreaterThan(1)
  office.recover()
  const confirmed = () => office.delivered.find(({ subject }) => subject?.startsWith('Potwierdzenie'))
  await expect.poll(() => filesOf(confirmed()).length).toBe(2)
})

test('without a mail server the file lies in the message that lies in the outbox', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop, wanted)
  await pay()
  const { path: folder, remove } = await createDataFolder()
  onTestFinished(remove)
  await runJobsOn(shop.databaseUrl, { environment: { DATA_DIR: folder } })
  const unsent = sql`select from mails where state <> 'sent'`
  await expect.poll(async () => (await shop.database.execute(unsent)).rowCount).toBe(0)
  const outbox = join(folder, 'outbox')
  const emails = await Promise.all(
    (await readdir(outbox)).map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  )
  const confirmation = emails.find(({ subject }) => subject?.startsWith('Potwierdzenie'))
  expect(filesOf(confirmation).map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^Faktura-DEMO-FV-\d{4}-000001\.pdf$/),
    terms.filename,
  ])
})
