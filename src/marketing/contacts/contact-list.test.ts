import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addManyContacts } from '../../../tests/support/many-contacts.ts'
import { openFilled } from '../../../tests/support/plans.ts'
import { openReadyDatabase } from '../../../tests/support/job-runner.ts'
import { hashOfAddress } from '../../mail/unsubscribe/suppression.server.ts'
import { listContactIds, listContacts } from './list-contacts.server.ts'
import type { ContactFilter, MarketingContact } from './marketing-contact.ts'
import { amount } from '../../../tests/support/release.ts'

/** A database with so many contacts. */
const openWith = (count: number) => openFilled((client) => addManyContacts(client, count))

let many: Awaited<ReturnType<typeof openWith>>
beforeAll(async () => {
  many = await openWith(20_000)
  return many.close
})

const standings = ['receives', 'inactive', 'unsubscribed', 'bounced', 'withoutConsent'] as const
const filters: ContactFilter[] = [{}, ...standings.map((standing) => ({ standing }))]
const words = ['a', 'ow', 'xq', '%', '_', '\\', '@', 'zając', 'żeglarska tawerna', 'example.com', '123', 'zzzz', 'na k']

test('no list is found by reading through the contacts themselves, whatever is asked for', async () => {
  for (const filter of filters) {
    for (const search of ['', ...words]) {
      const asked = { ...filter, search }
      const plans = [
        ...(await many.plansOf((database) => listContacts(database, { page: 1, limit: 100, ...asked }))),
        ...(await many.plansOf((database) => listContactIds(database, asked))),
      ]
      expect(plans.length, JSON.stringify(asked)).toBeGreaterThan(3)
      for (const { scans } of plans) expect(scans.join(), JSON.stringify(asked)).not.toMatch(/Seq Scan/)
    }
  }
})

test('a page reads at most three times as much among 20,000 contacts as among 200, the last page too', async () => {
  const few = await openWith(200)
  onTestFinished(few.close)
  /** All but the counting. Ten contacts are ten ways down an index, which has a storey more among many. */
  const costOf = async ({ plansOf }: typeof many, filter: ContactFilter, page: number) => {
    const plans = await plansOf((database) => listContacts(database, { page, limit: 10, ...filter }))
    const ofRows = plans.filter(({ statement }) => !statement.includes('count('))
    expect(ofRows.length).toBeGreaterThan(1)
    return ofRows.reduce((total, { buffers }) => total + buffers, 0)
  }
  const asked: [ContactFilter, number, number][] = [
    [{}, 1, 1],
    [{}, 2, 2],
    [{}, 20, 2_000],
    [{ standing: 'receives' }, 1, 1],
    [{ standing: 'withoutConsent' }, 1, 1],
  ]
  for (const [filter, pageOfFew, pageOfMany] of asked) {
    const [ofFew, ofMany] = [await costOf(few, filter, pageOfFew), await costOf(many, filter, pageOfMany)]
    expect(ofMany / ofFew, JSON.stringify([filter, ofFew, ofMany])).toBeLessThanOrEqual(3)
  }
})

describe('count, page and numbers', () => {
  test('are those of a plain look through all contacts, for any search, filter and page', async () => {
    const { database } = many
    await database.execute(sql`
      insert into marketing_contacts (business_name, email_address, contact_person) values
        ('ŻÓŁĆ', 'Odd@Example.com', 'Ąę_100%'), ('Back\\slash', 'under_score@example.com', null), ('O''Brien "; drop', 'x+y@example.com', 'von %')`)
    const all = await listEverything()
    const odd = all.find(({ businessName }) => businessName === 'ŻÓŁĆ')
    expect(odd).toMatchObject({ standing: 'receives', consent: null, bounce: null })
    const texts = all.map(({ businessName, emailAddress, contactPerson }) =>
      [businessName, emailAddress, contactPerson ?? ''].map((text) => text.toLowerCase()),
    )
    const isIn: Record<(typeof standings)[number], (contact: MarketingContact) => boolean> = {
      receives: ({ standing }) => standing === 'receives',
      inactive: ({ standing }) => standing === 'inactive',
      unsubscribed: ({ standing }) => standing === 'unsubscribed',
      bounced: ({ bounce }) => bounce !== null,
      withoutConsent: ({ consent }) => consent === null,
    }
    for (const standing of standings) expect(all.some(isIn[standing])).toBe(true)
    const piece = fc
      .tuple(fc.nat(all.length - 1), fc.nat(2), fc.nat(40), fc.integer({ min: 1, max: 12 }))
      .map(([place, field, from, length]) => {
        const text = texts[place]?.[field] || 'a'
        return text.slice(from % text.length, (from % text.length) + length)
      })
    const made = fc.string({ unit: fc.constantFrom(...'abkow ŻółĆ%_\\.@-019\n'), minLength: 1, maxLength: 4 })
    const search = fc.oneof(
      piece,
      piece.map((text) => text.toUpperCase()),
      fc.tuple(piece, piece).map(([one, other]) => `${one}${other}`),
      made,
    )
    const asked = fc.record({
      search: fc.option(
        search.map((text) => text.trim()),
        { nil: undefined },
      ),
      standing: fc.option(fc.constantFrom(...standings), { nil: undefined }),
      page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 2_200 }), fc.integer({ min: 1, max: 20 })),
      limit: fc.constantFrom(1, 10, 100, 17),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ page, limit, search: wanted, standing }) => {
        const inSmallLetters = wanted?.toLowerCase() ?? ''
        const expected = all.filter(
          (contact, place) =>
            (texts[place] ?? []).some((text) => text.includes(inSmallLetters)) &&
            (standing === undefined || isIn[standing](contact)),
        )
        const { total, contacts } = await listContacts(database, { page, limit, search: wanted, standing })
        expect(total).toBe(expected.length)
        expect(contacts).toEqual(expected.slice((page - 1) * limit, page * limit))
        const ids = await listContactIds(database, { search: wanted, standing })
        expect(ids).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: amount(40, 120) },
    )
  })

  /** As the pages without any filter give them; that each tells what is so is asked of the tables. */
  async function listEverything() {
    const pages = []
    for (let page = 1; page <= 41; page += 1) pages.push(await listContacts(many.database, { page, limit: 500 }))
    const all = pages.flatMap(({ contacts }) => contacts)
    const { rows } = await many.database.execute(sql`
      select id, (select shown_text from newsletter_consents where contact_id = contact.id order by id desc limit 1) as text,
        case when contact.id in (select c.id from marketing_contacts c join suppressed_addresses s
          on s.address_hash = sha256(convert_to(lower(c.email_address collate "C"), 'UTF8'))) then 'unsubscribed'
          when is_active then 'receives' else 'inactive' end as standing
      from marketing_contacts contact order by id desc`)
    expect(all.map(({ id, consent, standing }) => ({ id, text: consent?.text ?? null, standing }))).toEqual(rows)
    expect(all).toHaveLength(20_003)
    return all
  }
})

test('a contact bears the hash by which the list of those who left knows its address, whatever the address is', async () => {
  const { database } = await openReadyDatabase()
  const odd = fc.string({ unit: fc.constantFrom(...'aZżŁ\\x0\'"@.💌é7'), maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(odd, async (address) => {
      await database.execute(sql`delete from marketing_contacts`)
      const { rows } = await database.execute(sql`
        insert into marketing_contacts (business_name, email_address) values ('Bistro', ${address})
        returning address_hash = ${hashOfAddress(address)} as "isThis"`)
      expect(rows).toEqual([{ isThis: true }])
    }),
    { numRuns: 200, examples: [['\\x41@example.com'], ['\\'], ['a\\000b'], ['Ż@EXAMPLE.com']] },
  )
})
