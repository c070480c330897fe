import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { backupFolder, withBackup } from '../../tests/support/backups.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { restoreShop } from '../app/restore-shop.server.ts'
import { writeBackup } from '../server/backup/write-backup.ts'

const stripeWithoutKey = { webhookSecret: undefined, apiUrl: 'http://127.0.0.1:9' }
const secretKey = 'sk_test_verysecretindeed'

test('a backup brings settings to another machine; a secret that its key can’t open has to be typed anew', async () => {
  const open = (settingsKey: string) => openTestShop({ settingsKey, stripeWithoutKey, payments: 'closed' })
  const [one, other] = [
    await open('the key of one machine, long enough'),
    await open('another key, as long as that one'),
  ]
  await one.callAsAdmin('PUT', '/api/admin/settings/seller', { body: { name: 'Meersalzfreunde' } })
  await one.callAsAdmin('PUT', '/api/admin/settings/payments', { body: { secretKey } })
  // Both copies of the program know what is in their database, and listen for what changes.
  expect(await (await other.call('GET', '/contact')).text()).not.toContain('Meersalzfreunde')

  const path = join(await backupFolder(), 'shop.backup')
  await writeBackup(one.databaseUrl, path)
  const written = gunzipSync(await readFile(path)).toString()
  expect(written).toContain('Meersalzfreunde')
  expect(written).not.toContain('verysecret')

  await withBackup(path, (file) => restoreShop(other.databaseUrl, file))
  await expect.poll(async () => (await other.call('GET', '/contact')).text()).toContain('Meersalzfreunde')
  const payments = await other.callAsAdmin('GET', '/api/admin/settings/payments')
  expect(await payments.json()).toMatchObject({ secrets: [], unreadable: ['secretKey'] })
  const again = await other.callAsAdmin('PUT', '/api/admin/settings/payments', { body: { secretKey } })
  expect(await again.json()).toMatchObject({ secrets: ['secretKey'], unreadable: [] })
})
