import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../../tests/support/data-folder.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { noteMailTaken } from '../mail/mail-taken.server.ts'
import { mailServerOf } from '../mail/mailer.server.ts'
import { noteBackup } from '../server/backup/note-backup.ts'
import { readConfig } from '../server/config.ts'
import { reachMilestone } from '../server/milestones.ts'
import { readConfiguration } from '../settings/configuration.server.ts'
import { linesOf, openingLines, type Opening, type ShopFacts } from './opening.ts'

const read = async (shop: TestShop) => (await (await shop.callAsAdmin('GET', '/api/admin/opening')).json()) as Opening
const linesIn = async (shop: TestShop) =>
  (await read(shop)).lines.filter(({ isAnswered }) => !isAnswered).map(({ line }) => line)
const put = (shop: TestShop, path: string, body: object) =>
  shop.callAsAdmin('PUT', `/api/admin/opening/${path}`, { body })

const ready: ShopFacts = {
  seller: { isExample: false, hasTaxNumber: true, hasPhone: true },
  hasLegalDrafts: false,
  hasExampleContent: false,
  hasCountryWithoutRate: false,
  mail: 'tried',
  payments: 'live',
  isWebhookSeen: true,
  isHttps: true,
  hasBackup: true,
  hasSecondFactor: true,
}

describe('a line stands there until it is true', () => {
  test('and of a shop that has everything only what the program can not know', () => {
    expect(linesOf(ready)).toEqual(['vat_rates'])
    const bare: ShopFacts = {
      seller: { isExample: true, hasTaxNumber: false, hasPhone: false },
      hasLegalDrafts: true,
      hasExampleContent: true,
      hasCountryWithoutRate: true,
      mail: 'outbox',
      payments: 'demo',
      isWebhookSeen: false,
      isHttps: false,
      hasBackup: false,
      hasSecondFactor: false,
    }
    const others = new Set<string>(['mail_untried', 'payments_closed', 'payments_test', 'webhook'])
    expect(linesOf(bare)).toEqual(openingLines.filter((line) => !others.has(line)))
    expect(linesOf({ ...ready, mail: 'untried', payments: 'test', isWebhookSeen: false })).toEqual([
      'vat_rates',
      'mail_untried',
      'payments_test',
      'webhook',
    ])
  })

  test('who sells, once that is somebody', async () => {
    const shop = await openTestShop()
    const sold = ['example_seller', 'tax_number', 'phone']
    expect(await linesIn(shop)).toEqual(expect.arrayContaining(sold))
    const save = async (values: object) =>
      expect((await shop.callAsAdmin('PUT', '/api/admin/settings/seller', { body: values })).status).toBe(200)
    await save({
      legalName: 'Salz e.V.',
      register: 'VR 1234 KI',
      street: 'Salzgasse 1',
      officeEmail: 'amt@example.de',
      taxNumber: '',
      phone: '',
    })
    expect((await linesIn(shop)).filter((line) => sold.includes(line))).toEqual(['tax_number', 'phone'])
    await save({ taxNumber: '5260250274', phone: '+49 431 123456' })
    expect((await linesIn(shop)).filter((line) => sold.includes(line))).toEqual([])
  })

  test('a letter that the mail server took counts until the settings of mail are saved anew', async () => {
    const { path: dataFolder, remove } = await createDataFolder()
    onTestFinished(remove)
    const shop = await openTestShop({ dataFolder })
    const ofMail = async () => (await linesIn(shop)).filter((line) => line.startsWith('mail'))
    const save = async (values: object) =>
      expect((await shop.callAsAdmin('PUT', '/api/admin/settings/mail', { body: values })).status).toBe(200)
    const send = async () => {
      const config = await readConfiguration(shop.database, { ...readConfig({}), dataFolder })
      await noteMailTaken(shop.database, { server: mailServerOf(config.mail) })
    }
    expect(await ofMail()).toEqual(['mail_server'])
    await save({ host: 'mail.example.com', username: 'shop', password: 'geheim' })
    expect(await ofMail()).toEqual(['mail_untried'])
    await send()
    expect(await ofMail()).toEqual([])
    await save({ password: 'noch geheimer' })
    expect(await ofMail()).toEqual(['mail_untried'])
    await send()
    expect(await ofMail()).toEqual([])
    // Nothing of the password is noted.
    expect(JSON.stringify((await shop.database.execute(sql`select * from milestones`)).rows)).not.toContain('geheim')
  })

  test('a backup from the first, also from before a restore; a second factor of every owner and an https address at once', async () => {
    const shop = await openTestShop({ publicUrl: 'https://salt.example.com' })
    expect(await linesIn(shop)).toEqual(expect.arrayContaining(['backup', 'second_factor']))
    expect(await linesIn(shop)).not.toContain('https')
    const said: string[] = []
    await noteBackup(shop.databaseUrl, 'shop.gz 1200', (line) => said.push(line))
    await shop.database.execute(
      sql`insert into code_apps (administrator_id, secret, last_step) select id, 'sealed', 0 from administrators`,
    )
    await shop.database.execute(
      sql`insert into administrators (username, password_hash, role) values ('jan', '-', 'packer')`,
    )
    const left = await linesIn(shop)
    for (const gone of ['backup', 'second_factor']) expect(left).not.toContain(gone)
    await shop.database.execute(sql`delete from milestones`)
    expect(await linesIn(shop)).toContain('backup')
    await shop.database.execute(
      sql`insert into restores (backup_made_at, is_continued, series, left_since) values (now(), true, '[]', 0)`,
    )
    expect(await linesIn(shop)).not.toContain('backup')

    // Where nothing can be noted, the backup is as good.
    await shop.database.execute(sql`drop table milestones`)
    expect(said).toEqual([])
    await noteBackup(shop.databaseUrl, 'shop.gz 1200', (line) => said.push(line))
    expect(said).toEqual(['The panel will not hear of it (relation "milestones" does not exist).'])
  })

  test('Stripe is heard once news come that are signed by the present secret', async () => {
    const secret = 'whsec_of_the_shop'
    const stripe = { secretKey: 'sk_test_of_the_shop', webhookSecret: secret, apiUrl: undefined }
    const shop = await openTestShop({ payments: 'stripe', stripe })
    const news = (signedBy: string) => {
      const body = JSON.stringify({ id: 'evt_1', type: 'product.created', data: { object: { id: 'prod_1' } } })
      const at = Math.floor(Date.now() / 1_000)
      const signature = createHmac('sha256', signedBy).update(`${at}.${body}`).digest('hex')
      const headers = { 'Stripe-Signature': `t=${at},v1=${signature}`, 'Content-Type': 'application/json' }
      return shop.call('POST', '/api/webhooks/stripe', { body, headers })
    }
    expect((await news('whsec_of_somebody')).status).toBe(400)
    expect(await linesIn(shop)).toEqual(expect.arrayContaining(['payments_test', 'webhook']))
    expect((await news(secret)).status).toBe(200)
    expect(await linesIn(shop)).not.toContain('webhook')
    await shop.database.execute(sql`update milestones set detail = 'of another secret'`)
    expect(await linesIn(shop)).toContain('webhook')
  })
})

describe('an administrator', () => {
  test('answers for a line, for everybody, and takes it back; for what the program sees itself nobody answers', async () => {
    const shop = await openTestShop()
    for (const round of [1, 2]) {
      expect((await put(shop, 'line', { line: 'vat_rates', isAnswered: true })).status, `${round}`).toBe(204)
      expect(await linesIn(shop)).not.toContain('vat_rates')
    }
    expect((await read(shop)).lines).toContainEqual({ line: 'vat_rates', isAnswered: true })
    await put(shop, 'line', { line: 'vat_rates', isAnswered: false })
    expect(await linesIn(shop)).toContain('vat_rates')
    for (const line of ['backup', 'no_such', 7, null])
      expect((await put(shop, 'line', { line, isAnswered: true })).status).toBe(422)
  })

  test('goes through the set-up, in any order and by turns; with its last step the link of the first start is void', async () => {
    const shop = await openTestShop()
    await shop.database.execute(
      sql`insert into setup_links (administrator_id, purpose) select id, 'first_start' from administrators`,
    )
    const outcomes = async () => (await read(shop)).steps.map(({ outcome }) => outcome)
    expect(await outcomes()).toEqual([null, null, null, null, null])
    await reachMilestone(shop.database, 'own_administrator')
    await put(shop, 'step', { step: 'mail', outcome: 'skipped' })
    expect(await outcomes()).toEqual(['done', null, null, 'skipped', null])
    await put(shop, 'step', { step: 'mail', outcome: 'done' })
    for (const step of ['seller', 'languages', 'payments', 'administrator']) {
      expect((await shop.database.execute(sql`select from setup_links`)).rowCount).toBe(1)
      await put(shop, 'step', { step, outcome: 'skipped' })
    }
    expect(await outcomes()).toEqual(['done', 'skipped', 'skipped', 'done', 'skipped'])
    expect((await shop.database.execute(sql`select from setup_links`)).rowCount).toBe(0)
    expect((await put(shop, 'step', { step: 'overview', outcome: 'done' })).status).toBe(422)
  })
})
