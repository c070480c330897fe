import { expect, test } from 'vitest'
import { axeViolations, accessibilityProblems } from '../support/axe.ts'
import { panelStates } from '../support/states/panel.ts'
import { complaints, still, testPlaces } from '../support/states/panel-places.ts'

const panel = await testPlaces('office')

test('every place of the panel is among those looked at', async () => {
  const page = await panel.open('tab=account')
  await page.getByRole('tab').first().waitFor()
  const tabs = await page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.dataset['name']))
  const views = await page
    .locator('header nav a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('tab')))
  // Boxes and zones are reached from the tab of the rates.
  expect(Object.keys(panelStates).toSorted()).toEqual([...tabs, ...views, 'boxes', 'zones'].toSorted())
})

test.for(['order', 'slip'])('anybody can use a sheet to be printed: %s', async (name) => {
  const page = await panel.open(`print=${name}&order=3`, still, complaints)
  await page
    .getByText(/S-\d{4}/)
    .first()
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test.for(['/admin', '/admin/login'])('anybody can use the door, and be turned away there: %s', async (path) => {
  const page = await panel.visit(`${panel.program.origin}${path}`, still, complaints)
  await page.getByLabel('Nazwa użytkownika').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel('Nazwa użytkownika').fill('nikt')
  await page.getByLabel('Hasło').fill('nie to')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
