import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { latestUnsubscribeLink, writeNewsletter } from '../../tests/support/newsletters.ts'
import { openReadyDatabase } from '../../tests/support/job-runner.ts'
import type { Database } from '../server/database/database.ts'
import { businessTypes } from './contacts/marketing-contact.ts'
import { marketingContacts, newsletterConsents } from './contacts/marketing-contacts.table.ts'
import { subscribe } from './subscribe.server.ts'
import { unsubscribe } from './unsubscribe.server.ts'

const joining = {
  emailAddress: 'anna@example.com',
  businessName: 'Anna Nowak',
  contactPerson: 'Anna Nowak',
  businessType: 'other',
  language: 'pl',
  where: 'join chef',
  text: 'Dołączając, zapisują się Państwo na newsletter.',
} as const

const contactsOf = (database: Database) => database.select().from(marketingContacts).orderBy(asc(marketingContacts.id))
const consentsOf = (database: Database) =>
  database.select().from(newsletterConsents).orderBy(asc(newsletterConsents.id))

describe('subscribing', () => {
  test('a contact that the administrator took off the list doesn’t put it back', async () => {
    const { database } = await openReadyDatabase()
    await subscribe(database, joining)
    await database.update(marketingContacts).set({ isActive: false })
    expect(await subscribe(database, joining)).toEqual({ getsNewsletters: false })
    expect(await contactsOf(database)).toMatchObject([{ isActive: false }])
  })

  test('adds an active contact, with when, where, in which language and to which words it was agreed', async () => {
    const { database } = await openReadyDatabase()
    expect(await database.transaction((transaction) => subscribe(transaction, joining))).toEqual({
      getsNewsletters: true,
    })
    const [contact, ...others] = await contactsOf(database)
    expect(others).toEqual([])
    expect(contact).toMatchObject({
      businessName: 'Anna Nowak',
      emailAddress: 'anna@example.com',
      contactPerson: 'Anna Nowak',
      businessType: 'other',
      isActive: true,
    })
    const [consent] = await consentsOf(database)
    expect(consent).toEqual({
      id: expect.any(Number),
      contactId: contact?.id,
      givenAt: expect.toSatisfy((moment: Date) => Math.abs(Date.now() - moment.getTime()) < 60_000),
      givenOn: 'join chef',
      language: 'pl',
      shownText: joining.text,
    })
  })

  test('keeps a contact that is there as it is, however its address is written, and adds the evidence', async () => {
    const { database } = await openReadyDatabase()
    await subscribe(database, joining)
    await database.update(marketingContacts).set({ isActive: false })
    const before = await contactsOf(database)
    const again = {
      ...joining,
      emailAddress: 'ANNA@Example.com',
      businessName: 'Hotel',
      businessType: 'hotel',
    } as const
    await subscribe(database, { ...again, contactPerson: null, language: 'en', where: 'join restaurant' })
    expect(await contactsOf(database)).toEqual(before)
    expect(await consentsOf(database)).toMatchObject([
      { givenOn: 'join chef', language: 'pl' },
      { givenOn: 'join restaurant', language: 'en' },
    ])
  })

  test('does not put an address back that left the list: anybody can type it into a form', async () => {
    const { database } = await openReadyDatabase()
    await subscribe(database, joining)
    await writeNewsletter(database, joining.emailAddress)
    await unsubscribe(database, (await latestUnsubscribeLink(database)).token, 'one-click')
    expect(await subscribe(database, { ...joining, emailAddress: 'Anna@example.com' })).toEqual({
      getsNewsletters: false,
    })
    expect(await writeNewsletter(database, joining.emailAddress)).toBe(false)
  })

  test('in a transaction that fails leaves nothing', async () => {
    const { database } = await openReadyDatabase()
    const failed = database.transaction(async (transaction) => {
      await subscribe(transaction, joining)
      throw new Error('no member after all')
    })
    await expect(failed).rejects.toThrow('no member')
    expect([await contactsOf(database), await consentsOf(database)]).toEqual([[], []])
  })

  test('takes every kind of business, and the database takes no other', async () => {
    const { database } = await openReadyDatabase()
    for (const businessType of businessTypes) {
      await subscribe(database, { ...joining, businessType, emailAddress: `${businessType}@example.com` })
    }
    expect((await contactsOf(database)).map(({ businessType }) => businessType)).toEqual(businessTypes)
    await expect(database.execute(sql`update marketing_contacts set business_type = 'shop'`)).rejects.toThrow('shop')
  })
})

describe('two who subscribe the same address at once', () => {
  /** Both have done their part before either transaction ends, if the database lets them. */
  async function atOnce(database: Database, work: (transaction: Database, address: string) => Promise<unknown>) {
    const firstIsDone = Promise.withResolvers<void>()
    const secondHasBegun = Promise.withResolvers<void>()
    let secondHasDone = false
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    const first = database.transaction(async (transaction) => {
      await work(transaction, 'anna@example.com')
      firstIsDone.resolve()
      await secondHasBegun.promise
      await expect.poll(async () => secondHasDone || (await database.execute(waiting)).rowCount === 1).toBe(true)
    })
    const second = database.transaction(async (transaction) => {
      await firstIsDone.promise
      secondHasBegun.resolve()
      await work(transaction, 'Anna@Example.com')
      secondHasDone = true
    })
    await Promise.all([first, second])
    return (await contactsOf(database)).length
  }

  test('make one contact with the evidence of both', async () => {
    const { database } = await openReadyDatabase()
    const count = await atOnce(database, (transaction, emailAddress) =>
      subscribe(transaction, { ...joining, emailAddress }),
    )
    expect([count, (await consentsOf(database)).length]).toEqual([1, 2])
  })

  test('would make two by looking first, without the unique index: so this test can see the race', async () => {
    const { database } = await openReadyDatabase()
    await database.execute(sql`drop index marketing_contacts_address`)
    const count = await atOnce(database, async (transaction, emailAddress) => {
      const isThis = eq(sql`lower(${marketingContacts.emailAddress})`, emailAddress.toLowerCase())
      const found = await transaction.select().from(marketingContacts).where(isThis)
      if (found.length === 0) await transaction.insert(marketingContacts).values({ ...joining, emailAddress })
    })
    expect(count).toBe(2)
  })

  test('make one contact of twenty, too', async () => {
    const { database } = await openReadyDatabase()
    await Promise.all(
      Array.from({ length: 20 }, () => database.transaction((transaction) => subscribe(transaction, joining))),
    )
    expect([(await contactsOf(database)).length, (await consentsOf(database)).length]).toEqual([1, 20])
  })
})
