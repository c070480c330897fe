import { personalDataWords } from './personal-data-words.ts'
import { contactExport } from '../../marketing/contacts/marketing-contact.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { formatMailKind } from '../../mail/mail-kinds.ts'
import { orderExport } from '../../sales/order-management/order-export.ts'
import { orderStates, orderTexts } from '../../sales/orders/texts/pl.ts'
import { formatAmount, formatMoment } from '../../panel-kit/panel-format.ts'
import type { RecordName } from '../../personal-data/personal-record.ts'

type Held = Record<string, unknown>

const named = (value: Held) =>
  Object.entries(value)
    .filter(([, held]) => !isEmpty(held))
    .map(([name, held]) => ({ name, label: personalDataWords.fields[name] ?? name, held }))

/** All fields of a record that aren't empty. */
export function Facts({ value }: { value: Held }) {
  return (
    <dl className="mt-1 grid gap-x-6 gap-y-1 border-l border-line pl-4 text-xs sm:grid-cols-[minmax(8rem,13rem)_minmax(0,1fr)]">
      {named(value).map(({ name, label, held }) => (
        <div key={name} className="contents">
          <dt className="text-mid">{label}</dt>
          <dd className="mb-1 min-w-0 wrap-anywhere whitespace-pre-wrap sm:mb-0">
            <Value name={name} value={held} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Nested fields, set closer together because they may be deeply nested. */
function Within({ value }: { value: Held }) {
  return (
    <dl>
      {named(value).map(({ name, label, held }) => (
        <div key={name} className={held instanceof Object ? '' : 'flex flex-wrap gap-x-2'}>
          <dt className="text-mid">{label}:</dt>
          <dd className={`min-w-0 wrap-anywhere ${held instanceof Object ? 'border-l border-line pl-3' : ''}`}>
            <Value name={name} value={held} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ name, value }: { name: string; value: unknown }) {
  if (Array.isArray(value))
    return (
      <ol className="space-y-2">
        {value.map((one, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- list items have no id, and their order never changes
          <li key={place}>
            <Value name={name} value={one} />
          </li>
        ))}
      </ol>
    )
  if (value instanceof Object) return <Within value={value as Held} />
  return formatDatum(name, value)
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (value instanceof Object && Object.values(value).every((held) => isEmpty(held)))

/** Labels for the values of enumerated fields. */
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

/** One value as text: a label, a moment, yes or no, or the value itself. */
function formatDatum(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'tak' : 'nie'
  const text = String(value)
  const words = values[name]
  if (words && Object.hasOwn(words, text)) return words[text] ?? text
  if (name === 'kind') return formatMailKind(text)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatMoment(text) : text
}

/** A summary in a line or two. */
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
