import { plural } from '../i18n/plural.ts'
import type { KsefFigures } from './facts.ts'
import type { CheckName } from './status.ts'

export const titles: Record<CheckName, string> = {
  clock: 'Zegar i usuwanie starych danych',
  restore: 'Przywracanie z kopii',
  mail: 'Poczta',
  backup: 'Kopia zapasowa',
  proof: 'Próba odtworzenia kopii',
  bucket: 'Kopia poza serwerem',
  disk: 'Dysk',
  payments: 'Połączenie z płatnościami',
  carrier: 'Połączenie z przewoźnikiem',
  ksef: 'Faktury w\u00A0KSeF',
  unsettled: 'Zamówienia i wpłaty',
  certificate: 'Certyfikat strony',
  connections: 'Szyfrowanie połączeń',
  jobs: 'Zadania w tle',
  database: 'Baza danych',
  event_loop: 'Szybkość programu',
}

export const stripeProblems = {
  refused: 'Stripe odrzuca klucz: nikt nie zapłaci.',
  forbidden: 'Klucz nie pozwala przyjmować płatności.',
  unreachable: 'Stripe nie odpowiada.',
}

const toCarrierSettings = { text: 'Sprawdź przewoźnika', place: { tab: 'settings', part: 'carrier' } }
export const carrierProblems = {
  refused: {
    state: 'bad',
    found: 'InPost odrzuca klucz albo numer organizacji: nie ma etykiet.',
    next: toCarrierSettings,
  },
  unreachable: {
    state: 'attention',
    found: 'InPost nie odpowiada. Etykiety powstaną same, gdy wróci.',
    next: toCarrierSettings,
  },
} as const

export const mailProblems: Record<string, string> = {
  unreachable: 'nie odpowiada',
  encryption: 'nie szyfruje',
  password: 'złe hasło',
  passwordMissing: 'brak hasła',
}

const documents = plural('pl', { one: '# dokument', few: '# dokumenty', many: '# dokumentów', other: '# dokumentu' })
const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** What isn't in KSeF yet; undefined: everything is, or nothing goes there. */
export function ksefCheck(figures: KsefFigures | null) {
  if (!figures) return undefined
  const { refused, late, due, dueOn, isNotAdmitted } = figures
  const next = { text: 'Zobacz dokumenty', place: { tab: 'invoices', ksef: 'open' } }
  const parts = [
    isNotAdmitted ? 'KSeF nie wpuszcza sklepu: sprawdź certyfikat' : '',
    refused > 0 ? `odrzucono: ${documents(refused)}` : '',
    due > 0 ? `termin mija dziś albo minął: ${documents(due)}` : '',
    late > 0 ? `od ponad godziny bez numeru: ${documents(late)}` : '',
  ].filter(Boolean)
  if (parts.length === 0) return { state: 'good' as const, found: 'Dokumenty są w\u00A0drodze.' }
  const until = dueOn !== null && due === 0 ? ` Najbliższy termin: ${dueOn.split('-').toReversed().join('.')}.` : ''
  const isBad = refused > 0 || due > 0 || isNotAdmitted
  return {
    state: isBad ? ('bad' as const) : ('attention' as const),
    found: `${asSentence(parts.join('; '))}${until}`,
    next,
  }
}
