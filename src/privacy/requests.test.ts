import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { erase, ewa, lookFor } from '../../tests/support/person.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { shownInPoland } from '../kernel/polish-time.ts'
import type { PrivacyRequest } from './privacy-request.ts'

const requests = async (shop: TestShop, asked = '') =>
  (await (await shop.callAsAdmin('GET', `/api/admin/privacy/requests${asked}`)).json()) as PrivacyRequest[]

describe('a request', () => {
  const ask = (shop: TestShop, said: object) =>
    shop.callAsAdmin('POST', '/api/admin/privacy/requests', { body: { kind: 'access', email: ewa.email, ...said } })

  test('is due in a month, waits first, and is answered and taken back', async () => {
    const shop = await openTestShop()
    const made = (await (await ask(shop, { receivedOn: '2026-11-01' })).json()) as PrivacyRequest
    await ask(shop, { kind: 'objection', receivedOn: '2026-10-02', note: 'Telefon' })
    expect((await requests(shop)).map(({ answerBy }) => answerBy)).toEqual(['2026-11-02', '2026-12-01'])
    const path = `/api/admin/privacy/requests/${made.id}`
    const change = async (body: object) =>
      (await (await shop.callAsAdmin('PUT', path, { body })).json()) as PrivacyRequest
    const answered = await change({ isAnswered: true, version: 1 })
    expect(answered).toMatchObject({ answeredBy: 'admin', version: 2, note: null })
    // A note says nothing of when it was answered.
    const noted = await change({ isAnswered: true, note: 'Listem' })
    expect(noted).toMatchObject({ answeredAt: answered.answeredAt, note: 'Listem', version: 3 })
    expect(await requests(shop, '?open=true')).toHaveLength(1)
    expect((await shop.callAsAdmin('PUT', path, { body: { isAnswered: false, version: 1 } })).status).toBe(409)
    expect(await change({ isAnswered: false })).toMatchObject({ answeredAt: null, answeredBy: null, note: 'Listem' })
    const { rows } = await shop.database.execute(sql`
      select action, before->'isAnswered' as before, after from audit_entries where subject = 'privacy_request' order by id`)
    expect(rows).toMatchObject([
      { action: 'created', after: { kind: 'access', receivedOn: '2026-11-01', answerBy: '2026-12-01' } },
      { action: 'created' },
      { before: false, after: { isAnswered: true } },
      { before: null, after: { changedFields: ['note'] } },
      { before: true, after: { isAnswered: false } },
    ])
    expect(rows.filter(({ after }) => Object.hasOwn(after as object, 'changedFields'))).toHaveLength(1)
    expect(await requests(shop, '?open=true')).toHaveLength(2)
    expect(
      (await shop.callAsAdmin('PUT', '/api/admin/privacy/requests/99', { body: { isAnswered: true } })).status,
    ).toBe(404)
  })

  test('is refused where it can not be so', async () => {
    const shop = await openTestShop()
    const fieldsOf = async (said: object) => {
      const answer = await ask(shop, said)
      return [answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]
    }
    expect(await fieldsOf({ receivedOn: '2999-01-01' })).toEqual([422, ['receivedOn']])
    expect(await fieldsOf({ receivedOn: 'wczoraj' })).toEqual([422, ['receivedOn']])
    expect(await fieldsOf({ kind: 'nothing' })).toEqual([422, ['kind']])
    expect(await fieldsOf({ email: 'ewa' })).toEqual([422, ['email']])
    expect(await fieldsOf({ note: 'x'.repeat(1_001) })).toEqual([422, ['note']])
  })

  test('without a date was received today; what is done answers the oldest of its kind and person, and is one answer a day', async () => {
    const shop = await openTestShop()
    const ewas = { kind: 'erasure', email: 'ewa@example.com' }
    const received = async (said: object) => ((await (await ask(shop, said)).json()) as PrivacyRequest).receivedOn
    const [today = ''] = shownInPoland(new Date()).split(' ')
    expect(await received({ ...ewas, email: 'jan@example.com', note: 'Jan' })).toBe(today)
    expect(await received({ ...ewas, kind: 'objection', receivedOn: today })).toBe(today)
    await ask(shop, { ...ewas, note: 'Ewa' })
    await ask(shop, { ...ewas, receivedOn: '' })
    const standing = async () => {
      const { rows } = await shop.database.execute<{ told: string }>(sql`
        select concat_ws(' ', kind, email, note, version, case when answered_at is null then 'open' end) as told
        from privacy_requests order by id`)
      return rows.map(({ told }) => told)
    }
    const others = ['erasure jan@example.com Jan 1 open', 'objection 1 open']
    const answered = async () => erase(shop, await lookFor(shop, ewas.email))
    await answered()
    expect(await standing()).toEqual([...others, 'erasure 2', 'erasure 1 open'])
    await answered()
    expect(await standing()).toEqual([...others, 'erasure 2', 'erasure 2'])
    await answered()
    expect((await standing()).toSorted()).toEqual([...others, 'erasure 2', 'erasure 3'].toSorted())
    await shop.database.execute(sql`update privacy_requests set answered_at = answered_at - interval '1 day'`)
    await answered()
    expect(await standing()).toContain('erasure 1')
    expect(await standing()).toHaveLength(5)
    const erased = sql`select from audit_entries where subject = 'privacy_request' and action = 'erased'`
    expect((await shop.database.execute(erased)).rowCount).toBe(4)
  })
})
