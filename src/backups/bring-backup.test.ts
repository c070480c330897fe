import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { tablesAsTexts } from '../../tests/support/all-tables.ts'
import { backupFolder } from '../../tests/support/backups.ts'
import { openS3Server } from '../../tests/support/s3-server.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { readConfig } from '../server/config.ts'
import { createLog } from '../server/log.ts'
import { prepareKey, readSettingsKey } from '../server/secret-box.ts'
import type { Backups } from './backup.ts'
import { keepBackup } from './make-backup.server.ts'

test('a backup that only the bucket has is brought here by the private key, which is kept nowhere; no other key, no damage and no stranger’s name leaves anything behind', async () => {
  const dataFolder = await backupFolder()
  const { bucket: place, disturb } = await openS3Server()
  const privateKey = await generateX25519Identity()
  const bucket = { ...place, publicKeys: [await identityToRecipient(privateKey)] }
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const shop = await openTestShop({ dataFolder, bucket }, undefined, undefined, log)
  const { database, databaseUrl } = shop
  const config = { ...readConfig({}), dataFolder, bucket }
  prepareKey(dataFolder)
  const { name = '' } = (await keepBackup({ config, database, databaseUrl, log }, 'asked')) ?? {}
  const folder = join(dataFolder, 'backups')
  const content = await readFile(join(folder, name))
  await rm(join(folder, name))

  const listed = async () => (await (await shop.callAsAdmin('GET', '/api/admin/backups')).json()) as Backups
  const bring = async (key: string, of = name) => {
    const answer = await shop.callAsAdmin('POST', `/api/admin/backups/${of}/bring`, { body: { privateKey: key } })
    return { status: answer.status, ...((await answer.json()) as { code?: string; fields?: object; error?: string }) }
  }
  expect((await listed()).backups).toMatchObject([{ name, isHere: false }])
  expect(await bring('AGE-SECRET-KEY-1SALT')).toMatchObject({
    code: 'backup_key_unreadable',
    fields: { privateKey: expect.any(String) },
  })
  expect(await bring(await generateX25519Identity())).toMatchObject({ status: 422, code: 'backup_key_wrong' })
  expect((await bring(privateKey, 'salorge-2020-01-01-000000.gz')).status).toBe(404)
  expect((await bring(privateKey, encodeURIComponent('../../x'))).status).toBe(404)
  disturb((asked, answer) => {
    if (asked.method !== 'GET' || !asked.url?.includes(name)) return 'passes'
    answer.writeHead(200).end('age-encryption.org/v1\n-> X25519 cut off')
    return 'taken'
  })
  expect(await bring(privateKey)).toMatchObject({
    status: 503,
    error: 'Kopii nie udało się sprowadzić. Kopia w magazynie jest niepełna albo ktoś ją zmienił. Wybierz inną.',
  })
  let pieces = 0
  disturb((asked, answer) => {
    if (asked.method !== 'GET' || !asked.url?.includes(name)) return 'passes'
    const more = () => {
      pieces += 1
      if (pieces === 200) answer.end()
      else if (answer.write(Buffer.alloc(1_000_000))) setImmediate(more)
      else answer.once('drain', more)
    }
    more()
    return 'taken'
  })
  expect((await bring(privateKey)).status).toBe(503)
  expect(pieces).toBeLessThan(100)
  expect(await readdir(folder)).toEqual([])

  disturb(() => 'passes')
  // As a file has it that the panel or age-keygen made.
  const brought = await bring(`# created: 2026-11-27\n# public key: ${bucket.publicKeys[0]}\n${privateKey}\n`)
  expect(brought).toEqual({ status: 200, settingsKey: 'same' })
  expect(await readdir(folder)).toEqual([name])
  expect((await readFile(join(folder, name))).equals(content)).toBe(true)
  expect((await listed()).backups).toMatchObject([{ name, isHere: true }])
  expect((await shop.callAsAdmin('GET', `/api/admin/backups/${name}/contents`)).status).toBe(200)
  expect(await database.select().from(auditEntries)).toMatchObject([{ action: 'brought', subjectName: name }])
  const written = [...logged, ...(await tablesAsTexts(database)).values()].join('\n').toLowerCase()
  expect(logged.length).toBeGreaterThan(0)
  expect(written).not.toContain(privateKey.toLowerCase())
  expect(written).not.toContain(privateKey.slice(16, 40).toLowerCase())

  // On a new machine there is no key of the settings yet; one that a shop works with stays.
  const key = readSettingsKey(config)
  await rm(join(dataFolder, 'settings.key'))
  expect(await bring(privateKey)).toMatchObject({ settingsKey: 'same' })
  expect(readSettingsKey(config)).toEqual(key)
  await rm(join(dataFolder, 'settings.key'))
  prepareKey(dataFolder)
  const own = readSettingsKey(config)
  expect(await bring(privateKey)).toMatchObject({ settingsKey: 'other' })
  expect(readSettingsKey(config)).toEqual(own)
})
