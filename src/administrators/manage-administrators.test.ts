import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { race } from '../../tests/support/race.ts'
import { adminPassword } from '../../tests/support/database.ts'
import { cookiesOf, openTestShop } from '../../tests/support/shop.ts'
import { lengthenSignInPause } from '../../tests/support/sign-in-throttle.ts'
import { choosePassword, readRequest, manageAdministrators } from './manage-administrators.server.ts'

const password = 'szara sól z Pouliguen'

/** A shop, and an operator on its server. */
async function openWithOperator() {
  const shop = await openTestShop()
  const { database } = shop
  const asOperator = async (words: string, typed = password) => {
    const said: string[] = []
    const asked = readRequest(words.split(' '))
    const chosen = await choosePassword(asked, async () => typed)
    await manageAdministrators(database, asked, chosen, (line) => said.push(line))
    return said
  }
  const signIn = (username: string, typed = password) =>
    shop.call('POST', '/api/admin/login', { body: { username, password: typed } })
  const trail = async () =>
    (
      await database.execute(sql`
        select administrator, action, subject, subject_name as name, before, after from audit_entries order by id`)
    ).rows
  const isGood = async (Cookie: string) =>
    (await shop.call('GET', '/api/admin/session', { headers: { Cookie } })).status === 200
  return { shop, asOperator, signIn, trail, isGood }
}

const entry = { administrator: 'na serwerze', subject: 'administrator', before: null, after: null }

describe('the operator', () => {
  test('creates an administrator, who can sign in; the trail says that it was done on the server', async () => {
    const { asOperator, signIn, trail } = await openWithOperator()
    expect(await asOperator('create anna')).toEqual(['"anna" is an administrator now.'])
    expect((await signIn('Anna')).status).toBe(200)
    expect(await trail()).toEqual([
      { ...entry, action: 'created', name: 'anna', after: { username: 'anna', email: null, role: 'owner' } },
    ])
  })

  test('creates one with a role and an address; without a role it is an owner, and the last owner who can sign in stays', async () => {
    const { shop, asOperator } = await openWithOperator()
    await asOperator('create jan --role packer --email jan@example.com')
    expect(await asOperator('list')).toEqual([
      'admin (owner): not signed in; no second factor',
      'jan (packer, jan@example.com): not signed in; no second factor',
    ])
    await expect(asOperator('remove admin')).rejects.toThrow('"admin" is the only owner who can sign in')
    await asOperator('create anna')
    await shop.database.execute(sql`update administrators set invited_at = now() where username = 'anna'`)
    expect(await asOperator('list')).toContain('anna (owner): invited, has no password yet')
    await expect(asOperator('remove admin')).rejects.toThrow('"admin" is the only owner who can sign in')
    await shop.database.execute(sql`update administrators set invited_at = null`)
    expect(await asOperator('remove admin')).toEqual(['"admin" is no administrator any more.'])
  })

  test('has a password made up that is told once and works', async () => {
    const { asOperator, signIn } = await openWithOperator()
    const said = await asOperator('create --generate anna', 'not this')
    const madeUp = /^The password is ([\w-]{20})$/.exec(said[1] ?? '')?.[1] ?? ''
    expect(said).toHaveLength(3)
    expect((await signIn('anna', madeUp)).status).toBe(200)
    expect((await asOperator('reset-password anna --generate'))[1]).not.toContain(madeUp)
    expect((await signIn('anna', madeUp)).status).toBe(401)
  })

  test('resets a password: who was signed in is so no more, and nobody waits because of earlier guesses', async () => {
    const { shop, asOperator, signIn, trail, isGood } = await openWithOperator()
    const cookies = cookiesOf(await signIn('admin', adminPassword))
    for (let guess = 0; guess < 6; guess += 1) await signIn('admin', 'a guess')
    await lengthenSignInPause(shop)
    expect((await signIn('admin', adminPassword)).status).toBe(429)
    expect(await asOperator('reset-password ADMIN')).toEqual([
      '"ADMIN" has another password now, and is signed in nowhere. A second factor stays what it was.',
    ])
    expect(await isGood(cookies)).toBe(false)
    const { rows } = await shop.database.execute(sql`select from known_devices`)
    expect(rows).toEqual([])
    expect((await signIn('admin')).status).toBe(200)
    expect(await trail()).toEqual([{ ...entry, action: 'changed_password', name: 'admin' }])
  })

  test('removes an administrator, who is signed out at once, but never the last one', async () => {
    const { asOperator, signIn, trail, isGood } = await openWithOperator()
    await asOperator('create Anna')
    const cookies = cookiesOf(await signIn('anna'))
    expect(await asOperator('remove ANNA')).toEqual(['"ANNA" is no administrator any more.'])
    expect([await isGood(cookies), (await signIn('anna')).status]).toEqual([false, 401])
    await expect(asOperator('remove admin')).rejects.toThrow(
      '"admin" is the only administrator: create another one first.',
    )
    expect((await trail()).slice(1)).toEqual([
      { ...entry, action: 'deleted', name: 'Anna', before: { username: 'Anna', email: null, role: 'owner' } },
    ])
  })

  test('sees all administrators, and where they are signed in', async () => {
    const { shop, asOperator, signIn } = await openWithOperator()
    await asOperator('create anna')
    await asOperator('create ewa')
    for (const username of ['anna', 'anna', 'ewa']) await signIn(username)
    await shop.database.execute(sql`
      insert into passkeys (administrator_id, credential_id, public_key, counter, transports, host, name)
      select id, username || key, '', 0, '{}', 'shop.example.com', 'Klucz' from administrators, unnest(array['a', 'b']) as key
      where username = 'admin' or username = 'ewa' and key = 'a'`)
    await shop.database.execute(
      sql`insert into code_apps select id, 'sealed', 1 from administrators where username = 'ewa'`,
    )
    expect(await asOperator('list')).toEqual([
      'admin (owner): not signed in; second factor: 2 passkeys, 0 recovery codes',
      expect.stringMatching(
        /^anna \(owner\): signed in 2 times, last used \d{4}-\d\d-\d\d \d\d:\d\d UTC; no second factor$/,
      ),
      expect.stringMatching(
        /^ewa \(owner\): signed in once, last used .* UTC; second factor: an app for codes, a passkey, 0 recovery codes$/,
      ),
    ])
  })

  test.for([
    ['create ADMIN', password, 'There is an administrator "ADMIN" already.'],
    ['reset-password ewa', password, 'There is no administrator "ewa".'],
    ['remove ewa', password, 'There is no administrator "ewa".'],
    ['create anna', 'short', 'The password must have at least 8 characters.'],
    ['create anna', 'Anna-1990', 'This password is easy to guess.'],
    ['reset-password admin', 'password1', 'This password is easy to guess.'],
    ['create -x', password, 'A name has at most 100 letters'],
    ['create żaneta', password, 'A name has at most 100 letters'],
    ['create anna password', password, 'Say what to do: npm run admin -- create NAME'],
    ['create', password, 'Say what to do'],
    ['list anna', password, 'Say what to do'],
    ['remove admin --generate', password, 'Say what to do'],
    ['create anna --role king', password, 'Roles are owner, office, packer'],
    ['create anna --email anna', password, '--email needs an address'],
    ['create anna --email', password, '--email needs an address'],
    ['create anna --role', password, 'Say what to do'],
    ['remove admin --role owner', password, 'Say what to do'],
    ['invite anna', password, 'Say what to do'],
  ] as const)('is told in one sentence why "%s" with "%s" changes nothing', async ([words, typed, sentence]) => {
    const { asOperator, signIn, trail } = await openWithOperator()
    await expect(asOperator(words, typed)).rejects.toThrow(sentence)
    expect(await trail()).toEqual([])
    expect(await asOperator('list')).toEqual(['admin (owner): not signed in; no second factor'])
    expect((await signIn('admin', adminPassword)).status).toBe(200)
  })
})

test('what an operator says is read as it is meant, and a password is asked for only where one is set', async () => {
  const plain = { task: 'create', username: 'jan', makesUp: false, role: 'owner', email: null }
  expect(readRequest(['create', 'jan'])).toEqual(plain)
  expect(readRequest(['--email', ' jan@example.com ', 'create', 'jan', '--role', 'office'])).toEqual({
    ...plain,
    role: 'office',
    email: 'jan@example.com',
  })
  const asked: string[] = []
  for (const words of ['list', 'remove jan', 'reset-second-factor jan', 'reset-password jan', 'create jan'])
    await choosePassword(readRequest(words.split(' ')), async () => {
      asked.push(words)
      return password
    })
  expect(asked).toEqual(['reset-password jan', 'create jan'])
})

describe('at the same moment', () => {
  test('two who create one name in different letters make one administrator', async () => {
    const { shop, asOperator } = await openWithOperator()
    const made = await race(shop.database, sql`lock table administrators in exclusive mode`, [
      () => asOperator('create anna').catch((problem: Error) => problem.message),
      () => asOperator('create ANNA').catch((problem: Error) => problem.message),
    ])
    expect(made.filter((said) => typeof said === 'string')).toEqual([expect.stringContaining('already.')])
    expect(await asOperator('list')).toHaveLength(2)
  })

  test('two who remove the last two administrators leave one', async () => {
    const { shop, asOperator } = await openWithOperator()
    await asOperator('create anna')
    const removed = await race(shop.database, sql`select from administrators for update`, [
      () => asOperator('remove anna').catch((problem: Error) => problem.message),
      () => asOperator('remove admin').catch((problem: Error) => problem.message),
    ])
    expect(removed.filter((said) => typeof said === 'string')).toEqual([
      expect.stringContaining('is the only administrator'),
    ])
    expect(await asOperator('list')).toHaveLength(1)
  })

  test('a password that is reset while its owner signs in with the old one begins no session', async () => {
    const { shop, asOperator, signIn } = await openWithOperator()
    const hold = sql`select from administrators for update`
    const calls = [() => asOperator('reset-password admin'), () => signIn('admin', adminPassword)]
    const [, signedIn] = await race<unknown>(shop.database, hold, calls, { inTurn: true })
    expect((signedIn as Response).status).toBe(401)
    const { rows } = await shop.database.execute(sql`select from sessions`)
    expect(rows).toEqual([])
  })
})
