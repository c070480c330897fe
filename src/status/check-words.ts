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
