import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { tightestLooks, accessibilityProblems } from '../axe.ts'
import { usePanelAndDatabase } from '../panel.ts'
import { fillPanel, panelStates } from './panel.ts'
import { refuse, unavailable } from './state.ts'
import { isForRelease, onlyForRelease } from '../release.ts'

// What browsers say by themselves of calls that fail, and of letters shown in a frame.
export const complaints = /status of \d+|sandboxed|target origin provided/
export const still = { reducedMotion: 'reduce' } as const

const office = new Set([
  'reviews',
  'withdrawals',
  'invoices',
  'statements',
  'reports',
  'packaging',
  'abroad',
  'messages',
  'mails',
  'privacy',
  'legal',
  'settings',
  'backups',
  'pictures',
  'words',
  'status',
  'audit',
  'account',
  'administrators',
])
const sales = new Set(['today', 'packing', 'stock', 'products', 'orders', 'discounts', 'shipping', 'boxes', 'zones'])
const belongs: Record<'sales' | 'people' | 'office', (tab: string) => boolean> = {
  sales: (tab) => sales.has(tab),
  office: (tab) => office.has(tab),
  people: (tab) => !sales.has(tab) && !office.has(tab),
}

/** Lists and forms as others have them: a release looks at these, too. */
const alike = new Set(['account', 'audit', 'backups', 'legal', 'pictures', 'status', 'words', 'boxes', 'zones', 'team'])

const unseen = onlyForRelease(
  'the gate looks at each place with what it holds, and uses the rest in the journeys through the panel',
)

const calls = /\/api\/admin\/(?!session)/

async function isLoaded(page: Page): Promise<void> {
  await page.locator('[role=tab]').first().waitFor()
  await page
    .getByText(/^Ładowanie/)
    .first()
    .waitFor({ state: 'detached' })
}

/** Looks at all that a third of the panel's places can show: a file of tests for each third lets them run side by side. */
export async function testPlaces(third: keyof typeof belongs) {
  const { panel, database } = await usePanelAndDatabase()
  beforeAll(() => fillPanel(panel, database))

  const places = Object.keys(panelStates).filter(belongs[third])
  const lookedAt = places.filter((tab) => isForRelease || !alike.has(tab))
  test.for(lookedAt)('anybody can use %s with what it holds', async (tab) => {
    const page = await panel.open(`tab=${tab}`, still, complaints)
    await isLoaded(page)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test.for(places)('anybody can use %s while it waits, and when nobody answers', unseen, async (tab) => {
    const held: Route[] = []
    const page = await panel.open(`tab=${tab}`, still, complaints, (opened) =>
      opened.route(calls, (route) => void held.push(route)),
    )
    await page.locator('[role=tab]').first().waitFor()
    expect(await accessibilityProblems(page, tightestLooks), 'waiting').toEqual([])
    await refuse(page, calls)
    await Promise.all(held.map((route) => route.fulfill(unavailable)))
    await isLoaded(page)
    expect(await accessibilityProblems(page, tightestLooks), 'refused').toEqual([])
  })

  const own = places.flatMap((tab) =>
    Object.entries(panelStates[tab] ?? {}).map(([state, { asked = '', show }]) => ({ tab, state, asked, show })),
  )
  test.for(own)('anybody can use $tab: $state', unseen, async ({ tab, asked, show }) => {
    const page = await panel.open(`tab=${tab}${asked}`, still, complaints)
    await isLoaded(page)
    await show?.(page)
    expect(await accessibilityProblems(page, tightestLooks)).toEqual([])
  })
  return panel
}
