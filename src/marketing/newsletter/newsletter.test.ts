import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { race } from '../../../tests/support/race.ts'
import { emailsAsSent } from '../../../tests/support/sent-emails.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { uiTexts } from '../../ui/texts.ts'
import { createContact } from '../contacts/create-contact.server.ts'
import { unsubscribe } from '../unsubscribe.server.ts'
import { sendNewsletterLink } from './ask-for-newsletter.server.ts'
import { marketingTexts } from '../texts.ts'

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
})
const ask = (shop: TestShop, email: string, more: Record<string, string> = {}) =>
  shop.call('POST', '/api/newsletter?lang=pl', { body: { email, page: '/', ...more } })

/** Does what was asked for, as a worker would, and gives the links of all letters so far. */
async function links(shop: TestShop): Promise<string[]> {
  const { rows } = await shop.database.execute<{ id: string; data: Parameters<typeof sendNewsletterLink.perform>[1] }>(
    sql`delete from pgboss.job where name = ${sendNewsletterLink.name} returning id, data`,
  )
  for (const { data } of rows) {
    const perform = () => sendNewsletterLink.perform({ database: shop.database } as never, data, {} as never)
    await perform()
    // A worker that died meanwhile has it done again.
    await perform()
  }
  const letters = await emailsAsSent(shop.database, 'newsletter-link')
  return letters.map(({ plain }) => /\/newsletter\/[\w-]{43}/.exec(plain)?.[0] ?? '')
}
const confirm = (shop: TestShop, link = '') => fetch(`${shop.origin}${link}?lang=pl`, { method: 'POST' })
const stateOf = async (shop: TestShop, link = '') =>
  ((await (await shop.call('GET', `/api${link}`)).json()) as { state?: string; code?: string }) ?? {}
const readers = async (shop: TestShop) =>
  (await (await shop.callAsAdmin('GET', '/api/admin/marketing/readers')).json()) as { id: string; email: string }[]

test('only who presses the button behind the link gets the newsletter; the words and the page are kept as proof, whatever asks looks alike, and the partner offer goes to none of them; a plain form does, too', async () => {
  const shop = await openTestShop()
  expect((await ask(shop, 'ewa@example.com', { page: `/order/${'x'.repeat(43)}` })).status).toBe(204)
  expect((await ask(shop, 'bot@example.com', { website: 'https://spam.example.com' })).status).toBe(204)
  expect((await ask(shop, 'ewa')).status).toBe(422)
  const [link] = await links(shop)
  // A mail scanner looks, and a page shows the question.
  const looked = await fetch(`${shop.origin}${link}?lang=pl`)
  expect(await looked.text()).toContain((await marketingTexts.load('pl')).newsletterLink.question.heading)
  expect(await stateOf(shop, link)).toEqual({ state: 'waiting' })
  expect(await readers(shop)).toEqual([])
  const confirmed = await confirm(shop, link)
  expect(await confirmed.text()).toContain((await marketingTexts.load('pl')).newsletterLink.done.heading)
  expect(await readers(shop)).toMatchObject([{ email: 'ewa@example.com', language: 'pl', askedOn: '/order/…' }])
  const { rows } = await shop.database.execute(sql`select shown_text as text from newsletter_subscriptions`)
  expect(rows).toEqual([{ text: (await uiTexts.load('pl')).newsletter.consent }])
  expect(await emailsAsSent(shop.database, 'newsletter-welcome')).toHaveLength(1)

  // Known or not, the answer is the same; a reader gets no second letter.
  expect((await ask(shop, 'EWA@example.com')).status).toBe(204)
  expect(await links(shop)).toHaveLength(1)
  expect((await confirm(shop, '/newsletter/unknown')).status).toBe(404)
  expect(await (await shop.callAsAdmin('GET', '/api/admin/marketing/contacts')).json()).toEqual([])
  const offer = await shop.callAsAdmin('POST', '/api/admin/marketing/send-bulk-email', { body: {} })
  expect(offer.status).toBe(422)

  // Without JavaScript a page says what comes next, or what is wrong.
  const { asked, faulty } = (await marketingTexts.load('de')).newsletter
  for (const [email, state, said] of [
    ['ola@example.com', 'asked', asked],
    ['ola', 'faulty', faulty],
  ] as const) {
    const answer = await fetch(`${shop.origin}/newsletter?lang=de`, form({ email, page: '/store', website: '' }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/newsletter?state=${state}&lang=de`])
    expect(await (await fetch(`${shop.origin}${answer.headers.get('Location')}`)).text()).toContain(said)
  }
  expect(await links(shop)).toHaveLength(2)
  for (let place = 0; place < 6; place += 1) await ask(shop, 'ola@example.com')
  expect((await ask(shop, 'ola@example.com')).status).toBe(429)
})

test('two links of one address that are pressed at once make one reader and one letter', async () => {
  const shop = await openTestShop()
  await ask(shop, 'ewa@example.com')
  await ask(shop, 'Ewa@example.com')
  const pressed = await links(shop)
  expect(pressed).toHaveLength(2)
  const answers = await race(
    shop.database,
    sql`select from newsletter_subscriptions for update`,
    pressed.map((link) => () => confirm(shop, link)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await readers(shop)).toHaveLength(1)
  expect(await emailsAsSent(shop.database, 'newsletter-welcome')).toHaveLength(1)
})

test('who unsubscribes by any letter, or asks the office, gets it no more, and comes back only by another confirmation; contacts stay as they are', async () => {
  const shop = await openTestShop()
  await createContact(shop.database, { id: 1, username: 'admin' } as never, {
    businessName: 'Bistro',
    emailAddress: 'ewa@example.com',
    contactPerson: null,
    businessType: 'restaurant',
    isActive: true,
    consent: null,
  })
  const subscribe = async () => {
    await ask(shop, 'ewa@example.com')
    const link = (await links(shop)).at(-1)
    await confirm(shop, link)
    return link
  }
  const first = await subscribe()
  const csv = await (await shop.callAsAdmin('GET', '/api/admin/marketing/readers/export')).text()
  const wayOut = /\/unsubscribe\/([\w-]{43})\?lang=pl/.exec(csv)?.[1] ?? ''
  expect(csv).toContain('ewa@example.com;pl;/;')
  await unsubscribe(shop.database, wayOut, 'page')
  expect(await readers(shop)).toEqual([])
  expect(await stateOf(shop, first)).toEqual({ state: 'left' })
  await confirm(shop, first)
  expect(await readers(shop)).toEqual([])

  await subscribe()
  const [again] = await readers(shop)
  // The same way out works again, although the address has been on the list of those who left all the time.
  expect(await (await shop.call('GET', `/api/unsubscribe/${wayOut}`)).json()).toEqual({ isUnsubscribed: false })
  const contacts = await (await shop.callAsAdmin('GET', '/api/admin/marketing/contacts')).json()
  expect(contacts).toMatchObject([{ standing: 'unsubscribed' }])
  expect((await shop.callAsAdmin('DELETE', `/api/admin/marketing/readers/${again?.id}`)).status).toBe(204)
  expect((await shop.callAsAdmin('DELETE', `/api/admin/marketing/readers/${again?.id}`)).status).toBe(404)
  expect(await readers(shop)).toEqual([])
})
