import { plural } from '../../i18n/plural.ts'
import { formatDay } from '../../panel-kit/panel-format.ts'
import type { Waiting, WaitName } from '../today.ts'

interface Words {
  label: string
  /** Where it is done. */
  asked: Record<string, string>
}

export const waitWords: Record<WaitName, Words> = {
  attention: { label: 'Zamówienia, które wymagają uwagi', asked: { tab: 'orders', needsAttention: 'true' } },
  withdrawals: { label: 'Oświadczenia o odstąpieniu', asked: { tab: 'withdrawals' } },
  toPack: { label: 'Do spakowania', asked: { tab: 'packing' } },
  unpaid: { label: 'Nieopłacone', asked: { tab: 'orders', unpaid: 'true' } },
  invoices: { label: 'Faktury do potwierdzenia', asked: { tab: 'invoices' } },
  messages: { label: 'Wiadomości bez odpowiedzi', asked: { tab: 'messages' } },
  reviews: { label: 'Opinie do przeczytania', asked: { tab: 'reviews' } },
  applications: { label: 'Nowe zgłoszenia członków', asked: { tab: 'members', show: 'waiting' } },
  materials: { label: 'Członkowie bez materiałów', asked: { tab: 'members', show: 'materials' } },
  requests: { label: 'Prośby o dane osobowe', asked: { tab: 'privacy' } },
  failedMails: { label: 'Listy, które nie wyszły', asked: { tab: 'mails', state: 'failed' } },
  lowStock: { label: 'Produkty na wyczerpaniu', asked: { tab: 'products' } },
}

const formatMinutes = plural('pl', { one: '# minuty', few: '# minut', many: '# minut', other: '# minuty' })
const formatHours = plural('pl', { one: '# godziny', few: '# godzin', many: '# godzin', other: '# godziny' })
const formatDays = plural('pl', { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })

const minute = 60_000
const [hour, day] = [60 * minute, 24 * 60 * minute]

/** "od 3 dni": whole minutes, hours up to two days, then days. */
export function formatAge(since: string, now: Date): string {
  const age = now.getTime() - Date.parse(since)
  if (age < minute) return 'krócej niż minutę'
  if (age < hour) return `od ${formatMinutes(Math.floor(age / minute))}`
  if (age < 2 * day) return `od ${formatHours(Math.floor(age / hour))}`
  return `od ${formatDays(Math.floor(age / day))}`
}

const formatLate = plural('pl', {
  one: '# po terminie',
  few: '# po terminie',
  many: '# po terminie',
  other: '# po terminie',
})

/** How long it waits and until when the law lets it wait. */
export function formatWaiting({ count, since, dueOn, overdue }: Waiting, now: Date): string {
  const age = since && `${count === 1 ? 'czeka' : 'najstarsze czeka'} ${formatAge(since, now)}`
  const due = dueOn && `najbliższy termin ${formatDay(`${dueOn}T12:00Z`)}`
  return [age, due, overdue > 0 && formatLate(overdue)].filter(Boolean).join(', ')
}

const percent = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 0 })

/** The sums of thirty days beside each other, in grosze. */
export function formatChange(now: number, before: number): string {
  if (now === before) return 'tyle samo co 30 dni wcześniej'
  // Of nothing there is no part.
  if (before <= 0) return `${now > before ? 'więcej' : 'mniej'} niż 30 dni wcześniej`
  const change = Math.round((Math.abs(now - before) / before) * 100)
  if (change === 0) return 'prawie tyle samo co 30 dni wcześniej'
  return `o ${percent.format(change)}% ${now > before ? 'więcej' : 'mniej'} niż 30 dni wcześniej`
}
