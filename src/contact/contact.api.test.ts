import { fieldProblems } from '../schemas/field-problems.server.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { languages, type Language } from '../kernel/language.ts'
import { mails } from '../mail/mails.table.ts'
import { contactMessages } from './contact-messages.table.ts'

const written = {
  name: 'Anna Nowak',
  email: 'anna@example.com',
  message: 'Dzień dobry!\nCzy wysyłają Państwo do Gdyni?',
}

const write = (shop: TestShop, body: unknown = written, language: Language = 'pl') =>
  shop.call('POST', `/api/contact?lang=${language}`, { body })

const kept = ({ database }: TestShop) =>
  database
    .select({
      name: contactMessages.name,
      email: contactMessages.email,
      message: contactMessages.message,
      language: contactMessages.language,
    })
    .from(contactMessages)

describe('a message', () => {
  test('is kept, answered with what was sent, and told to the office in its language with the way to answer', async () => {
    const shop = await openTestShop()
    const answer = await write(shop, { ...written, language: 'de' })
    expect([answer.status, await answer.json()]).toEqual([201, { ...written, language: 'de' }])
    expect(await kept(shop)).toEqual([{ ...written, language: 'de' }])
    expect(await shop.database.select().from(mails)).toMatchObject([
      {
        kind: 'contact',
        recipient: null,
        replyTo: 'anna@example.com',
        replyToName: 'Anna Nowak',
        language: 'pl',
        subject: 'Wiadomość od: Anna Nowak',
        plain: expect.stringContaining(written.message),
      },
    ])
  })

  test.for(languages)('without a language has the one of the request: %s', async (language) => {
    const shop = await openTestShop()
    expect(await (await write(shop, written, language)).json()).toEqual({ ...written, language })
    expect(await kept(shop)).toMatchObject([{ language }])
  })

  test('is kept as it was typed, without what can’t be shown and without other fields', async () => {
    const shop = await openTestShop()
    const typed = {
      name: '  Anna\r\nBcc: all@example.com\u0000 ',
      email: ' anna@example.com ',
      message: ' eins\r\nzwei\u0000\u0007\ud800\n\n  drei 🧂 ',
      isAdmin: true,
    }
    expect(await (await write(shop, typed)).json()).toEqual({
      name: 'Anna Bcc: all@example.com',
      email: 'anna@example.com',
      message: 'eins\nzwei\ufffd\n\n  drei 🧂',
      language: 'pl',
    })
  })

  test('that can’t be told to the office is not kept either', async () => {
    const shop = await openTestShop()
    await shop.database.execute(sql`alter table mails rename to mails_away`)
    expect((await write(shop)).status).toBe(500)
    expect(await kept(shop)).toEqual([])
  })
})

describe('what is missing or wrong is said at its field', () => {
  test.for(languages)('in %s', async (language) => {
    const shop = await openTestShop()
    const { required, email, too_long } = fieldProblems[language]
    const answer = await write(shop, { name: ' ', email: '', message: '\n' }, language)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: { name: required, email: required, message: required } })
    const tooMuch = { name: 'a'.repeat(101), email: 'anna@', message: 'a'.repeat(20_001) }
    expect(await (await write(shop, tooMuch, language)).json()).toMatchObject({
      code: 'invalid',
      fields: { name: too_long('100'), email, message: too_long('20000') },
    })
    expect(await kept(shop)).toEqual([])
  })

  test.for([
    [{ name: undefined }, ['name']],
    [{ name: ['Anna'] }, ['name']],
    [{ email: { address: 'anna@example.com' } }, ['email']],
    [{ message: 5 }, ['message']],
    [{ message: null, name: true }, ['message', 'name']],
    [{ email: 'anna@example.com, boss@example.com' }, ['email']],
    [{ email: 'anna@example.com\r\nBcc: boss@example.com' }, ['email']],
    [{ email: 'Anna <anna@example.com>' }, ['email']],
    [{ email: 'anna@exam\u0000ple.com' }, ['email']],
    [{ email: `anna\ud800@example.com` }, ['email']],
    [{ email: `${'a'.repeat(250)}@example.com` }, ['email']],
    [{ language: 'it' }, ['language']],
    [{ language: ['pl'] }, ['language']],
    [{ subject: ['x'] }, ['subject']],
  ] as const)('%j', async ([change, fields]) => {
    const shop = await openTestShop()
    const answer = await write(shop, { ...written, ...change })
    expect(answer.status).toBe(422)
    const { fields: said } = (await answer.json()) as { fields: Record<string, string> }
    expect(Object.keys(said).toSorted()).toEqual(fields)
    expect(await kept(shop)).toEqual([])
  })

  test('the longest message, name and address pass, of whatever letters', async () => {
    const shop = await openTestShop()
    const longest = { name: '🧂'.repeat(50), email: `${'a'.repeat(64)}@example.com`, message: '漢'.repeat(20_000) }
    expect((await write(shop, longest)).status).toBe(201)
    expect(await kept(shop)).toMatchObject([longest])
  })
})

describe('what is no message at all is refused', () => {
  test.for([['{"name":'], ['[]'], ['"text"'], ['null'], [''], ['[{"name":"a"}]']])('%s', async ([body]) => {
    const shop = await openTestShop()
    expect((await write(shop, body)).status).toBe(400)
  })

  test('another type with 415, too much with 413', async () => {
    const shop = await openTestShop()
    const headers = { 'Content-Type': 'text/plain' }
    expect((await shop.call('POST', '/api/contact', { body: JSON.stringify(written), headers })).status).toBe(415)
    expect((await write(shop, { ...written, message: 'a'.repeat(300_000) })).status).toBe(413)
  })
})

describe('programs that write to everybody', () => {
  test('are caught by the field that nobody sees, and answered like people', async () => {
    const shop = await openTestShop()
    const honest = await write(shop)
    const caught = await write(shop, { ...written, subject: 'Cheap watches' })
    expect([caught.status, await caught.json()]).toEqual([201, await honest.json()])
    expect(await kept(shop)).toHaveLength(1)
    expect(await shop.database.select().from(mails)).toHaveLength(1)
  })

  test('an address sends ten an hour, caught ones among them; mistakes cost nothing; then it is told how long to wait', async () => {
    const shop = await openTestShop({ trustProxy: true })
    const from = (address: string, body: object, language = 'pl') =>
      shop.call('POST', `/api/contact?lang=${language}`, { body, headers: { 'X-Forwarded-For': address } })
    for (let time = 0; time < 12; time += 1)
      expect((await from('192.0.2.1', { ...written, email: 'no' })).status).toBe(422)
    for (let time = 0; time < 10; time += 1) {
      const subject = time % 2 ? 'Watches' : ''
      expect((await from('192.0.2.1', { ...written, subject })).status).toBe(201)
    }
    const eleventh = await from('192.0.2.1', written)
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('Retry-After'))).toSatisfy(
      (seconds: number) => seconds > 3_500 && seconds <= 3_600,
    )
    const sentences = await Promise.all(
      languages.map(async (language) => (await (await from('192.0.2.1', written, language)).json()) as object),
    )
    expect(sentences).toMatchObject([
      { code: 'too_many', message: 'Zbyt wiele prób. Spróbuj ponownie za 60 minut.' },
      { message: 'Too many attempts. Please try again in 60 minutes.' },
      { message: 'Zu viele Versuche. Bitte versuchen Sie es in 60 Minuten erneut.' },
      { message: 'Trop de tentatives. Veuillez réessayer dans 60 minutes.' },
    ])
    expect((await from('192.0.2.2', written)).status).toBe(201)
    expect(await kept(shop)).toHaveLength(6)
  })

  test('of thirty at once no more than ten come through', async () => {
    const shop = await openTestShop()
    const answers = await Promise.all(Array.from({ length: 30 }, () => write(shop)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(await kept(shop)).toHaveLength(10)
  })
})
