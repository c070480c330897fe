import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../tests/support/applications.ts'
import { backupFolder, lasting, openTestDatabase, stateOf, withBackup } from '../../tests/support/backups.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { migrate, migrations } from '../server/database/migrate.ts'
import { restoreShop } from '../app/restore-shop.server.ts'
import { writeBackup } from '../server/backup/write-backup.ts'
import { listMembers } from './list-members.server.ts'

async function namesOf(shop: TestShop, asked: Record<string, string>, kind = 'chefs') {
  const answer = await shop.callAsAdmin('GET', `/api/admin/members/${kind}?${new URLSearchParams(asked)}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  const rows = (await answer.json()) as { firstName?: string; organizationName?: string }[]
  expect(answer.headers.get('X-Total-Count')).toBe(String(rows.length))
  return rows.map(({ firstName, organizationName }) => firstName ?? organizationName)
}

describe('the panel’s search finds', () => {
  test('chefs by name, e-mail address and postal address, in whatever letters and by nothing but what was typed', async () => {
    const shop = await openTestShop()
    await applyTo(shop, { ...chef, firstName: 'ŁUCJA', lastName: 'Żółć', email: 'lucja@example.com' })
    await applyTo(shop, { ...chef, firstName: 'Ewa', lastName: 'Nowak 100%', email: 'ewa@example.com' })
    await applyTo(shop, { ...restaurant, organizationName: 'U Łucji' })
    const expected = {
      łucj: ['ŁUCJA'],
      ŻÓŁĆ: ['ŁUCJA'],
      'łucja żół': ['ŁUCJA'],
      'lucja@': ['ŁUCJA'],
      'SOLNA 7 31-000': ['Ewa', 'ŁUCJA'],
      ł: ['ŁUCJA'],
      '100%': ['Ewa'],
      _: [],
      '\\': [],
      'nikt taki': [],
      '  ': ['Ewa', 'ŁUCJA'],
      'nowak\newa': [],
    }
    const found: Record<string, unknown> = {}
    for (const search of Object.keys(expected)) found[search] = await namesOf(shop, { search })
    expect(found).toEqual(expected)
  })

  test('houses by name and by street, whatever else is asked', async () => {
    const shop = await openTestShop()
    await applyTo(shop, restaurant)
    for (const search of ['żagl', 'PORTOWA', 'zagiel@EXAMPLE'])
      expect(await namesOf(shop, { search, published: 'false', materialsSent: 'false' }, 'restaurants')).toEqual([
        'Pod Żaglem',
      ])
    expect(await namesOf(shop, { search: 'żagl', published: 'true' }, 'restaurants')).toEqual([])
    // Links lead by the number: an address would stand in the logs.
    expect(await namesOf(shop, { search: '#1' }, 'restaurants')).toEqual(['Pod Żaglem'])
    expect(await namesOf(shop, { search: '#2' }, 'restaurants')).toEqual([])
  })

  test('nothing, and breaks nothing, where it holds what no text can', async () => {
    const shop = await openTestShop()
    const answer = await shop.callAsAdmin('GET', '/api/admin/members/chefs?search=%00')
    expect(answer.status).toBeLessThan(500)
    expect((await shop.callAsAdmin('GET', `/api/admin/members/chefs?search=${'a'.repeat(201)}`)).status).toBe(422)
  })
})

test('who has not been sent the materials is listed, the longest wait first; who got them and no bonus, too', async () => {
  const shop = await openTestShop()
  for (const firstName of ['A', 'B', 'C', 'D'])
    await applyTo(shop, { ...chef, firstName, email: `${firstName}@example.com` })
  await shop.database.execute(sql`update members set materials_sent_at = now() where first_name in ('B', 'C')`)
  await shop.database.execute(sql`update members set bonus_sent_at = now() where first_name = 'C'`)
  expect(await namesOf(shop, { materialsSent: 'false' })).toEqual(['A', 'D'])
  expect(await namesOf(shop, { materialsSent: 'true', bonusSent: 'false' })).toEqual(['B'])
  expect(await namesOf(shop, {})).toEqual(['D', 'C', 'B', 'A'])
})

test('who waits for the materials longer than promised is counted as late, until they are sent', async () => {
  const shop = await openTestShop()
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await applyTo(shop, { ...chef, email })
  await shop.database.execute(
    sql`update members set applied_at = now() - interval '47 hours' where email = 'a@example.com'`,
  )
  await shop.database.execute(
    sql`update members set applied_at = now() - interval '49 hours' where email <> 'a@example.com'`,
  )
  const counts = async () => (await shop.callAsAdmin('GET', '/api/admin/members/statistics')).json()
  expect(await counts()).toMatchObject({ awaitingMaterials: 3, lateMaterials: 2 })
  await shop.database.execute(sql`update members set materials_sent_at = now() where email = 'b@example.com'`)
  expect(await counts()).toMatchObject({ awaitingMaterials: 2, lateMaterials: 1 })
})

test('what nobody can be asked for is refused', async () => {
  const shop = await openTestShop()
  for (const asked of ['published=yes', 'materialsSent=1', 'bonusSent=', 'page=0', 'limit=501'])
    expect([asked, (await shop.callAsAdmin('GET', `/api/admin/members/restaurants?${asked}`)).status]).toEqual([
      asked,
      422,
    ])
})

test('members of before are found, count as not sent anything, and survive a backup', async () => {
  const { url, pool } = await openTestDatabase(migrations.filter(({ name }) => name < '0021'))
  await pool.query(`insert into members (kind, first_name, last_name, email, address, description, language)
    values ('chef', 'ŁUCJA', 'Nowak', 'lucja@example.com', E'ul. Solna 7\\nKraków', 'Sól.', 'pl')`)
  await migrate(url)
  const found = async () =>
    (await listMembers(drizzle({ client: pool }), 'chef', { page: 1, limit: 9, search: 'łucja' })).rows
  expect(await found()).toMatchObject([{ firstName: 'ŁUCJA', materialsSentAt: null, bonusSentAt: null }])
  const [state, path] = [await stateOf(url), join(await backupFolder(), 'members')]
  await writeBackup(url, path)
  await withBackup(path, (file) => restoreShop(url, file))
  expect(lasting(await stateOf(url))).toEqual(lasting(state))
  expect(await found()).toHaveLength(1)
})
