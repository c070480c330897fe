// In the long matrix because each kill takes a campaign and a start of the program. The gate has a copy that leaves off and another that
// goes on (src/marketing/campaigns/send-campaigns.test.ts).
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendCampaigns } from '../../src/marketing/campaigns/send-campaigns.server.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { actAsAdmin } from '../support/administrator.ts'
import { amount } from '../support/release.ts'
import { addContacts, letPausesPass, wrongFigures } from '../support/campaigns.ts'
import { kill, openKillableShop } from '../support/killable-shop.ts'
import type { FakeSmtpServer } from '../support/smtp-server.ts'
import type { Program } from '../support/program.ts'
import { sql } from 'drizzle-orm'

const [recipients, kills] = [amount(300, 10_000), amount(2, 20)]

const numberIn = (address: string) => Number(/\d+/.exec(address)?.[0])
const isGone = (address: string) => numberIn(address) % 50 === 7
const isBusy = (address: string) => numberIn(address) % 20 === 3
const gone = Array.from({ length: recipients }, (_, index) => `contact${index + 1}@example.com`).filter(isGone).length

async function startCampaign(program: Program): Promise<Response> {
  const { call } = await actAsAdmin(program)
  return call('POST', '/api/admin/marketing/send-bulk-email', {}, { 'Idempotency-Key': 'the-offer' })
}

/** Somewhere in the next part of the campaign. */
async function aWhile(office: FakeSmtpServer): Promise<void> {
  const before = office.begun()
  await expect.poll(() => office.begun(), { timeout: 300_000, interval: 20 }).toBeGreaterThan(before)
  const part = (recipients / kills) * 0.7 * Math.random()
  const timeout = performance.now() + 20_000
  while (office.begun() < before + part && performance.now() < timeout) await setTimeout(5)
  await setTimeout(Math.random() * 20)
}

test(
  `kill -9 while ${recipients} get a message, ${kills} times: nobody is missing, and each kill repeats one at most`,
  async () => {
    const { database, office, start } = await openKillableShop({
      BULK_MAILS_PER_SECOND: '1000',
    })
    office.judge((address, earlier) => {
      if (isGone(address)) return { at: 'recipient', code: 550, saying: '5.1.1 no such mailbox' }
      return isBusy(address) && earlier === 0 ? { at: 'recipient', code: 451, saying: '4.3.0 busy' } : undefined
    })

    let program = await start()
    await addContacts(database, recipients)
    expect(await (await startCampaign(program)).json()).toMatchObject({ successCount: recipients, errorCount: 0 })
    const begin = performance.now()
    for (let round = 0; round < kills; round += 1) {
      await aWhile(office)
      await kill(program)
      program = await start()
      // Whoever pressed the button and got no answer presses it again.
      expect(await (await startCampaign(program)).json()).toMatchObject({ successCount: recipients, campaignId: 1 })
    }
    const campaign = async () => (await database.execute(sql`select * from campaigns`)).rows
    await expect
      .poll(
        async () => {
          await letPausesPass(database)
          await enqueue(database, sendCampaigns, {})
          return campaign()
        },
        { timeout: recipients * 1_000, interval: 500 },
      )
      .toMatchObject([{ state: 'done', sent_count: recipients - gone, failed_count: gone, skipped_count: 0 }])
    const seconds = (performance.now() - begin) / 1_000

    expect(await wrongFigures(database)).toEqual([])
    const arrived = Map.groupBy(office.delivered, ({ to }) => to?.[0]?.address ?? '')
    const missing = await database.execute<{ address: string }>(sql`
      select email_address as address from marketing_contacts where is_active`)
    expect(missing.rows.filter(({ address }) => !arrived.has(address))).toEqual([])
    expect(arrived.size).toBe(recipients - gone)
    // Recognisable in the mailbox: a message that comes twice has one name.
    for (const [, mails] of arrived) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    const doubles = office.delivered.length - arrived.size
    process.stdout.write(`${recipients} recipients, ${kills} kills, ${doubles} doubles, ${seconds.toFixed(0)} s\n`)
    expect(doubles).toBeLessThanOrEqual(kills)
    expect(await program.stop()).toBe(0)
  },
  600_000 + recipients * 1_000,
)
