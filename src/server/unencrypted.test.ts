import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { leavesUnencrypted, unencryptedConnections } from './unencrypted.ts'

describe('what others on the network could read is known by its address', () => {
  test.for([
    'postgres://salorge:secret@db.example.com/salorge',
    'postgres://salorge:secret@10.0.0.7:5432/salorge',
    'postgresql://salorge:secret@[fd00::7]/salorge?sslmode=disable',
    'postgres://salorge:secret@localhost/salorge?host=db.example.com',
    'postgres://salorge:secret@127.0.0.1.example.com/salorge',
    'http://payments.example.com',
    'http://192.168.1.7:9000/bucket',
    'smtp://mail.example.com:25',
    'smtp://localhost.example.com',
  ])('%s', (url) => expect(leavesUnencrypted(url)).toBe(true))
})

describe('what is encrypted or stays on this machine is not warned of', () => {
  test.for([
    'postgres://salorge:secret@db.example.com/salorge?sslmode=verify-full',
    'postgres://salorge:secret@db.example.com/salorge?sslmode=no-verify',
    'postgres://salorge:secret@db.example.com/salorge?ssl=true',
    'postgres://salorge:secret@127.0.0.1:5432/salorge',
    'postgres://salorge:secret@[::1]/salorge',
    'postgres://salorge:secret@db.example.com/salorge?host=/run/postgresql',
    'postgres://salorge:secret@database:5432/salorge',
    'http://localhost:12111',
    'http://127.0.0.53',
    'http://s3:9000/bucket',
    'https://api.example.com',
    'smtps://mail.example.com:465',
    'smtp://user:secret@mail.example.com:587',
    'smtp://localhost:25',
  ])('%s', (url) => expect(leavesUnencrypted(url)).toBe(false))
})

test('each such connection of the shop is named once, with its remedy and without its password', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://salorge:database-secret@db.example.com/salorge',
    STRIPE_SECRET_KEY: 'sk_live_payment-secret',
    STRIPE_API_URL: 'http://payments.example.com',
    SMTP_URL: 'smtp://mail.example.com:25',
    BACKUP_S3_URL: 'http://s3.example.com',
    BACKUP_S3_BUCKET: 'shop',
    BACKUP_S3_ACCESS_KEY: 'shop',
    BACKUP_S3_SECRET_KEY: 'bucket-secret',
  })
  const found = unencryptedConnections(config)
  expect(found.map(({ to, host }) => [to, host])).toEqual([
    ['database', 'db.example.com'],
    ['payments', 'payments.example.com'],
    ['mail', 'mail.example.com:25'],
    ['backups', 's3.example.com'],
  ])
  for (const { sentence } of found) expect(sentence).toMatch(/isn't encrypted.*(sslmode=verify-full|https|smtps)/)
  expect(JSON.stringify(found)).not.toContain('secret')
  expect(unencryptedConnections(readConfig({}))).toEqual([])
})
