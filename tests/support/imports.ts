import { asc } from 'drizzle-orm'
import type { ImportReport } from '../../src/marketing/import/contact-import.ts'
import { marketingContacts } from '../../src/marketing/contacts/marketing-contacts.table.ts'
import type { TestShop } from './shop.ts'

type Content = string | Uint8Array<ArrayBuffer>

/** The form that the panel sends. */
export function importForm(content: Content, consent?: string): FormData {
  const form = new FormData()
  form.set('csvFile', new File([content], 'lista.csv', { type: 'text/csv' }))
  if (consent !== undefined) form.set('consent', consent)
  return form
}

export const importPath = '/api/admin/marketing/import-csv'

/** Imports a file as the administrator does. */
export async function importFile(
  shop: TestShop,
  content: Content,
  { consent, ...asked }: { consent?: string; preview?: 'true'; update?: 'true' } = {},
) {
  const path = `${importPath}?${new URLSearchParams(asked)}`
  const answer = await shop.callAsAdmin('POST', path, { body: importForm(content, consent) })
  return { status: answer.status, answer: (await answer.json()) as ImportReport & { code?: string; error?: string } }
}

/** All contacts, as they came. */
export const contactsIn = ({ database }: TestShop) =>
  database.select().from(marketingContacts).orderBy(asc(marketingContacts.id))
