import type { Page } from 'playwright-core'
import { linkTo } from '../orders.ts'
import { placePaid } from '../withdrawals.ts'
import { problemShown, refuse, submit, whole, type States, type Visitor } from './state.ts'

async function fillIn(page: Page) {
  await page.locator('[name=name]').fill('Anna Nowak')
  await page.locator('[name=orderNumber]').fill('S-2026-000123')
  await page.locator('[name=email]').fill('anna@example.com')
}

/** The second step, before it is confirmed. */
async function review({ page, go }: Visitor) {
  await go('/withdraw')
  await fillIn(page)
  await page.locator('[name=goods]').fill('Fleur de Sel')
  await page.locator('[name=remark]').fill('Za dużo zamówione')
  await submit(page)
  await page.locator('main blockquote').waitFor()
}

const confirm = (page: Page) => page.locator('main blockquote ~ div button').first().click()

/** Where anybody withdraws from a contract. */
export const withdrawalStates: Record<string, States> = {
  '/withdraw': {
    whole: whole('/withdraw'),
    'filled in wrongly': async ({ page, go }) => {
      await go('/withdraw')
      await submit(page)
      await problemShown(page)
    },
    'to be confirmed': review,
    declared: async (visitor) => {
      await review(visitor)
      await visitor.page.route('**/api/withdrawals*', (route) =>
        route.fulfill({ status: 201, json: { declaredAt: '2026-11-23T16:05:00.000Z', email: 'anna@example.com' } }),
      )
      await confirm(visitor.page)
      await visitor.page.locator('main h2:focus').waitFor()
    },
    'that nobody answers': async (visitor) => {
      await review(visitor)
      await refuse(visitor.page, '**/api/withdrawals*')
      await confirm(visitor.page)
      await visitor.page.locator('main [role=alert] strong').waitFor()
    },
    'for an order, declared': async ({ page, go, database, language }) => {
      const { id } = await placePaid(database, { language, shippingStatus: 'shipped' })
      const { token } = await linkTo(database, id)
      await go(`/withdraw#order=${token}`)
      await submit(page)
      await page.locator('main blockquote').waitFor()
      await confirm(page)
      await page.locator('main blockquote').waitFor({ state: 'detached' })
    },
    'for an order that there is not': async ({ page, go }) => {
      await go(`/withdraw#order=${'x'.repeat(43)}`)
      await page.locator('main [role=alert]:not(:empty)').first().waitFor()
    },
  },
}
