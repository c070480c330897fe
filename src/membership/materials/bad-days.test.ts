import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { chef } from '../../../tests/support/applications.ts'
import {
  applicant,
  openMaterialsShop,
  stands,
  tokenIn,
  unpack,
  patience,
  patientTest,
} from '../../../tests/support/materials.ts'
import { meetAt } from '../../../tests/support/meeting.ts'
import { openPostOffice } from '../../../tests/support/post-office.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { impatient, workOn } from '../../../tests/support/working-jobs.ts'
import { sendMail } from '../../mail/send-mail.server.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { noteMaterialsSent } from './note-materials-sent.server.ts'
import { prepareMaterials } from './prepare-materials.server.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

test(
  'what can’t be made is tried again, then given up with its reason, and made when the button is pressed again',
  patientTest,
  async () => {
    const shop = await openTestShop()
    await workOn(shop.databaseUrl, {
      jobs: [impatient(sendMail), impatient(prepareMaterials, 1), impatient(noteMaterialsSent)],
    })
    const anna = await applicant(shop)
    await shop.database.execute(sql`alter table material_files rename to elsewhere`)
    await anna.decide({ published: true })
    await expect.poll(async () => (await anna.record()).reason, patience).toMatch(/material_files/)
    expect((await anna.record()).state).toBe('preparing')
    await stands(anna, 'failed')
    await shop.database.execute(sql`alter table elsewhere rename to material_files`)
    expect((await anna.ask()).status).toBe(202)
    await stands(anna, 'sent')
    expect((await anna.record()).reason).toBeNull()
  },
)

test('a job that two copies do at once, and that comes back later, sends one letter', patientTest, async () => {
  const shop = await openTestShop()
  const office = await openPostOffice()
  onTestFinished(() => office.close())
  const anna = await applicant(shop)
  await anna.decide({ published: true })
  for (let copy = 0; copy < 3; copy += 1)
    await enqueue(shop.database, prepareMaterials, { member: anna.id, request: 1, anyway: false })
  const jobs = [impatient(sendMail), { ...impatient(prepareMaterials), atOnce: 2 }, impatient(noteMaterialsSent)]
  for (let copy = 0; copy < 2; copy += 1)
    await workOn(shop.databaseUrl, { jobs, environment: { SMTP_URL: office.url } })
  await stands(anna, 'sent')
  const open = sql`select from pgboss.job where name in ('prepare-materials', 'send-mail') and state <> 'completed'`
  await expect.poll(async () => (await shop.database.execute(open)).rowCount, patience).toBe(0)
  expect(office.delivered.filter(({ text }) => text?.includes('/materials/')).length).toBe(1)
})

test(
  'who is deleted while their materials are being made gets none',
  { ...patientTest, ...onlyForRelease('a moment of seconds; the gate has a job that comes back') },
  async () => {
    const { shop, lettersTo } = await openMaterialsShop()
    const anna = await applicant(shop)
    await anna.decide({ published: true })
    expect((await anna.remove()).status).toBe(204)
    const open = sql`select from pgboss.job where name = 'prepare-materials' and state <> 'completed'`
    await expect.poll(async () => (await shop.database.execute(open)).rowCount, patience).toBe(0)
    expect(lettersTo(chef.email)).toEqual([])
    expect((await shop.database.execute(sql`select from material_links`)).rowCount).toBe(0)
  },
)

test(
  'a letter that nobody takes is shown with the reason and sent anew at the press of the button; who is deleted as it has gone is deleted',
  { ...patientTest, ...onlyForRelease('the gate has letters that nobody takes with all other mail') },
  async () => {
    const { shop, office, lettersTo } = await openMaterialsShop()
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
    await unpack(shop, tokenIn(lettersTo(chef.email)[0] ?? {}))

    // At that very moment: no one stands in another’s way.
    const { rows } = await shop.database.execute<{ mail: string }>(sql`
      update material_links set sent_at = null where sent_at is not null returning mail_id::text as mail`)
    expect(rows).toHaveLength(1)
    const ground = { database: shop.database } as Parameters<typeof noteMaterialsSent.perform>[0]
    const note = () => noteMaterialsSent.perform(ground, { mail: rows[0]?.mail ?? '' }, new AbortController().signal)
    const held = sql`select from members where id = ${anna.id} for update`
    const [removed] = await meetAt<Response | void>(shop.database, held, [anna.remove, note], { inTurn: true })
    expect(removed?.status).toBe(204)
    expect((await shop.database.execute(sql`select from material_links`)).rowCount).toBe(0)
  },
)

test('what was forgotten on the way can be asked for again after a while', patientTest, async () => {
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
