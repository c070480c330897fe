import { eq, sql } from 'drizzle-orm'
import { changeCampaign } from '../../src/marketing/campaigns/change-campaign.server.ts'
import { campaignRecipients } from '../../src/marketing/campaigns/campaigns.table.ts'
import { changeContact } from '../../src/marketing/contacts/change-contact.server.ts'
import { createContact } from '../../src/marketing/contacts/create-contact.server.ts'
import { recordOutcome, recordRefusal } from '../../src/marketing/campaigns/record-outcome.server.ts'
import { startCampaign } from '../../src/marketing/campaigns/start-campaign.server.ts'
import { unsubscribe } from '../../src/marketing/unsubscribe.server.ts'
import { createUnsubscribeLinks } from '../../src/mail/unsubscribe/unsubscribe-links.server.ts'
import type { BusinessType } from '../../src/marketing/contacts/marketing-contact.ts'
import { at, live } from './time-travel.ts'
import type { Person } from './people.ts'
import { ago, days, hours, later, minutes, unwrap, type Year } from './year.ts'

const places: [name: string, type: BusinessType][] = [
  ['Karczma', 'restaurant'],
  ['Hotel', 'hotel'],
  ['Bistro', 'restaurant'],
  ['Restauracja', 'restaurant'],
  ['Pensjonat', 'hotel'],
  ['Gasthof', 'hotel'],
  ['Auberge', 'restaurant'],
  ['Piekarnia', 'other'],
  ['Catering', 'catering'],
]

/** Businesses that the office has got to know: some agreed to letters, some left, one isn't written to any more. */
export async function gatherContacts(year: Year, people: Person[]): Promise<void> {
  const { chance } = year
  for (const [place, { firstName, lastName, email }] of people.entries()) {
    const begins = ago(year, days(330 - place * 6))
    const [name, businessType] = places[place % places.length] as (typeof places)[number]
    await live(year, begins, async function* lives(within) {
      const { database, by } = within
      const draft = {
        businessName: `${name} ${lastName}`,
        emailAddress: `kuchnia.${email}`,
        contactPerson: chance.isSo(0.7) ? `${firstName} ${lastName}` : null,
        businessType,
        isActive: true,
        consent: place % 4 === 1 ? null : 'Wizytówka z targów w Poznaniu, z dopiskiem „proszę o ofertę”',
      }
      const { id } = unwrap(await createContact(database, by, draft))
      yield later(begins, days(20))
      if (place % 9 === 4) await leave(within, draft.emailAddress)
      if (place % 13 === 7) unwrap(await changeContact(database, by, id, { isActive: false }))
    })
  }
}

async function leave({ database }: Year, address: string): Promise<void> {
  const [path = ''] = await createUnsubscribeLinks(database, [address], 'pl')
  unwrap(await unsubscribe(database, new URL(path, 'http://within').pathname.split('/').at(-1) as string, 'page'))
}

/** One offer went to everybody in spring; another one rests half-way, since the office wants to look at it again. */
export async function sendOffers(year: Year): Promise<void> {
  const start = async ({ database, by }: Year, key: string) =>
    unwrap(await startCampaign(database, by, { key })).campaignId
  const begins = ago(year, days(40))
  await live(year, begins, async function* wholly(within) {
    const id = await start(within, 'filled shop, the first')
    yield later(begins, minutes(12))
    await send(within, id, 1)
  })
  await at(year, ago(year, hours(26)), async (within) => {
    const id = await start(within, 'filled shop, the second')
    await send(within, id, 0.5)
    unwrap(await changeCampaign(within.database, within.by, id, 'paused'))
  })
}

/** What becomes of this share of those who are to get it: of twenty, one has a mailbox no more. */
async function send({ database, log }: Year, campaignId: number, share: number): Promise<void> {
  const { rows } = await database.execute<{ id: string; address: string }>(sql`
    select recipients.id, email_address as address from ${campaignRecipients} as recipients
    join marketing_contacts as contacts on contacts.id = contact_id
    where ${eq(sql`campaign_id`, campaignId)} and state = 'waiting' order by contacts.id`)
  for (const [place, recipient] of rows.slice(0, Math.round(rows.length * share)).entries()) {
    const due = { ...recipient, campaignId, unsubscribePath: null }
    const refusal = { kind: 'recipient', isAtRecipient: true, words: '550 5.1.1 No such mailbox' } as const
    if (place % 20 === 11) await recordRefusal(database, log, due, refusal)
    else await recordOutcome(database, due, { state: 'sent', wasTried: true })
  }
}
