import type { Page } from 'playwright-core'
import { toastOn } from './panel.ts'

// What the marketing tab's list and form show, by the words that people see.

export const field = (page: Page, name: string) =>
  page.getByRole('form', { name: /kontakt/ }).getByLabel(new RegExp(`^${name}\\s*(opcjonalnie)?\\s*$`))
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Zaznacz ${name}`, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()
export const selected = (page: Page, text: string) => page.getByText(`Zaznaczonych: ${text}`, { exact: true }).waitFor()
export const save = (page: Page) => page.keyboard.press('Control+S')
