import type { BrowserContextOptions, Page } from 'playwright-core'
import { toastOn, type usePanel } from './panel.ts'

/** The dialog of an order, opened by its address, once all of it is there. */
export async function openOrder(
  panel: ReturnType<typeof usePanel>,
  { id }: { id: number },
  options: BrowserContextOptions = {},
  expected?: RegExp,
): Promise<Page> {
  const page = await panel.open(`tab=orders&order=${id}`, options, expected)
  await section(page, 'Historia').waitFor()
  return page
}

export const dialogOn = (page: Page) => page.getByRole('dialog')
export const section = (page: Page, name: string) => dialogOn(page).getByRole('region', { name, exact: true })
export const field = (page: Page, name: string) =>
  dialogOn(page).getByLabel(new RegExp(String.raw`^${name}(\s*opcjonalnie)?$`))
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What a section says, with plain blanks. */
export const textOf = async (page: Page, name: string) =>
  (await section(page, name).innerText()).replaceAll('\u00A0', ' ')

/** A toast has said this. */
export const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()
