import { beforeAll, describe, expect, test } from 'vitest'
import { findingsOn, troublesOn } from '../support/findings.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { anyState, fillPanel, panelStates, prepare } from '../support/states/panel.ts'

const { panel, database } = await usePanelAndDatabase()
beforeAll(() => fillPanel(panel, database), 60_000)

// What browsers say by themselves of calls that fail, and of letters shown in a frame.
const complaints = /status of \d+|sandboxed|target origin provided/

test('every place of the panel is among them', async () => {
  const page = await panel.open('tab=account')
  await page.getByRole('tab').first().waitFor()
  const tabs = await page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.dataset['name']))
  const views = await page
    .locator('header nav a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('tab')))
  expect(Object.keys(panelStates).toSorted()).toEqual([...tabs, ...views].toSorted())
})

const still = { reducedMotion: 'reduce' } as const
const all = Object.entries(panelStates).flatMap(([tab, own]) =>
  Object.entries({ ...anyState, ...own }).map(([state, { asked = '', show }]) => ({ tab, state, asked, show })),
)

describe('anybody can use the panel', () => {
  test.for(all)('$tab: $state', async ({ tab, state, asked, show }) => {
    const page = await panel.open('tab=account', still, complaints)
    await prepare(page, state)
    await page.goto(`${panel.program.origin}/admin?tab=${tab}${asked}`)
    await page.locator('[role=tab]').first().waitFor()
    if (state !== 'that it waits')
      await page
        .getByText(/^Ładowanie/)
        .first()
        .waitFor({ state: 'detached' })
    await show?.(page)
    expect(await troublesOn(page)).toEqual([])
  })

  test.for(['order', 'slip'])('a sheet to be printed: %s', async (name) => {
    const page = await panel.open(`print=${name}&order=3`, still, complaints)
    await page
      .getByText(/S-\d{4}/)
      .first()
      .waitFor()
    expect(await findingsOn(page)).toEqual([])
  })

  test.for(['/admin', '/admin/login'])('the door: %s, and who is turned away there', async (path) => {
    const page = await panel.visit(`${panel.program.origin}${path}`, still, complaints)
    await page.getByLabel('Nazwa użytkownika').waitFor()
    expect(await troublesOn(page)).toEqual([])
    await page.getByLabel('Nazwa użytkownika').fill('nikt')
    await page.getByLabel('Hasło').fill('nie to')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').first().waitFor()
    expect(await troublesOn(page)).toEqual([])
  })
})
