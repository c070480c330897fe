import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPaymentTexts } from '../../src/i18n/demo-payment.ts'
import { languages } from '../../src/kernel/language.ts'
import { connectDatabase, type DatabaseConnection } from '../../src/server/database.ts'
import { createLog } from '../../src/server/log.ts'
import { useBrowser } from '../support/browser.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase } from '../support/database.ts'
import { findingsOn } from '../support/findings.ts'
import { startProgram, type Program } from '../support/program.ts'
import { startPayment } from '../support/unpaid-order.ts'

const { visit } = useBrowser()

let program: Program
let connection: DatabaseConnection
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await createDataFolder()
  const { url, drop } = await createTestDatabase('ready')
  connection = connectDatabase(url, createLog('silent'))
  program = await startProgram(folder.path, { DATABASE_URL: url })
  closers.push(program.stop, connection.close, drop, folder.remove)
})
afterAll(async () => {
  for (const close of closers) await close()
})

test.for(languages)(
  'the demonstration in %s is a page that anybody can use, on a phone and a desk',
  async (language) => {
    const texts = await demoPaymentTexts.load(language)
    for (const width of [320, 1440]) {
      const { url } = await startPayment(connection.database, {}, { language })
      const page = await visit(`${program.origin}${url}`, { viewport: { width, height: 800 }, locale: 'it' })
      await page.getByRole('heading', { level: 1, name: texts.heading }).waitFor()
      expect(await findingsOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: texts.back, exact: true }).click()
      await page.waitForURL(`${program.origin}/checkout`)
    }
  },
)

test.for([true, false])(
  'one press leads on to the shop, from where the session is over (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const texts = await demoPaymentTexts.load('en')
    for (const wish of ['pay', 'decline'] as const) {
      const { url, sessionId } = await startPayment(connection.database, {}, { language: 'en' })
      const page = await visit(`${program.origin}${url}`, { javaScriptEnabled }, /status of 404/)
      await page.getByRole('button', { name: texts[wish], exact: true }).click()
      await page.waitForURL(`${program.origin}/checkout/success?session_id=${sessionId}&lang=en`)
      await page.goto(`${program.origin}${url}`)
      await page.getByRole('heading', { level: 1, name: texts[wish === 'pay' ? 'paid' : 'declined'].heading }).waitFor()
    }
  },
)
