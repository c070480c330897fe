import { expect, test } from 'vitest'
import { demoPaymentTexts } from '../../src/i18n/demo-payment.ts'
import { languages } from '../../src/kernel/language.ts'
import { useBrowser } from '../support/browser.ts'
import { findingsOn } from '../support/findings.ts'
import { useDatabase, useProgram } from '../support/program.ts'
import { startPayment } from '../support/unpaid-order.ts'

const { visit } = useBrowser()

const { url: databaseUrl, database } = await useDatabase()
const program = useProgram({ DATABASE_URL: databaseUrl })

test.for(languages)(
  'the demonstration in %s is a page that anybody can use, on a phone and a desk',
  async (language) => {
    const texts = await demoPaymentTexts.load(language)
    for (const width of [320, 1440]) {
      const { url } = await startPayment(database, {}, { language })
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
      const { url, sessionId } = await startPayment(database, {}, { language: 'en' })
      const page = await visit(`${program.origin}${url}`, { javaScriptEnabled }, /status of 404/)
      await page.getByRole('button', { name: texts[wish], exact: true }).click()
      await page.waitForURL(`${program.origin}/checkout/success?session_id=${sessionId}&lang=en`)
      await page.goto(`${program.origin}${url}`)
      await page.getByRole('heading', { level: 1, name: texts[wish === 'pay' ? 'paid' : 'declined'].heading }).waitFor()
    }
  },
)
