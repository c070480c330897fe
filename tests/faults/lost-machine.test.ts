import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { openBucket } from '../../src/backups/bucket/open-bucket.server.ts'
import { readConfig } from '../../src/server/config.ts'
import { backupFolder } from '../support/backups.ts'
import { anna } from '../support/checkouts.ts'
import { runCommand } from '../support/command.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { startProgram, type Program } from '../support/program.ts'
import { openS3Server, variablesOf } from '../support/s3-server.ts'

const password = 'paludier-1972'

async function newFolder(): Promise<string> {
  const { path, remove } = await createDataFolder()
  onTestFinished(remove)
  return path
}

async function open(dataFolder: string, more: Record<string, string>) {
  const program = await startProgram(dataFolder, { ADMIN_PASSWORD: password, ...more })
  onTestFinished(async () => void (await program.stop()))
  return program
}

async function ask(program: Program, method: string, path: string, body?: object, Cookie = '') {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Cookie }
  const answer = await fetch(program.origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const said = (await answer.json()) as Record<string, unknown>
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`)
  return { said, cookie: answer.headers.getSetCookie().join('; ') }
}

const signIn = async (program: Program) =>
  (await ask(program, 'POST', '/api/admin/login', { username: 'admin', password })).cookie

/** Buys two packets and pays for them on the demonstration's page. */
async function buy(program: Program) {
  const order = { cart: [{ id: 2, quantity: 2 }], shippingAddress: { ...anna, email: 'maria@example.com' } }
  const { said } = await ask(program, 'POST', '/api/store/create-checkout-session', order)
  const page = new URL(String(said['url']))
  await fetch(program.origin + page.pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: 'pay' }),
  })
  await ask(program, 'GET', `/api/store/checkout-sessions/${page.pathname.split('/').at(-1)}`)
}

const ordersOf = async (program: Program, cookie: string) =>
  (await ask(program, 'GET', '/api/admin/orders', undefined, cookie)).said as unknown as Record<string, unknown>[]

test('a machine is thrown away: from the bucket and the private key alone comes back the shop, with paid orders and secrets', async () => {
  const { bucket, folder: inBucket } = await openS3Server()
  const privateKey = await generateX25519Identity()
  const variables = variablesOf({ ...bucket, publicKeys: [await identityToRecipient(privateKey)] })

  const lost = await newFolder()
  const before = await open(lost, variables)
  const cookie = await signIn(before)
  await ask(before, 'PUT', '/api/admin/settings/carrier', { mapToken: 'token-of-the-carrier' }, cookie)
  await buy(before)
  const [order] = await ordersOf(before, cookie)
  expect(order).toMatchObject({ paymentStatus: 'paid' })
  const file = join(await backupFolder(), 'salorge-2026-11-27-0500.gz')
  expect((await runCommand(['backup', file], { DATA_DIR: lost })).code).toBe(0)
  await openBucket(readConfig({ DATA_DIR: lost, ...variables }))?.put('salorge-2026-11-27-0500.gz', file)
  await before.stop()
  await rm(lost, { recursive: true })
  expect(readdirSync(join(inBucket, 'salt', 'shop')).length).toBeGreaterThan(1)

  const { BACKUP_PUBLIC_KEY: _, ...known } = variables
  const folder = await newFolder()
  const settings = { DATA_DIR: folder, ...known }
  const listed = await runCommand(['restore', '--list'], settings)
  expect(listed.said).toMatch(/^salorge-2026-11-27-0500\.gz {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}\d+\.\d MB\n$/)

  const another = await runCommand(['restore', '--from-bucket'], settings, await generateX25519Identity())
  expect(another).toMatchObject({ code: 1, said: expect.stringContaining('doesn’t open this backup') as string })
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
  const asWord = await runCommand(['restore', '--from-bucket', privateKey], settings)
  expect(asWord).toMatchObject({ code: 1, said: expect.stringMatching(/^Say: /) as string })

  const keyFile = join(await backupFolder(), 'key.txt')
  await writeFile(keyFile, `# created: 2026-11-27\n${privateKey}\n`)
  const restored = await runCommand(['restore', '--from-bucket', '--key-file', keyFile], settings)
  expect(restored.said).toContain('settings.key is in its place')
  expect(restored.said).not.toContain(privateKey)
  expect(restored.code).toBe(0)
  expect(readdirSync(folder).filter((name) => name.startsWith('from-bucket'))).toEqual([])

  const after = await open(folder, {})
  const again = await signIn(after)
  const [found] = await ordersOf(after, again)
  expect(found).toMatchObject({ id: order?.['id'], total: order?.['total'], paymentStatus: 'paid' })
  const carrier = await ask(after, 'GET', '/api/admin/settings/carrier', undefined, again)
  expect(carrier.said).toMatchObject({ secrets: ['mapToken'], unreadable: [] })
})
