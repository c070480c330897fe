import type { AuditSubject } from '../../audit/audit-entry.ts'

type Place = Record<string, string>

const places: Partial<Record<AuditSubject, (id: string) => Place>> = {
  product: (id) => ({ tab: 'products', edit: id }),
  order: (id) => ({ tab: 'orders', order: id }),
  discount_code: (id) => ({ tab: 'discounts', edit: id }),
  shipping_rate: (id) => ({ tab: 'shipping', edit: id }),
  team_member: (id) => ({ tab: 'team', edit: id }),
  withdrawal: () => ({ tab: 'withdrawals', show: 'all' }),
  marketing_contact: (id) => ({ tab: 'marketing', edit: id }),
}

/** Where in the panel a thing is opened, if it has a place there. */
export const subjectLink = (subject: AuditSubject, id: string): Place | undefined => places[subject]?.(id)
