import type { Page } from 'playwright-core'

/** Waits until React has hydrated every control, including those with code of their own. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('header button, main button, main input, main textarea, main select')].every(
      (control) => Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  )
