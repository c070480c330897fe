import { contactExport } from '../../marketing/contacts/marketing-contact.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { formatMailKind } from '../../mail/mail-kinds.ts'
import { orderExport } from '../../sales/order-management/order-export.ts'
import { orderStates } from '../../sales/orders/texts/pl.ts'
import { orderTexts } from '../../sales/orders/texts/pl.ts'
import { personalDataWords } from './personal-data-words.ts'
import { formatAmount, formatMoment } from '../../panel-kit/panel-format.ts'
import type { RecordName } from '../../personal-data/personal-record.ts'

/** The values of fields that have only some, in words. */
const values: Record<string, Partial<Record<string, string>>> = {
  action: personalDataWords.attempts,
  businessType: contactExport.types,
  language: languageNames,
  needsAttention: orderExport.attention,
  paymentStatus: orderStates.payment,
  shippingMethod: orderTexts.shipping,
  shippingStatus: orderStates.shipping,
  standing: contactExport.standings,
  state: personalDataWords.states,
  status: orderStates.status,
}

/** One value as people read it: a word for a state, a moment, yes or no, or just what it is. */
export function formatDatum(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'tak' : 'nie'
  const text = String(value)
  const words = values[name]
  if (words && Object.hasOwn(words, text)) return words[text] ?? text
  if (name === 'kind') return formatMailKind(text)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatMoment(text) : text
}

/** What one wants to know at first sight, in a line or two. */
export function formatShortly(name: RecordName, data: Record<string, unknown>): string | undefined {
  if (name === 'orders')
    return [formatAmount(String(data['total'])), formatDatum('status', data['status'])].join(', ').toLowerCase()
  if (name === 'messages') return String(data['message'])
  if (name === 'applications') return data['publishedAt'] ? 'Widoczne na stronie' : 'Niewidoczne na stronie'
  if (name === 'newsletter') return formatDatum('standing', data['standing'])
  if (name === 'attempts') return formatDatum('action', data['action'])
  if (name === 'mails') return formatDatum('state', data['state'])
  return undefined
}
