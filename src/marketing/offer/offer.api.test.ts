import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openSmtpServer } from '../../../tests/support/smtp-server.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { mails } from '../../mail/mails.table.ts'
import { siteAddress } from '../../mail/layout/site-address.ts'
import { offerPreview } from '../campaigns/campaign.ts'
import { unsubscribePlaceholder, writeOffer } from './write-offer.server.ts'

const site = 'https://salt.example.com'

const sendTest = (shop: TestShop, body: unknown) =>
  shop.callAsAdmin('POST', '/api/admin/marketing/test-email', { body })

async function openWithOffice() {
  const shop = await openTestShop()
  const office = await openSmtpServer()
  onTestFinished(office.close)
  const environment = { SMTP_URL: office.url, MAIL_FROM: 'Salorge <shop@example.com>', PUBLIC_URL: site }
  await runJobsOn(shop.databaseUrl, { environment })
  return { shop, office }
}

test('the preview is the offer at the address under which the panel is seen, and its way out leads nowhere', async () => {
  const shop = await openTestShop()
  const answer = await shop.callAsAdmin('GET', '/api/admin/marketing/offer')
  expect(answer.status).toBe(200)
  const { subject, content, html } = offerPreview.parse(await answer.json())
  const offer = writeOffer()
  expect([subject, content]).toEqual([offer.subject, offer.content])
  expect(html).toContain(`src="${shop.origin}/mail/`)
  expect(html).toContain('<a href="#"')
  for (const mark of [siteAddress, unsubscribePlaceholder]) expect(html).not.toContain(mark)
})

test('a test is the offer as everybody gets it, with the headers of bulk mail and a way out that works', async () => {
  const { shop, office } = await openWithOffice()
  const answer = await sendTest(shop, { emailAddress: 'chef@example.com' })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { message: 'Wiadomość próbna została wysłana na adres chef@example.com.' },
  ])
  await expect.poll(() => office.delivered.length).toBe(1)
  const [mail] = office.delivered
  const [path = ''] = /\/unsubscribe\/[\w-]{43}\?lang=pl/.exec(mail?.text ?? '') ?? []
  const offer = writeOffer()
  const sentAs = (written: string) => written.replace(unsubscribePlaceholder, path).replaceAll(siteAddress, site)
  expect(mail?.subject).toBe(`[Próba] ${offer.subject}`)
  expect(mail?.to?.map(({ address }) => address)).toEqual(['chef@example.com'])
  expect(mail?.html?.trim()).toBe(sentAs(offer.html).replaceAll(offer.subject, `[Próba] ${offer.subject}`))
  expect(mail?.text?.trim()).toBe(sentAs(offer.plain).trim())
  const header = (name: string) => mail?.headers.filter(({ key }) => key === name).map(({ value }) => value)
  expect(header('list-unsubscribe')).toEqual([`<${site}${path}>`])
  expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
  expect(header('list-id')).toEqual(['"Salorge" <newsletter.example.com>'])
  const noted = () => shop.database.select({ kind: mails.kind, state: mails.state }).from(mails)
  await expect.poll(noted).toEqual([{ kind: 'marketing-test', state: 'sent' }])

  const left = await fetch(`${shop.origin}${path}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(left.status).toBe(200)
  const refused = await sendTest(shop, { emailAddress: 'CHEF@example.com' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'test_address_unsubscribed', fields: { emailAddress: expect.stringContaining('wypisał się') } },
  ])
  expect(await shop.database.select().from(mails)).toHaveLength(1)
  const { rows } = await shop.database.execute(sql`select subject_name from audit_entries`)
  expect(rows).toEqual([{ subject_name: 'marketing-test' }])
})

test('a test without an address goes to the office, wherever a setting says that it reads its mail', async () => {
  const shop = await openTestShop({
    mail: { smtpUrl: undefined, from: 'Salorge <shop@example.com>', office: 'office@example.com' },
    variables: new Set(['MAIL_FROM', 'OFFICE_EMAIL']),
  })
  const answer = await sendTest(shop, {})
  expect(await answer.json()).toEqual({ message: 'Wiadomość próbna została wysłana na adres office@example.com.' })
  expect(await shop.database.select({ recipient: mails.recipient }).from(mails)).toEqual([
    { recipient: 'office@example.com' },
  ])
})

test('a test to what is no address is refused at the field, and nothing is sent', async () => {
  const shop = await openTestShop()
  for (const emailAddress of ['', 'nobody', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b', null, 7]) {
    const answer = await sendTest(shop, { emailAddress })
    expect([emailAddress, answer.status, await answer.json()]).toMatchObject([
      emailAddress,
      422,
      { fields: { emailAddress: 'Nieprawidłowy adres email' } },
    ])
  }
  expect(await shop.database.select().from(mails)).toEqual([])
})
