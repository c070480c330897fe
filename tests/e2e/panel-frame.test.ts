import { expect, test } from 'vitest'
import { chef } from '../support/applications.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { adminPassword } from '../support/database.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
/** How wide the workplace is. */
const onlyInPanel = '100rem'
const refused = /status of 401/

test('the panel is signed in to by keyboard alone, and greets; its address stays when the page begins anew', async () => {
  const page = await panel.visit(`${panel.program.origin}/admin`, {}, refused)
  await page.getByLabel('Nazwa użytkownika').waitFor()
  await page.getByLabel('Nazwa użytkownika').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Nazwa użytkownika jest wymagana').waitFor()
  await page.getByText('Hasło jest wymagane').waitFor()
  await page.keyboard.type('admin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await toastOn(page).filter({ hasText: 'Błąd logowania' }).waitFor()
  await expect.poll(() => page.getByText('Nieprawidłowa nazwa użytkownika lub hasło.').count()).toBeGreaterThan(0)
  // The focus is where it can be put right.
  await page.keyboard.press('Control+A')
  await page.keyboard.type(adminPassword)
  // Neither the answer nor the page that follows it comes before somebody has seen what is shown until then.
  const [waiting, welcome] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/admin/login', (route) => waiting.promise.then(() => route.continue()))
  await page.route(`${panel.program.origin}/admin`, (route) => welcome.promise.then(() => route.continue()))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Logowanie...' }).waitFor()
  waiting.resolve()
  await toastOn(page).filter({ hasText: 'Zalogowano pomyślnie' }).waitFor()
  welcome.resolve()
  await page.getByText('Witaj, admin', { exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('salorge-admin'))).toBe('{"username":"admin"}')

  await page.getByRole('tab', { name: 'Produkty' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('[role=tab]:focus', { hasText: 'Zamówienia' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toMatch(/tab=orders/)
  await page.reload()
  await page.getByRole('tab', { name: 'Zamówienia', selected: true }).waitFor()
  await page.goBack()
  // Where one begins: no tab is chosen then.
  await page.getByRole('heading', { name: 'Dzisiaj', level: 2 }).waitFor()
  expect(await page.getByRole('tab', { selected: true }).count()).toBe(0)

  const more = page.getByRole('button', { name: 'Więcej' })
  await more.press('Enter')
  await page.keyboard.press('Tab')
  await page.locator('a:focus', { hasText: 'Przelewy' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('button:focus', { hasText: 'Więcej' }).waitFor()
  await page.getByRole('link', { name: 'Dokumenty prawne' }).waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await page.locator('#panel-menu a').last().focus()
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Dokumenty prawne' }).waitFor({ state: 'hidden' })
  await more.press('Enter')
  await page.getByRole('link', { name: 'Dziennik zmian' }).press('Enter')
  await expect.poll(() => page.url()).toMatch(/tab=audit/)
  await page.getByRole('link', { name: 'Dokumenty prawne' }).waitFor({ state: 'hidden' })

  // Pressed by hand, a tab has no frame around it.
  await page.getByRole('tab', { name: 'Rabaty' }).click()
  await page.getByRole('tab', { name: 'Rabaty', selected: true }).waitFor()
  expect(await page.getByRole('tab', { name: 'Rabaty' }).evaluate((tab) => getComputedStyle(tab).outlineStyle)).toBe(
    'none',
  )
  // On a phone all that isn't a tab stands in one row.
  await page.setViewportSize({ width: 390, height: 844 })
  const heightOf = (name: string) =>
    page.getByRole('navigation', { name }).evaluate((row) => row.getBoundingClientRect().height)
  await expect.poll(() => heightOf('Narzędzia')).toBeLessThan(50)
  await more.click()
  await page.getByRole('link', { name: 'Konto' }).waitFor()
})

test(
  'the greeting stands right beside the logo, on a phone, a tablet and a desk',
  onlyForRelease('it is an ornament'),
  async () => {
    const page = await panel.open('tab=customers')
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const out = await page.getByRole('button', { name: 'Wyloguj się' }).boundingBox()
      const logo = await page.getByRole('link', { name: 'Salorge, strona główna' }).boundingBox()
      expect((out?.x ?? 0) + (out?.width ?? 0)).toBeGreaterThan(width - 40)
      expect(out?.y).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0))
    }
  },
)

test(
  'on a phone the row of tabs fades where it goes on, and the chosen tab is in sight',
  onlyForRelease('it is an ornament'),
  async () => {
    // One application waits: its mark comes beside a tab when the others stand there already.
    const application = new FormData()
    application.set('data', JSON.stringify(chef))
    await fetch(`${panel.program.origin}/api/chefs`, { method: 'POST', body: application })
    const page = await panel.open('tab=products', { viewport: { width: 390, height: 844 } })
    const row = page.getByRole('tablist', { name: 'Panel' })
    const fades = () =>
      row.evaluate((list) => {
        const { maskImage } = getComputedStyle(list)
        return [list.hasAttribute('data-more-before'), list.hasAttribute('data-more-after'), maskImage !== 'none']
      })
    await expect.poll(fades).toEqual([false, true, true])
    const { promise: isTime, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/admin/members/statistics*', async (route) => {
      await isTime
      await route.continue()
    })
    await page.goto(`${panel.program.origin}/admin?tab=marketing`)
    await page.getByRole('tab', { name: 'Marketing', selected: true }).waitFor()
    await expect.poll(fades).toEqual([true, false, true])
    letGo()
    await page.getByText('1 zgłoszenie czeka').waitFor()
    await expect.poll(fades).toEqual([true, false, true])
    const inSight = () =>
      page.getByRole('tab', { name: 'Marketing' }).evaluate((tab) => {
        const [own, around] = [tab.getBoundingClientRect(), (tab.parentElement as HTMLElement).getBoundingClientRect()]
        return own.left >= around.left && own.right <= around.right + 1
      })
    await expect.poll(inSight).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(fades).toEqual([false, false, false])
  },
)

test('signing out ends the session on the server; a session that has ended is said when the panel is opened, once', async () => {
  const page = await panel.open('tab=customers', {}, refused)
  await page.getByText('Nie ma jeszcze klientów').waitFor()
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await toastOn(page).filter({ hasText: 'Wylogowano pomyślnie' }).waitFor()
  await page.getByLabel('Nazwa użytkownika').waitFor()
  const remembered = () => page.evaluate(() => localStorage.getItem('salorge-admin'))
  expect(await remembered()).toBeNull()
  const session = await page.context().request.get(`${panel.program.origin}/api/admin/session`)
  expect(session.status()).toBe(401)

  await page.evaluate(() => localStorage.setItem('salorge-admin', '{"username":"admin"}'))
  await page.reload()
  await page.getByText('Sesja wygasła. Zaloguj się ponownie.').waitFor()
  expect(await remembered()).toBeNull()
  await page.reload()
  await page.getByLabel('Hasło').waitFor()
  await expect.poll(() => page.getByText('Sesja wygasła').count()).toBe(0)
})

test('a session that has ended gives the focus back to what had it, once one has signed in again', async () => {
  const page = await panel.open('tab=marketing', {}, refused)
  await page.getByLabel('Nazwa firmy').fill('Pod Solą')
  await page.getByLabel('Adres e-mail').fill('pod-sola@example.com')
  // Whatever else is still asked for would find the session ended sooner than the button.
  await page.route('**/api/admin/marketing/contacts?*', async (route) => {
    if (route.request().method() === 'POST') await panel.asAdmin('DELETE', '/api/admin/sessions')
    await route.continue()
  })
  await page.getByRole('button', { name: 'Dodaj kontakt' }).press('Enter')
  await page.getByText('Sesja wygasła. Zaloguj się ponownie.').waitFor()
  await page.unroute('**/api/admin/marketing/contacts?*')
  await page.getByLabel('Hasło').fill(adminPassword)
  await page.keyboard.press('Enter')
  await toastOn(page).filter({ hasText: 'Zalogowano pomyślnie' }).waitFor()
  await page.locator('button:focus', { hasText: 'Dodaj kontakt' }).waitFor()
  await page.keyboard.press('Enter')
  await toastOn(page).filter({ hasText: 'Kontakt został dodany' }).waitFor()
})

test('the panel has files of its own, and no public page loads one of them or a style of theirs', async () => {
  const document = await (await fetch(`${panel.program.origin}/admin`)).text()
  const files = [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file as string)
  expect(files.length).toBe(2)
  for (const file of files) expect(file).toMatch(/^\/assets\/panel\//)
  for (const path of ['/', '/store', '/checkout', '/team']) {
    const page = await (await fetch(`${panel.program.origin}${path}`)).text()
    expect(page).not.toContain('/assets/panel/')
    const styles = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1]
    const written = await (await fetch(`${panel.program.origin}${styles}`)).text()
    expect(written).toContain('.bg-violet')
    expect(written).not.toContain(onlyInPanel)
  }
  const ofPanel = files.find((file) => file.endsWith('.css'))
  expect(await (await fetch(`${panel.program.origin}${ofPanel}`)).text()).toContain(onlyInPanel)
})

test('a server that can’t tell of the session, or a part of the panel that can’t be fetched, says so, and the way on works', async () => {
  const complaints = /status of 503|Failed to load|Failed to fetch|ERR_FAILED|dynamically imported/
  const page = await panel.open('tab=customers', {}, complaints)
  await page.route('**/api/admin/session*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Przerwa.', error: 'Przerwa.' } }),
  )
  await page.reload()
  await page.getByText('Sesja wygasła. Zaloguj się ponownie.').waitFor()
  await page.getByText('Przerwa.').waitFor()
  await page.unroute('**/api/admin/session*')
  await page.getByRole('button', { name: 'Sprawdź ponownie' }).click()
  await page.getByText('Nie ma jeszcze klientów').waitFor()

  await page.route('**/assets/panel/PanelWorkspace*', (route) => route.abort())
  await page.reload()
  await page.getByText('Tej części panelu nie udało się pokazać.').waitFor()
  await page.unroute('**/assets/panel/PanelWorkspace*')
  await page.getByRole('button', { name: 'Wczytaj panel ponownie' }).click()
  await page.getByText('Nie ma jeszcze klientów').waitFor()
})

test.for([
  ['/admin', 200],
  ['/admin/login', 200],
  ['/admin/anything', 404],
] as const)('%s answers %i, and nobody searches for it', async ([path, status]) => {
  const answer = await fetch(`${panel.program.origin}${path}`)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain('noindex')
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
})
