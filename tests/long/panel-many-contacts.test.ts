// In the long matrix because it takes 100,000 contacts. The gate ticks across pages of fewer (tests/e2e/panel-contact-selection.test.ts).
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../support/database.ts'
import { addManyContacts } from '../support/many-contacts.ts'
import { usePanel } from '../support/panel.ts'

const many = 100_000
const { url, drop } = await createTestDatabase('ready')
const pool = new pg.Pool({ connectionString: url, max: 1 })
await addManyContacts(pool, many)
await pool.end()
// Hooks of afterwards run backwards: the program ends before its database does.
afterAll(drop)
const panel = usePanel({ DATABASE_URL: url })

test('with 100,000 contacts and all of them ticked, a tick is shown within a tenth of a second', async () => {
  const page = await panel.open('tab=marketing')
  await page.getByText(/^Zaznaczonych: 0 \/ 100\s000$/).waitFor()
  await page.getByRole('button', { name: 'Zaznacz wszystkie' }).click()
  await page.getByText(/^Zaznaczonych: 100\s000 \/ 100\s000$/).waitFor()
  const times = await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const measured = []
    for (const box of [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')].slice(0, 40)) {
      await painted()
      const start = performance.now()
      box.click()
      await painted()
      measured.push(performance.now() - start)
      if (box.checked) throw new Error('the tick is still there')
    }
    return measured.toSorted((a, b) => a - b)
  })
  await page.getByText(/^Zaznaczonych: 99\s960 \/ 100\s000$/).waitFor()
  // In the middle of forty: that the machine stood still for some of them says nothing.
  expect(times[20]).toBeLessThan(100)

  // One by one, so that it is also counted each time who would get the message.
  const longest = []
  for (let place = 40; place < 45; place += 1) {
    const counted = page.waitForResponse('**/api/admin/marketing/audience*')
    const tick = page.evaluateHandle((which) => {
      const tasks: number[] = []
      const watching = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      )
      watching.observe({ type: 'longtask' })
      document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')[which]?.click()
      return tasks
    }, place)
    await counted
    await page.getByText(new RegExp(`^z\\s99\\s${959 - (place - 40)} zaznaczonych$`)).waitFor()
    longest.push(await (await tick).evaluate((tasks) => Math.max(0, ...tasks)))
  }
  // That the machine stood still once says nothing.
  expect(longest.toSorted((a, b) => a - b)[2], longest.join(', ')).toBeLessThan(200)

  // The last of a thousand pages, with what is ticked there.
  await page.getByRole('link', { name: 'Strona 1000' }).click()
  await expect.poll(() => page.url()).toContain('page=1000')
  await page.getByRole('rowheader', { name: /\s1\b/ }).first().waitFor()
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThanOrEqual(100)
})
