import { beforeAll, expect, test } from 'vitest'
import { troublesOn } from '../findings.ts'
import { usePanelAndDatabase } from '../panel.ts'
import { anyState, fillPanel, panelStates, prepare } from './panel.ts'

// What browsers say by themselves of calls that fail, and of letters shown in a frame.
export const complaints = /status of \d+|sandboxed|target origin provided/
export const still = { reducedMotion: 'reduce' } as const

const office = new Set(['withdrawals', 'invoices', 'messages', 'mails', 'privacy', 'audit', 'account'])
const sales = new Set(['products', 'orders', 'discounts', 'shipping'])
const belongs: Record<'sales' | 'people' | 'office', (tab: string) => boolean> = {
  sales: (tab) => sales.has(tab),
  office: (tab) => office.has(tab),
  people: (tab) => !sales.has(tab) && !office.has(tab),
}

/** Looks at all that a third of the panel's places can show: a file of tests for each third lets them run side by side. */
export async function testPlaces(third: keyof typeof belongs) {
  const { panel, database } = await usePanelAndDatabase()
  beforeAll(() => fillPanel(panel, database))

  const all = Object.entries(panelStates)
    .filter(([tab]) => belongs[third](tab))
    .flatMap(([tab, own]) =>
      Object.entries({ ...anyState, ...own }).map(([state, { asked = '', show }]) => ({ tab, state, asked, show })),
    )

  test.for(all)('anybody can use $tab: $state', async ({ tab, state, asked, show }) => {
    const page = await panel.open(`tab=${tab}${asked}`, still, complaints, (opened) => prepare(opened, state))
    await page.locator('[role=tab]').first().waitFor()
    if (state !== 'that it waits')
      await page
        .getByText(/^Ładowanie/)
        .first()
        .waitFor({ state: 'detached' })
    await show?.(page)
    expect(await troublesOn(page)).toEqual([])
  })
  return panel
}
