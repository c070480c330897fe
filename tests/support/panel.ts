import type { BrowserContextOptions, Page } from 'playwright-core'
import { actAsAdmin } from './administrator.ts'
import { useBrowser } from './browser.ts'
import { adminPassword } from './database.ts'
import { useDatabase, useProgram } from './program.ts'

type Body = Record<string, unknown> | FormData

/** The built program with an administrator in a browser, for the tests of a file. */
export function usePanel(settings: Record<string, string> = {}) {
  const program = useProgram({ ADMIN_PASSWORD: adminPassword, ...settings })
  const browser = useBrowser()
  // One for all calls: each signing in takes the time of a password.
  const session: { administrator?: ReturnType<typeof actAsAdmin> } = {}
  /** A call as the administrator's own program would make it, beside the browser. */
  async function asAdmin<Answer>(method: string, path: string, body?: Body): Promise<Answer> {
    session.administrator ??= actAsAdmin(program)
    const { call } = await session.administrator
    const answer = await call(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? undefined : await answer.json()) as Answer
  }

  return {
    program,
    asAdmin,
    visit: browser.visit,
    /** A browser that is signed in, at this place of the panel, such as `tab=orders`. */
    async open(
      asked: string,
      options: BrowserContextOptions = {},
      expected?: RegExp,
      prepare?: (page: Page) => Promise<unknown>,
    ): Promise<Page> {
      const pairs = (await actAsAdmin(program)).Cookie.split('; ').map((pair) => pair.split('='))
      const cookies = pairs.map(([name = '', value = '']) => ({ name, value, url: program.origin }))
      const page = await browser.visit('about:blank', options, expected)
      await page.context().addCookies(cookies)
      await prepare?.(page)
      await page.goto(`${program.origin}/admin?${asked}`)
      return page
    },
  }
}

/** The same, and a way into its database for what the panel can't bring about. */
export async function usePanelAndDatabase(settings: Record<string, string> = {}) {
  const { url, database } = await useDatabase()
  return { panel: usePanel({ DATABASE_URL: url, ...settings }), database }
}

/** The toast that is shown just now. */
export const toastOn = (page: Page) => page.getByRole('region', { name: /^Powiadomienia/ }).getByRole('listitem')
