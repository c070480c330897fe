import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { chef } from '../../../tests/support/applications.ts'
import {
  applicant,
  openMaterialsShop,
  stands,
  tokenIn,
  unpack,
  timeout,
  slowTest,
} from '../../../tests/support/materials.ts'
import { race } from '../../../tests/support/race.ts'
import { openSmtpServer } from '../../../tests/support/smtp-server.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { withShortPauses, runJobsOn } from '../../../tests/support/job-runner.ts'
import { sendMail } from '../../mail/send-mail.server.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { prepareMaterials, recordMaterialsSent } from './prepare-materials.server.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

test(
  'what can’t be made is tried again, then given up with its reason, and made when the button is pressed again',
  slowTest,
  async () => {
    const shop = await openTestShop()
    await runJobsOn(shop.databaseUrl, {
      jobs: [withShortPauses(sendMail), withShortPauses(prepareMaterials, 1), withShortPauses(recordMaterialsSent)],
    })
    const anna = await applicant(shop)
    await shop.database.execute(sql`alter table material_files rename to elsewhere`)
    await anna.decide({ published: true })
    await expect.poll(async () => (await anna.record()).reason, timeout).toMatch(/material_files/)
    expect((await anna.record()).state).toBe('preparing')
    await stands(anna, 'failed')
    await shop.database.execute(sql`alter table elsewhere rename to material_files`)
    expect((await anna.ask()).status).toBe(202)
    await stands(anna, 'sent')
    expect((await anna.record()).reason).toBeNull()
  },
)

test('a job that two copies do at once, and that comes back later, sends one letter', slowTest, async () => {
  const shop = await openTestShop()
  const office = await openSmtpServer()
  onTestFinished(() => office.close())
  const anna = await applicant(shop)
  await anna.decide({ published: true })
  for (let copy = 0; copy < 3; copy += 1)
    await enqueue(shop.database, prepareMaterials, { member: anna.id, request: 1, anyway: false })
  const jobs = [
    withShortPauses(sendMail),
    { ...withShortPauses(prepareMaterials), atOnce: 2 },
    withShortPauses(recordMaterialsSent),
  ]
  for (let copy = 0; copy < 2; copy += 1)
    await runJobsOn(shop.databaseUrl, { jobs, environment: { SMTP_URL: office.url } })
  await stands(anna, 'sent')
  const open = sql`select from pgboss.job where name in ('prepare-materials', 'send-mail') and state <> 'completed'`
  await expect.poll(async () => (await shop.database.execute(open)).rowCount, timeout).toBe(0)
  expect(office.delivered.filter(({ text }) => text?.includes('/materials/')).length).toBe(1)
})

test(
  'who is deleted while their materials are being made gets none',
  { ...slowTest, ...onlyForRelease('a moment of seconds; the gate has a job that comes back') },
  async () => {
    const { shop, emailsTo } = await openMaterialsShop()
    const anna = await applicant(shop)
    await anna.decide({ published: true })
    expect((await anna.remove()).status).toBe(204)
    const open = sql`select from pgboss.job where name = 'prepare-materials' and state <> 'completed'`
    await expect.poll(async () => (await shop.database.execute(open)).rowCount, timeout).toBe(0)
    expect(emailsTo(chef.email)).toEqual([])
    expect((await shop.database.execute(sql`select from material_links`)).rowCount).toBe(0)
  },
)

test(
  'a letter that nobody takes is shown with the reason and sent anew at the press of the button; who is deleted as it has gone is deleted',
  { ...slowTest, ...onlyForRelease('the gate has letters that nobody takes with all other mail') },
  async () => {
    const { shop, office, emailsTo } = await openMaterialsShop()
    office.judge((address, earlier) =>
      address === chef.email && earlier < 2
        ? { at: 'recipient', code: 550, saying: '5.1.1 no such mailbox' }
        : undefined,
    )
    const anna = await applicant(shop)
    await anna.decide({ published: true })
    await stands(anna, 'undelivered')
    expect((await anna.record()).reason).toContain('no such mailbox')
    expect((await anna.ask()).status).toBe(202)
    await stands(anna, 'sent')
    await unpack(shop, tokenIn(emailsTo(chef.email)[0] ?? {}))

    // At that very moment: no one stands in another’s way.
    const { rows } = await shop.database.execute<{ mail: string }>(sql`
      update material_links set sent_at = null where sent_at is not null returning mail_id::text as mail`)
    expect(rows).toHaveLength(1)
    const services = { database: shop.database } as Parameters<typeof recordMaterialsSent.perform>[0]
    const note = () =>
      recordMaterialsSent.perform(services, { mail: rows[0]?.mail ?? '' }, new AbortController().signal)
    const held = sql`select from members where id = ${anna.id} for update`
    const [removed] = await race<Response | void>(shop.database, held, [anna.remove, note], { inTurn: true })
    expect(removed?.status).toBe(204)
    expect((await shop.database.execute(sql`select from material_links`)).rowCount).toBe(0)
  },
)

test('what was forgotten on the way can be asked for again after a while', slowTest, async () => {
  const shop = await openTestShop()
  const anna = await applicant(shop)
  await anna.decide({ published: true })
  const jobs = async () =>
    (await shop.database.execute(sql`select from pgboss.job where name = 'prepare-materials'`)).rowCount
  await anna.ask()
  expect(await jobs()).toBe(1)
  await shop.database.execute(sql`update member_materials set asked_at = now() - interval '31 minutes'`)
  await anna.ask()
  expect(await jobs()).toBe(2)
})
