import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { endOf } from '../months/invoice-month.ts'

/** The whole month as one file, and what is in it. */
export function MonthForAccountant({ month, now }: { month: string; now: Date }) {
  const isOver = endOf(month) <= now
  return (
    <section aria-labelledby="for-accountant" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 id="for-accountant" className="text-lg">
          Dla księgowości
        </h3>
        <ExportButton path="/api/admin/invoices/month" asked={{ month }} isEmpty={false}>
          Pobierz miesiąc
        </ExportButton>
      </div>
      <p className="mt-2 max-w-prose text-sm text-mid">
        {'Jeden plik ZIP ze wszystkim, czego księgowość potrzebuje ze sklepu. Zakupy i\u00A0deklarację ma ona sama.'}
        {!isOver &&
          ' Ten miesiąc jeszcze trwa: plik pokaże stan na teraz, więc pobierz go ponownie, gdy miesiąc się skończy.'}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm @2xl:grid-cols-2">
        {files.map(([name, words]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="mt-0.5 max-w-prose text-mid">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const files = [
  ['czytaj-to', 'Co jest w\u00A0każdym pliku, sumy słowami i\u00A0o\u00A0czym decyduje księgowość. Zacznij od niego.'],
  ['faktury', 'Tabela jak w\u00A0„Eksportuj CSV”: każdy dokument i\u00A0każda sprzedaż bez faktury.'],
  ['podsumowanie', 'Sumy według stawek. Ostatni wiersz sprawdza, czy wszystkie pliki zgadzają się co do grosza.'],
  [
    'sprzedaz-bez-faktury',
    'Kto, co, kiedy i\u00A0jak zapłacił. Potrzebne, gdy nie masz kasy rejestrującej, bo sprzedajesz wysyłkowo; kolumna „Uwagi” mówi, co w\u00A0to zwolnienie nie wchodzi.',
  ],
  [
    'jpk-v7m-sprzedaz',
    'Ewidencja sprzedaży do JPK_V7M (XML i\u00A0tabela), z\u00A0numerem KSeF albo znacznikiem w\u00A0każdym wierszu. Program księgowy wczytuje ją i\u00A0dodaje zakupy. Tylko dla sprzedawcy z\u00A0polskim NIP.',
  ],
  [
    'jpk-fa',
    'Faktury miesiąca jako JPK_FA, na żądanie urzędu. Jest, gdy w\u00A0„Ustawienia, Księgowość” podano urząd i\u00A0siedzibę.',
  ],
] as const
