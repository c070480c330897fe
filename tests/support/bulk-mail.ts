import type { Page } from 'playwright-core'
import type { Campaign } from '../../src/marketing/campaigns/campaign.ts'
import { contactsBehind } from './contacts.ts'
import type { usePanel } from './panel.ts'

type Panel = ReturnType<typeof usePanel>

/** Puts contacts on the list, each with its name before an address at example.com, and gives their ids. */
export async function makeContacts(panel: Panel, names: string[], more: object = {}): Promise<number[]> {
  const { make } = contactsBehind(panel)
  const ids: number[] = []
  for (const name of names) ids.push((await make(name, more)).id)
  return ids
}

export const campaignsOf = (panel: Panel) => panel.asAdmin<Campaign[]>('GET', '/api/admin/marketing/campaigns?limit=50')

export const newestOf = async (panel: Panel): Promise<Campaign> => {
  const [newest] = await campaignsOf(panel)
  if (!newest) throw new Error('no campaign yet')
  return newest
}

/** As another window of the panel would. */
export const start = (panel: Panel, contactIds: number[]) =>
  panel.asAdmin<{ campaignId: number }>('POST', '/api/admin/marketing/send-bulk-email', { contactIds })

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Wyślij do/ })
export const question = (page: Page) => page.getByRole('alertdialog')

/** Presses the real button and agrees. */
export async function sendToAll(page: Page): Promise<void> {
  await sendButton(page).click()
  await question(page)
    .getByRole('button', { name: /^Wyślij do/ })
    .click()
}

/** The newest entry of the history. */
export const newestEntry = (page: Page) =>
  page.getByRole('region', { name: 'Historia kampanii' }).getByRole('article').first()
