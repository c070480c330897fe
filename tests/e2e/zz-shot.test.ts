import { test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'
const { visit } = useBrowser()
const program = useProgram()
test('shots', async () => {
  const a = await visit(`${program.origin}/terms?lang=pl`)
  await a.screenshot({ path: '/tmp/e-terms-desk.png' })
  await a.evaluate(() => window.scrollTo(0, 1e6))
  await a.screenshot({ path: '/tmp/e-terms-foot.png' })
  const b = await visit(`${program.origin}/withdrawal?lang=fr`, { viewport: { width: 390, height: 844 } })
  await b.screenshot({ path: '/tmp/e-withdrawal-phone.png', fullPage: true })
  await a.pdf({ path: '/tmp/e-terms.pdf', format: 'A4' })
}, 60000)
