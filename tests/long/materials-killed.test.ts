// In the long matrix because each kill makes all of the materials anew. The gate has a job of theirs that comes back
// (src/membership/materials/materials-failures.test.ts), and kills between an order and its letter (tests/faults/orders-killed.test.ts).
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actAsAdmin } from '../support/administrator.ts'
import { amount } from '../support/release.ts'
import { chef } from '../support/applications.ts'
import { kill, openKillableShop } from '../support/killable-shop.ts'

/** A few here, more for a release. */
const [chefs, kills] = [amount(3, 6), amount(2, 8)]
const emails = Array.from({ length: chefs }, (_, index) => `chef${index}@example.com`)

test(
  `kill -9 while ${chefs} are served, wherever it strikes: each gets one letter, and its link leads to everything`,
  { timeout: 1_200_000 },
  async () => {
    const { database, office, start } = await openKillableShop()
    let program = await start()
    await database.execute(sql`
      insert into members (kind, first_name, last_name, email, address, description, language)
      select 'chef', 'Kucharz', email, email, ${chef.address}, 'Sól.', 'pl' from unnest(${sql.param(emails)}::text[]) as email`)
    const { call } = await actAsAdmin(program)
    const ids = (await database.execute<{ id: number }>(sql`select id from members`)).rows.map(({ id }) => id)
    for (const id of ids)
      expect((await call('PUT', `/api/admin/members/chefs/${id}`, { published: true })).status).toBe(200)

    const made = async () =>
      (
        await database.execute<{ count: number }>(sql`
        select count(*)::integer as count from member_materials where state = 'made'`)
      ).rows[0]?.count ?? 0
    for (let round = 0; round < kills; round += 1) {
      const begun = Math.min(await made(), ids.length - 1)
      await setTimeout(Math.random() * 1_500)
      await kill(program)
      program = await start()
      await expect.poll(made, { timeout: 300_000, interval: 50 }).toBeGreaterThan(begun)
    }
    await expect.poll(made, { timeout: 300_000, interval: 200 }).toBe(ids.length)
    const sent = sql`select from material_links where sent_at is null`
    await expect.poll(async () => (await database.execute(sent)).rowCount, { timeout: 300_000 }).toBe(0)

    const messages = office.delivered.filter(({ text }) => text?.includes('/materials/'))
    // One that was on its way at that moment may come twice, as all mails may, under one name.
    expect(messages.length).toBeLessThanOrEqual(ids.length + kills)
    const names = new Map(messages.map(({ messageId, to }) => [messageId, to?.[0]?.address]))
    expect([...names.values()].toSorted()).toEqual(emails)
    for (const { text = '' } of messages) {
      const token = /\/materials\/([\w-]{43})/.exec(text)?.[1]
      const seen = (await (await fetch(`${program.origin}/api/materials/${token}`)).json()) as { files: object[] }
      expect(seen.files).toHaveLength(9)
    }
    const { rows } = await database.execute(sql`
      select count(*)::integer as members from members where materials_sent_at is not null`)
    expect(rows).toEqual([{ members: ids.length }])
    expect(await program.stop()).toBe(0)
  },
)
