import { paymentsTexts } from '../../src/sales/payments/texts.ts'
import { test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { useDatabase, useProgram } from '../support/program.ts'
import { startPayment } from '../support/unpaid-order.ts'

const { visit } = useBrowser()

const { url: databaseUrl, database } = await useDatabase()
const program = useProgram({ DATABASE_URL: databaseUrl })

test.for([true, false])(
  'one press leads on to the shop, from where the session is over (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const texts = (await paymentsTexts.load('en')).demoPayment
    const page = await visit('about:blank', { javaScriptEnabled }, /status of 404/)
    for (const choice of ['pay', 'decline'] as const) {
      const { url, sessionId } = await startPayment(database, {}, { language: 'en' })
      await page.goto(`${program.origin}${url}`)
      await page.getByRole('button', { name: texts[choice], exact: true }).click()
      await page.waitForURL(`${program.origin}/checkout/success?session_id=${sessionId}&lang=en`)
      await page.goto(`${program.origin}${url}`)
      await page
        .getByRole('heading', { level: 1, name: texts[choice === 'pay' ? 'paid' : 'declined'].heading })
        .waitFor()
    }
  },
)
