import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addressesOf, contactAddresses, openCampaignShop, wholeCampaign } from '../../../tests/support/campaign-shop.ts'
import { addContacts, campaignIn, recipientsIn, sendOffer, wrongFigures } from '../../../tests/support/campaigns.ts'
import { openSmtpServer } from '../../../tests/support/smtp-server.ts'
import type { TestShop } from '../../../tests/support/shop.ts'
import { pauses } from './record-outcome.server.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

const gone = { at: 'recipient', code: 550, saying: '5.1.1 <contact3@example.com> no such mailbox' } as const
const later = { at: 'recipient', code: 450, saying: '4.2.1 try again later' } as const

const contactOf = async ({ database }: TestShop, id: number) =>
  (
    await database.execute(sql`
      select is_active, bounce_reason, bounce_is_permanent, version from marketing_contacts where id = ${id}`)
  ).rows[0]

/** Who is judged otherwise, by the number of the contact. */
const numberOf = (address: string) => Number(/\d+/.exec(address)?.[0])

describe('a recipient that is refused', () => {
  test(
    'for good has failed in the server’s words, without the address; the contact keeps the bounce and is switched off, if it is to blame',
    async () => {
      const logged: string[] = []
      const { shop, office, begin } = await openCampaignShop({}, logged)
      // The second is because of what the message says.
      const unwanted = { at: 'message', code: 554, saying: '5.7.1 unwanted' } as const
      office.judge((address) => ({ 3: gone, 4: unwanted })[numberOf(address)])
      await begin(10)
      const done = { state: 'done', successCount: 8, failedCount: 2 }
      await expect.poll(() => campaignIn(shop)).toMatchObject(done)
      const failed = await recipientsIn(shop, '&state=failed')
      expect(failed.toSorted((one, other) => (one.contactId ?? 0) - (other.contactId ?? 0))).toMatchObject([
        { contactId: 3, reason: 'refused', detail: '550 5.1.1 <…> no such mailbox', attempts: 1, sentAt: null },
        { contactId: 4, reason: 'refused', attempts: 1 },
      ])
      expect(await contactOf(shop, 3)).toEqual({
        is_active: false,
        bounce_reason: '550 5.1.1 <…> no such mailbox',
        bounce_is_permanent: true,
        version: 2,
      })
      expect(await contactOf(shop, 4)).toMatchObject({ is_active: true, bounce_reason: null, version: 1 })
      expect(await wrongFigures(shop.database)).toEqual([])
      expect(logged.join('')).not.toMatch(/contact\d+@/)
      expect(await sendOffer(shop, {}, 'next')).toMatchObject({ successCount: 9, errorCount: 1 })
    },
    wholeCampaign,
  )

  test(
    'for now waits while the others get theirs, and gets it once later',
    async () => {
      const refusals: Record<number, { at: 'recipient' | 'message'; code: number; saying: string }> = {
        3: later,
        5: { at: 'message', code: 451, saying: '4.3.0 busy' },
        7: { at: 'recipient', code: 552, saying: '5.2.2 mailbox full' },
      }
      const { shop, office, begin, triedAgain } = await openCampaignShop()
      office.judge((address, earlier) => (earlier < 2 ? refusals[numberOf(address)] : undefined))
      await begin(12)
      await expect.poll(() => campaignIn(shop)).toMatchObject({ successCount: 9, waitingCount: 3 })
      const waiting = await recipientsIn(shop, '&state=waiting')
      for (const [number, { at, code, saying }] of Object.entries(refusals)) {
        const contactId = Number(number)
        const one = waiting.find((recipient) => recipient.contactId === contactId)
        expect(one).toMatchObject({ attempts: 1, reason: null, detail: `${code} ${saying}` })
        expect(Date.parse(one?.nextAttemptAt ?? '') - Date.parse(one?.lastAttemptAt ?? '')).toBe(30_000)
        const isPermanent = at === 'recipient' ? false : null
        expect(await contactOf(shop, contactId)).toMatchObject({ is_active: true, bounce_is_permanent: isPermanent })
      }
      await expect.poll(triedAgain, { interval: 200 }).toMatchObject({ state: 'done', successCount: 12 })
      expect(addressesOf(office.delivered).toSorted()).toEqual(contactAddresses(12).toSorted())
      const sent = await recipientsIn(shop, '&state=sent')
      for (const number of Object.keys(refusals)) {
        const contactId = Number(number)
        expect(sent).toContainEqual(expect.objectContaining({ contactId, attempts: 3, detail: null }))
        // What was delivered takes the mark off again.
        const unmarked = { is_active: true, bounce_reason: null, bounce_is_permanent: null }
        await expect.poll(() => contactOf(shop, contactId)).toMatchObject(unmarked)
      }
    },
    wholeCampaign,
  )

  test(
    'for now, again and again, is given up after about two days',
    async () => {
      expect(pauses.reduce((sum, pause) => sum + pause) / 3_600).toBeCloseTo(45.2, 1)
      const { shop, office, work, triedAgain } = await openCampaignShop()
      await addContacts(shop.database, 1)
      office.judge(() => later)
      await sendOffer(shop)
      await shop.database.execute(sql`update campaign_recipients set attempts = ${pauses.length - 1}`)
      await work()
      await expect.poll(() => recipientsIn(shop)).toMatchObject([{ attempts: pauses.length, state: 'waiting' }])
      await triedAgain()
      await expect.poll(() => campaignIn(shop)).toMatchObject({ state: 'done', failedCount: 1 })
      expect(await recipientsIn(shop)).toMatchObject([{ state: 'failed', reason: 'given_up', attempts: 11 }])
      expect(await wrongFigures(shop.database)).toEqual([])
    },
    wholeCampaign,
  )
})

describe('a campaign pauses by itself', () => {
  test(
    'when a quarter of those tried last is refused for good, and goes on when it is let',
    async () => {
      const { shop, office, begin } = await openCampaignShop()
      office.judge((address) => (numberOf(address) % 3 === 0 ? gone : undefined))
      await begin(60)
      await expect.poll(() => campaignIn(shop)).toMatchObject({ state: 'paused', pauseReason: 'refusals' })
      const paused = await campaignIn(shop)
      expect(paused.pauseDetail).toBe('550 5.1.1 <…> no such mailbox')
      expect(paused.successCount + paused.failedCount).toBeGreaterThanOrEqual(20)
      expect(paused.successCount + paused.failedCount).toBeLessThan(25)
      office.judge(() => undefined)
      await shop.callAsAdmin('PUT', '/api/admin/marketing/campaigns/1', { body: { state: 'sending' } })
      await expect
        .poll(() => campaignIn(shop))
        .toMatchObject({
          state: 'done',
          pauseReason: null,
          failedCount: paused.failedCount,
          successCount: 60 - paused.failedCount,
        })
      expect(await wrongFigures(shop.database)).toEqual([])
    },
    wholeCampaign,
  )

  test(
    'when three quarters are to wait, before all of them have been asked in vain',
    async () => {
      const { shop, office, begin } = await openCampaignShop()
      office.judge(() => later)
      await begin(60)
      await expect.poll(() => campaignIn(shop)).toMatchObject({ state: 'paused', pauseReason: 'refusals' })
      expect(await recipientsIn(shop, '&state=waiting')).toHaveLength(60)
      expect(office.begun()).toBeLessThan(25)
    },
    wholeCampaign,
  )

  test(
    'not when those who are tried again are refused again, for now or for good',
    { timeout: wholeCampaign, ...onlyForRelease('rare, and the refusals that come first are in the gate') },
    async () => {
      const { office, begin, triedAgain } = await openCampaignShop()
      office.judge((address, earlier) => {
        const isLate = numberOf(address) % 2 === 0
        return isLate ? (earlier < 2 ? later : gone) : undefined
      })
      await begin(60)
      await expect
        .poll(triedAgain, { interval: 200 })
        .toMatchObject({ state: 'done', successCount: 30, failedCount: 30 })
    },
  )

  test(
    'not for refusals that are few, or that are for now',
    async () => {
      const { shop, office, begin } = await openCampaignShop()
      office.judge((address, earlier) => {
        const number = numberOf(address)
        return number % 2 === 0 && earlier === 0 ? later : number % 10 === 1 ? gone : undefined
      })
      await begin(60)
      const state = { state: 'sending', successCount: 24, failedCount: 6, waitingCount: 30 }
      await expect.poll(() => campaignIn(shop)).toMatchObject(state)
    },
    wholeCampaign,
  )

  test.for([
    { at: 'sign-in', code: 535, saying: '5.7.8 wrong password' },
    { at: 'sender', code: 550, saying: '5.7.1 sender not yours' },
    { at: 'recipient', code: 421, saying: '4.3.2 shutting down' },
  ] as const)(
    'when the mail server will not talk ($at: $code $saying), ten times in a row: no recipient is blamed, none lost',
    { timeout: wholeCampaign },
    async (trouble) => {
      const { shop, office, work, triedAgain } = await openCampaignShop()
      await addContacts(shop.database, 5)
      office.trouble(trouble)
      await sendOffer(shop)
      await shop.database.execute(sql`update campaigns set troubles = 8`)
      await work()
      await expect.poll(triedAgain, { interval: 200 }).toMatchObject({
        state: 'paused',
        pauseReason: 'mail_server',
        pauseDetail: expect.stringContaining(trouble.saying),
        waitingCount: 5,
      })
      expect((await recipientsIn(shop)).every(({ attempts }) => attempts === 0)).toBe(true)
      office.recover()
      await shop.callAsAdmin('PUT', '/api/admin/marketing/campaigns/1', { body: { state: 'sending' } })
      await expect.poll(() => campaignIn(shop)).toMatchObject({ state: 'done', successCount: 5 })
      expect(addressesOf(office.delivered).toSorted()).toEqual(contactAddresses(5).toSorted())
    },
  )
})

test(
  'a mail server that is down for a while costs time and nothing else',
  onlyForRelease('the gate has a mail server that is down for all other letters'),
  async () => {
    const down = await openSmtpServer()
    await down.close()
    const { shop, begin } = await openCampaignShop({ SMTP_URL: down.url })
    await begin(10)
    const troubles = async () =>
      (await shop.database.execute<{ troubles: number }>(sql`select troubles from campaigns`)).rows[0]?.troubles
    await expect.poll(troubles).toBeGreaterThan(1)
    const back = await openSmtpServer(Number(new URL(down.url).port))
    onTestFinished(back.close)
    await expect.poll(() => campaignIn(shop)).toMatchObject({ state: 'done', successCount: 10 })
    expect(await troubles()).toBe(0)
    expect(addressesOf(back.delivered).toSorted()).toEqual(contactAddresses(10).toSorted())
  },
)

test(
  'a line that breaks after one mailbox’s message was taken doesn’t fill that mailbox, nor hold up the others',
  { timeout: wholeCampaign, ...onlyForRelease('rare, and the refusals that come first are in the gate') },
  async () => {
    const { shop, office, begin } = await openCampaignShop()
    office.trouble({ at: 'before-the-answer' })
    await begin(6)
    await expect.poll(() => office.delivered.length).toBe(1)
    office.recover()
    await expect.poll(() => campaignIn(shop)).toMatchObject({ successCount: 5, waitingCount: 1 })
    const [first, ...others] = addressesOf(office.delivered)
    expect(others).not.toContain(first)
    expect(await recipientsIn(shop, '&state=waiting')).toMatchObject([{ emailAddress: first, attempts: 1 }])
  },
)
