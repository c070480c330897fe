import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { race } from '../../../tests/support/race.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { customers } from '../../customers/customers.table.ts'
import { administrators } from '../../guards/administrators.table.ts'
import {
  clearExpiredSessions,
  confirmSession,
  endSession,
  endSessions,
  isConfirmedWithin,
  listSessions,
  lockSession,
  noteUse,
  renewToken,
  startSession,
  useSession,
} from './sessions.ts'
import { sessions } from './sessions.table.ts'
import { hashOfToken } from './tokens.ts'

/** Two administrators and a customer who are signed in: the first twice, the others once. */
async function openWithSessions() {
  const { database } = await openTestShop()
  const added = { username: 'ewa', passwordHash: '', role: 'packer' as const }
  await database.insert(administrators).values(added)
  const ids = await database.select({ id: administrators.id }).from(administrators).orderBy(administrators.id)
  const [first, second] = ids.map(({ id }) => ({ role: 'administrator', id }) as const)
  if (!first || !second) throw new Error('two administrators')
  const [one, other] = [await startSession(database, first), await startSession(database, first)]
  const foreign = await startSession(database, second)
  const anna = {
    email: 'anna@example.com',
    passwordHash: '',
    firstName: 'Anna',
    lastName: 'Nowak',
    language: 'pl' as const,
  }
  const [customer] = await database.insert(customers).values(anna).returning({ id: customers.id })
  const shopping = await startSession(database, { role: 'customer', id: customer?.id ?? 0 })
  const row = async (token: string) => {
    const [found] = await database
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashOfToken(token)))
    return found
  }
  return { database, first, second, one, other, foreign, shopping, row }
}

test('using a session moves its own end alone, a minute after the last time at the earliest', async () => {
  const { database, first, one, other, row } = await openWithSessions()
  const usedAgo = (seconds: number) =>
    database.execute(sql`update sessions set last_used_at = now() - make_interval(secs => ${seconds}::integer)`)
  await usedAgo(50)
  const before = await row(one)
  expect(await useSession(database, 'administrator', one)).toBe(first.id)
  await noteUse(database, 'administrator', one)
  expect((await row(one))?.lastUsedAt).toEqual(before?.lastUsedAt)
  await usedAgo(70)
  const idle = await row(other)
  expect(await useSession(database, 'administrator', one)).toBe(first.id)
  expect((await row(other))?.lastUsedAt).toEqual(idle?.lastUsedAt)
  expect((await row(one))?.lastUsedAt.getTime()).toBeGreaterThan((idle?.lastUsedAt.getTime() ?? 0) + 60_000)
  expect(await useSession(database, 'customer', one)).toBeUndefined()
  expect(await useSession(database, 'administrator', 'nobody’s')).toBeUndefined()
})

test('an administrator’s session ends after twelve hours without use and after seven days whatever happens, a customer’s after thirty and 180 days', async () => {
  const { database, one, other, foreign, shopping, first, row } = await openWithSessions()
  const tokens = { administrator: one, customer: shopping }
  const isOpenAt = async (role: keyof typeof tokens, column: string, age: string) => {
    await database.execute(sql`update sessions set ${sql.identifier(column)} = now() - ${age}::interval`)
    const id = await useSession(database, role, tokens[role])
    await database.execute(sql`update sessions set created_at = now(), last_used_at = now()`)
    return id !== undefined
  }
  for (const [role, column, open, ended] of [
    ['administrator', 'last_used_at', '11:59', '12:01'],
    ['administrator', 'created_at', '6 days 23:59', '7 days 00:01'],
    ['customer', 'last_used_at', '29 days 23:59', '30 days 00:01'],
    ['customer', 'created_at', '179 days 23:59', '180 days 00:01'],
  ] as const)
    expect([role, column, await isOpenAt(role, column, open), await isOpenAt(role, column, ended)]).toEqual([
      role,
      column,
      true,
      false,
    ])

  // What has ended is listed no more, and cleared.
  const clear = async () => {
    await clearExpiredSessions(database)
    return Promise.all([one, other, foreign, shopping].map(async (token) => (await row(token)) !== undefined))
  }
  await database.execute(sql`
    update sessions set last_used_at = now() - interval '13 hours' where token_hash <> ${hashOfToken(other)}`)
  expect(await listSessions(database, first, other)).toMatchObject([{ isThisOne: true }])
  expect(await clear()).toEqual([false, true, false, true])
  await database.execute(
    sql`update sessions set last_used_at = now() - interval '31 days' where customer_id is not null`,
  )
  expect(await clear()).toEqual([false, true, false, false])
})

test('a new token and a fresh proof are one session’s own, and the old token opens nothing', async () => {
  const { database, first, one, other } = await openWithSessions()
  await database.execute(sql`update sessions set confirmed_at = now() - interval '61 minutes'`)
  const renewed = (await renewToken(database, one)) ?? ''
  expect(await isConfirmedWithin(database, renewed, 60)).toBe(false)
  expect(await isConfirmedWithin(database, renewed, 62)).toBe(true)
  const confirmed = (await confirmSession(database, renewed)) ?? ''
  expect([await isConfirmedWithin(database, confirmed, 60), await isConfirmedWithin(database, other, 60)]).toEqual([
    true,
    false,
  ])
  expect([
    await useSession(database, 'administrator', one),
    await useSession(database, 'administrator', renewed),
  ]).toEqual([undefined, undefined])
  expect(await useSession(database, 'administrator', confirmed)).toBe(first.id)
  expect(await useSession(database, 'administrator', other)).toBe(first.id)
  expect([await renewToken(database, one), await confirmSession(database, one)]).toEqual([undefined, undefined])
})

test('who ends sessions ends their own, all but the one they name', async () => {
  const { database, first, second, one, other, foreign } = await openWithSessions()
  const open = async () =>
    [await lockSession(database, one), await lockSession(database, other), await lockSession(database, foreign)].join()
  // Whoever goes on with a session that somebody is about to end waits for them.
  const held = sql`select from sessions for no key update`
  expect(await race(database, held, [() => lockSession(database, one)])).toEqual([true])
  const listed = await listSessions(database, first, one)
  expect(listed.map(({ isThisOne }) => isThisOne).toSorted()).toEqual([false, true])
  expect(await endSessions(database, first, one)).toBe(1)
  expect(await open()).toBe('true,false,true')
  await endSession(database, one)
  expect(await open()).toBe('false,false,true')
  expect(await listSessions(database, first, one)).toEqual([])
  expect(await endSessions(database, second)).toBe(1)
  expect(await open()).toBe('false,false,false')
})
