import { sql } from 'drizzle-orm'
import type { MarketingContact } from '../../src/marketing/contacts/marketing-contact.ts'
import type { Database } from '../../src/server/database/database.ts'
import type { usePanel } from './panel.ts'

/** The contacts behind the panel, and what others do to them meanwhile. */
export function contactsBehind({ asAdmin }: ReturnType<typeof usePanel>) {
  const path = '/api/admin/marketing/contacts'
  const all = () => asAdmin<MarketingContact[]>('GET', `${path}?limit=500`)
  return {
    all,
    make: (businessName: string, more: object = {}) =>
      asAdmin<MarketingContact>('POST', path, { businessName, emailAddress: addressOf(businessName), ...more }),
    change: (id: number, changes: object) => asAdmin<MarketingContact>('PUT', `${path}/${id}`, { ...changes }),
    remove: (id: number) => asAdmin('DELETE', `${path}/${id}`),
  }
}

export const addressOf = (businessName: string) => `${businessName.toLowerCase().replaceAll(/\W/g, '-')}@example.com`

/** Many at once, from Bistro 1 on. */
export const makeBistros = (database: Database, count: number) =>
  database.execute(sql`
    insert into marketing_contacts (business_name, email_address)
    select 'Bistro ' || n, 'bistro' || n || '@example.com' from generate_series(1, ${count}::integer) as n`)
