import type { Page } from 'playwright-core'

/** React has taken over everything that can be pressed or filled in, also what comes with code of its own. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('header button, main button, main input, main textarea, main select')].every(
      (control) => Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  )
