import { join } from 'node:path'
import { projectFolder } from '../../../scripts/project.ts'
import { comeBy, problemShown, refuse, submit, whole, type States } from './state.ts'

const photo = join(projectFolder, 'docs/pictures/home.webp')
const alert = 'main [role=alert]:not(:empty)'

const choose =
  (kind: 'first' | 'last'): States[string] =>
  async ({ page, go }) => {
    await go('/joinus')
    await page.locator('main section button')[kind]().click()
    await page.locator('main form').waitFor()
  }

/** The site but for the shop: by the path of each page, how it can be. */
export const pageStates: Record<string, States> = {
  '/': {
    whole: whole('/'),
    'with an answer': async ({ page, go }) => {
      await go('/')
      await page.locator('h3 button').first().click()
    },
    'under its menu': async ({ page, go }) => {
      await go('/')
      await page.locator('header button[aria-haspopup=dialog]').click()
      await page.getByRole('dialog').waitFor()
    },
    'whose code is lost': async (visitor) => {
      await visitor.page.route('**/assets/TeamPage-*.js', (route) => route.abort())
      await comeBy(visitor, 'footer a[href="/team"]')
      await visitor.page.locator('a[href="?"]').waitFor()
    },
  },
  '/activities': { whole: whole('/activities') },
  '/team': {
    whole: whole('/team'),
    'without members': async (visitor) => {
      await visitor.page.route(/\/api\/(chefs|restaurants)/, (route) => route.fulfill({ json: [] }))
      await comeBy(visitor, 'footer a[href="/team"]')
      await visitor.page.locator('h2 ~ * a[href="/joinus"], section a[href="/joinus"]').first().waitFor()
    },
    'that nobody answers': async (visitor) => {
      await refuse(visitor.page, '**/api/**')
      await comeBy(visitor, 'footer a[href="/team"]')
      await visitor.page.locator(alert).first().waitFor()
    },
  },
  '/cooperation': { whole: whole('/cooperation') },
  '/contact': {
    whole: whole('/contact'),
    'filled in wrongly': async ({ page, go }) => {
      await go('/contact')
      await page.locator('[name=email]').fill('nobody')
      await submit(page)
      await problemShown(page)
    },
    sent: async ({ page, go }) => {
      await go('/contact')
      await page.route('**/api/contact*', (route) => route.fulfill({ status: 201, json: { success: true } }))
      await page.locator('[name=name]').fill('Anna')
      await page.locator('[name=email]').fill('anna@example.com')
      await page.locator('[name=message]').fill('Dzień dobry.')
      await submit(page)
      await page.locator('main output:not(:empty)').waitFor()
    },
    refused: async ({ page, go }) => {
      await go('/contact')
      await refuse(page, '**/api/contact*')
      await page.locator('[name=name]').fill('Anna')
      await page.locator('[name=email]').fill('anna@example.com')
      await page.locator('[name=message]').fill('Dzień dobry.')
      await submit(page)
      await page.locator(alert).waitFor()
    },
  },
  '/joinus': {
    whole: whole('/joinus'),
    'with a chef’s photo': async (visitor) => {
      await choose('first')(visitor)
      await visitor.page.locator('[name=photo]').setInputFiles(photo)
      await visitor.page.locator('figure img').waitFor()
    },
    'filled in wrongly by a restaurant': async (visitor) => {
      await choose('last')(visitor)
      await submit(visitor.page)
      await problemShown(visitor.page)
    },
    'of who has applied already': async (visitor) => {
      const { page } = visitor
      await page.route('**/api/restaurants/*', (route) => route.fulfill({ json: { exists: true } }))
      await choose('last')(visitor)
      for (const name of ['organizationName', 'address', 'description'])
        await page.locator(`form [name=${name}]`).fill('Sól')
      await page.locator('form [name=email]').fill('anna@example.com')
      await submit(page)
      await problemShown(page)
    },
  },
  '/success': { 'of a chef': whole('/success'), 'of a restaurant': whole('/success?type=restaurant') },
  '/imprint': { whole: whole('/imprint') },
  '/terms': { whole: whole('/terms') },
  '/delivery': { whole: whole('/delivery') },
  '/privacy': { whole: whole('/privacy') },
  '/withdrawal': { whole: whole('/withdrawal') },
  '/guarantee': { whole: whole('/guarantee') },
  '/stored': { whole: whole('/stored') },
  '/accessibility': {
    whole: whole('/accessibility'),
    'that nobody answers': async (visitor) => {
      await refuse(visitor.page, '**/api/**')
      await comeBy(visitor, 'footer a[href="/accessibility"]')
      await visitor.page.locator('a[href="?"]').waitFor()
    },
  },
  '/$': { 'that there is not': whole('/no-such-page') },
}
