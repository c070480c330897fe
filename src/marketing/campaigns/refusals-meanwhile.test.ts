import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addContacts, sendOffer, wrongFigures } from '../../../tests/support/campaigns.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { describeRefusal } from '../../mail/refusal.server.ts'
import { createLog } from '../../server/log.ts'
import { takeDue, type DueRecipient } from './due-recipients.server.ts'
import { recordRefusal } from './record-outcome.server.ts'

const gone = { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 Jan Nowak is no user here' }
const silent = createLog('silent')

/** What happens to a contact while the message to it is on its way, and the server refuses it then. */
async function refuseAfter(change: (shop: TestShop) => Promise<unknown>, error: object = gone): Promise<TestShop> {
  const shop = await openTestShop()
  await addContacts(shop.database, 1)
  await sendOffer(shop)
  const [recipient] = await takeDue(shop.database, 1)
  await change(shop)
  await recordRefusal(shop.database, silent, recipient as DueRecipient, describeRefusal(error))
  expect(await wrongFigures(shop.database)).toEqual([])
  return shop
}

const rowOf = async ({ database }: TestShop, statement: ReturnType<typeof sql>) =>
  (await database.execute(statement)).rows[0]
const recipient = sql`select state, reason, detail from campaign_recipients`

test('an address that was refused says nothing of the one that its contact has by then', async () => {
  const body = { emailAddress: 'right@example.com' }
  const shop = await refuseAfter(({ callAsAdmin }) => callAsAdmin('PUT', '/api/admin/marketing/contacts/1', { body }))
  expect(await rowOf(shop, sql`select is_active, bounced_at, bounce_reason from marketing_contacts`)).toEqual({
    is_active: true,
    bounced_at: null,
    bounce_reason: null,
  })
  expect(await rowOf(shop, recipient)).toMatchObject({ state: 'failed', reason: 'refused' })
})

test('the same address in other capitals keeps what was said of it', async () => {
  const body = { emailAddress: 'Contact1@Example.com' }
  const shop = await refuseAfter(({ callAsAdmin }) => callAsAdmin('PUT', '/api/admin/marketing/contacts/1', { body }))
  expect(await rowOf(shop, sql`select is_active from marketing_contacts`)).toEqual({ is_active: false })
})

test('of a contact that was deleted meanwhile, nothing is kept of what the server says', async () => {
  const shop = await refuseAfter(({ callAsAdmin }) => callAsAdmin('DELETE', '/api/admin/marketing/contacts/1'))
  expect(await rowOf(shop, recipient)).toEqual({ state: 'failed', reason: 'refused', detail: null })
})

test('a server that answers with signs which no text can hold is noted like any other', async () => {
  const shop = await refuseAfter(async () => {}, { ...gone, response: '550 5.1.1 no\0such\u001B[31muser' })
  expect(await rowOf(shop, recipient)).toMatchObject({ state: 'failed', detail: '550 5.1.1 no such [31muser' })
})
