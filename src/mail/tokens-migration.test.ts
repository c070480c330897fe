import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/backups.ts'
import { emailsAsSent } from '../../tests/support/sent-emails.ts'
import { findOrderByLink } from '../sales/orders/order-links.server.ts'
import { readRecoveryLink } from '../customers/recovery/recover-password.server.ts'
import { readLinkedMaterials } from '../membership/materials/linked-materials.server.ts'
import { unsubscribe } from '../marketing/unsubscribe.server.ts'
import { migrate, migrations } from '../server/database/migrate.ts'

const before = migrations.filter(({ name }) => name < '0031')
const [order, recovery, materials, wayOut] = ['order', 'recovery', 'materials', 'way-out'].map((name) =>
  name.padEnd(43, '_'),
)
const tokens = [order, recovery, materials, wayOut]

/** What an earlier version had written, in which the tokens stand in clear. */
async function writeAsBefore(pool: pg.Pool) {
  await pool.query(`
    insert into orders (language, first_name, last_name, email, phone, address, city, postal_code, country, shipping_method,
      subtotal_grosze, shipping_grosze, discount_grosze, total_grosze, holds_stock, holds_code_use, terms_version, payable_until)
    values ('pl', 'Anna', 'Nowak', 'anna@example.com', '', '', '', '', '', 'home', 1, 0, 0, 1, false, false, '1', now());
    insert into order_links (token_hash, order_id) values (sha256('${order}'), 1);
    insert into customers (email, password_hash, first_name, last_name, language) values ('anna@example.com', '', '', '', 'pl');
    insert into password_recoveries (id, token_hash, customer_id, expires_at)
      values (gen_random_uuid(), sha256('${recovery}'), 1, now() + interval '1 hour');
    insert into members (kind, organization_name, email, address, description, language)
      values ('restaurant', 'Pod Żaglem', 'anna@example.com', '', '', 'pl');
    insert into member_materials (member_id) values (1);
    insert into unsubscribe_links values (sha256('${wayOut}'), sha256('anna@example.com'));
    insert into payments (id, order_id, provider, state, amount_grosze, expires_at, cancel_path)
      values (gen_random_uuid(), 1, 'demo', 'open', 1, now(), '/order/${order}?lang=pl')`)
  const emails = [
    ['order-shipped', `/order/${order}?lang=pl" /withdraw?lang=pl#order=${order}"`],
    ['password-recovery', `/store/recover/${recovery}?lang=pl"`],
    ['materials', `/materials/${materials}?lang=pl"`],
    ['welcome', `/unsubscribe/${wayOut}?lang=pl"`],
  ] as const
  for (const state of ['waiting', 'sent']) {
    for (const [kind, text] of emails) {
      const role = kind === 'welcome' ? ['confirmation', `/unsubscribe/${wayOut}?lang=pl`] : [null, null]
      await pool.query(
        `insert into mails (kind, recipient, language, subject, html, plain, state, list_role, unsubscribe_path)
         values ($1, 'anna@example.com', 'pl', '', $2, $2, $3, $4, $5)`,
        [kind, `https://site.invalid${text}`, state, ...role],
      )
    }
  }
  await pool.query(`
    insert into material_links (token_hash, member_id, mail_id, valid_until)
    select sha256('${materials}'), 1, id, now() + interval '1 day' from mails where kind = 'materials' and state = 'waiting'`)
}

test('of what an earlier version wrote no token stays in clear; letters that wait are sent with links that work, as do those that were sent', async () => {
  const { url, pool } = await openTestDatabase(before)
  await writeAsBefore(pool)
  await migrate(url)
  const { rows } = await pool.query<{ row: string }>(`
    select mails::text as row from mails union all select payments::text from payments`)
  expect(rows).toHaveLength(9)
  for (const token of tokens) expect(rows.map(({ row }) => row).join()).not.toContain(token)
  const { rows: paths } = await pool.query(`select cancel_path from payments`)
  expect(paths).toEqual([{ cancel_path: '/order?lang=pl#back' }])

  const database = drizzle({ client: pool })
  const tokenIn = async (kind: Parameters<typeof emailsAsSent>[1]) =>
    /\/([\w-]{43})\?/.exec((await emailsAsSent(database, kind))[0]?.html ?? '')?.[1] ?? ''
  for (const token of [order, await tokenIn('order-shipped')])
    expect(await findOrderByLink(database, token ?? '')).toEqual({ ok: true, value: 1 })
  for (const token of [recovery, await tokenIn('password-recovery')])
    expect((await readRecoveryLink(database, token ?? '')).state).toBe('open')
  // It is known, and there is nothing behind it yet.
  for (const token of [materials, await tokenIn('materials')])
    expect(await readLinkedMaterials(database, token ?? '')).toMatchObject({ code: 'materials_link_expired' })
  for (const token of [wayOut, await tokenIn('welcome')])
    expect(await unsubscribe(database, token ?? '', 'page')).toMatchObject({ ok: true })
})
