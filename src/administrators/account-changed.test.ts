import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminPassword } from '../../tests/support/database.ts'
import { addApp, dataFolder, openBrowser } from '../../tests/support/second-factors.ts'
import { emailsAsSent } from '../../tests/support/sent-emails.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { manageAdministrators, readRequest } from './manage-administrators.server.ts'

const headers = {
  'X-Forwarded-For': '203.0.113.7',
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
}

async function openWithOwner(address: string | null) {
  const shop = await openTestShop({ dataFolder: await dataFolder(), trustProxy: true })
  await shop.database.execute(sql`update administrators set email = ${address}`)
  const owner = openBrowser(shop)
  const call = (method: string, path: string, body?: object) =>
    owner.call(method, `/api/admin${path}`, { body, headers })
  const letters = () => emailsAsSent(shop.database, 'administrator-security')
  await owner.signIn()
  return { shop, owner, call, letters }
}

test('each change of how one signs in is told once at one’s own address, with when, where and by which browser', async () => {
  const { shop, owner, call, letters } = await openWithOwner('admin@example.com')
  await addApp(owner)
  const renewed = await call('POST', '/second-factor/recovery-codes')
  const { recoveryCodes } = (await renewed.json()) as { recoveryCodes: string[] }
  await call('POST', '/session/confirmation', { code: recoveryCodes[0] })
  // It is of use once, and what is refused changes nothing.
  await call('POST', '/session/confirmation', { code: recoveryCodes[0] })
  await call('DELETE', '/second-factor/app')
  expect((await call('DELETE', '/second-factor/app')).status).toBe(404)
  const change = { currentPassword: adminPassword, newPassword: 'fleur de sel z Batz' }
  expect((await call('PUT', '/password', change)).status).toBe(204)
  for (const words of ['reset-second-factor admin', 'reset-password admin'])
    await manageAdministrators(shop.database, readRequest(words.split(' ')), 'szara sól z Guérande', () => {})
  const told = await letters()
  expect(told.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual([
    'Nowy drugi składnik logowania',
    'Nowe kody zapasowe',
    'Użyto kodu zapasowego',
    'Usunięty drugi składnik logowania',
    'Nowe hasło do panelu zapisane',
    'Drugi składnik logowania wyłączony',
    'Nowe hasło do panelu zapisane',
  ])
  expect(new Set(told.map(({ recipient }) => recipient))).toEqual(new Set(['admin@example.com']))
  for (const { plain } of told.slice(1, 5))
    for (const said of ['203.0.113.7', 'Firefox, Windows']) expect(plain).toContain(said)
  for (const { plain } of told.slice(5)) expect(plain).toContain('polecenie na serwerze')
  for (const secret of [adminPassword, 'fleur de sel', 'szara sól', ...recoveryCodes])
    expect(JSON.stringify(told)).not.toContain(secret)
})

test('without an address nothing is written', async () => {
  const { owner, letters } = await openWithOwner(null)
  await addApp(owner)
  expect(await letters()).toEqual([])
})
