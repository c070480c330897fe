import { byteOrderMark } from '../../../kernel/csv.ts'
import { printMoney, type Money } from '../../../kernel/money.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import type { Seller } from '../invoice.ts'
import { remarksOf, type Evidence } from '../evidence/sales-evidence.ts'
import { endOf } from './invoice-month.ts'
import type { reckon } from './print-month-sums.ts'

interface Facts {
  month: string
  writtenAt: Date
  seller: Seller
  taxOffice: string
  keepsBuyers: boolean
  files: string[]
  hasDocuments: boolean
  reckoned: ReturnType<typeof reckon>
  evidence: Evidence[]
}

const shown = (amount: Money) => `${printMoney(amount).replace('.', ',')} zł`

/** What each file of the month is, in plain words, and where the accountant has to decide. Files are named by how their names begin. */
const fileWords: Record<string, string> = {
  'faktury-':
    'każdy dokument i każda sprzedaż bez faktury, wiersz dla każdej stawki. Arkusz kalkulacyjny otwiera go wprost.',
  'podsumowanie-': 'sumy miesiąca według stawek i to, jak zgadzają się z JPK. Ostatni wiersz ma pokazywać 0,00.',
  'sprzedaz-bez-faktury-':
    'co sprzedano bez faktury, komu, za ile i jak zapłacono. To ewidencja, której wymaga zwolnienie z kasy rejestrującej dla sprzedaży wysyłkowej.',
  'jpk-v7m-sprzedaz-':
    'ewidencja sprzedaży do JPK_V7M(3) jako plik XML i jako tabela o tych samych kolumnach. Bez deklaracji i bez zakupów: te ma program księgowy, który ten plik wczytuje i łączy ze swoimi danymi.',
  'jpk-fa-': 'JPK_FA z fakturami miesiąca. Wysyła się go tylko na żądanie urzędu.',
}

/** The letter that lies with the files. */
export function writeMonthGuide(facts: Facts): string {
  const { month, writtenAt, seller, taxOffice, keepsBuyers, files, hasDocuments, reckoned, evidence } = facts
  const isOver = endOf(month) <= writtenAt
  const isPolish = seller.taxNumber?.country === 'PL'
  const isThere = (beginning: string) => files.some((file) => file.startsWith(beginning))
  const remarked = evidence.filter((one) => remarksOf(one).length > 0)
  const described = Object.entries(fileWords)
    .filter(([beginning]) => isThere(beginning))
    .map(([beginning, words]) => `- ${files.filter((file) => file.startsWith(beginning)).join(', ')}: ${words}`)
  const { total, registered, elsewhere, difference } = reckoned
  const lines = [
    `Miesiąc ${month} dla księgowości: ${seller.name}`,
    `Sporządzono ${shownInPoland(writtenAt)}.`,
    ...(isOver
      ? []
      : ['', 'MIESIĄC JESZCZE TRWA: te pliki pokazują stan na teraz. Pobierz je ponownie, gdy się skończy.']),
    '',
    'PLIKI',
    ...described,
    '',
    'SUMY',
    `Razem miesiąc: netto ${shown(total.net)}, VAT ${shown(total.vat)}, brutto ${shown(total.gross)}.`,
    `Z tego w ewidencji JPK_V7M: ${shown(registered)}; poza nią (OSS): ${shown(elsewhere.gross)}; różnica ${shown(difference)}.`,
    '',
    'JAK TO CZYTAĆ',
    '- Sprzedaż należy do miesiąca, w którym przyszła zapłata. Zwrot i korekta należą do miesiąca, w którym je wykonano lub wystawiono.',
    '- Sprzedaż bez faktury jest w JPK wierszem za każdy dzień (SBF/data, typ WEW, znacznik DI); zwroty osobno (ZW).',
    '- Faktura do sprzedaży ujętej już w poprzednim miesiącu ma obok siebie wiersz WEW ze znakiem minus, więc podatek jest raz. Kto woli, koryguje tamten miesiąc zamiast tego.',
    '- Znacznik każdego wiersza (numer KSeF, OFF, BFK albo DI) jest z chwili sporządzenia. Wiersz OFF lub DI faktury poprawia się, gdy dostanie numer KSeF.',
    '- WSTO_EE: sprzedaż do konsumenta w innym państwie Unii z polskim VAT. O znaczniku decyduje księgowość.',
    '- Kodów GTU nie ma: sól ich nie potrzebuje. Dokumentów próbnych (DEMO) nie ma w żadnym pliku.',
    ...(isPolish ? [] : ['- Sprzedawca nie ma polskiego NIP, dlatego plików JPK tu nie ma.']),
    ...(isPolish && !isThere('jpk-v7m-')
      ? ['- Ewidencja JPK_V7M(3) obowiązuje od lutego 2026; dla wcześniejszych miesięcy jej tu nie ma.']
      : []),
    ...(isThere('jpk-v7m-') && taxOffice === ''
      ? ['- Kodu urzędu skarbowego nie podano (Ustawienia, Księgowość): wpisuje go program księgowy.']
      : []),
    ...(isPolish && hasDocuments && !isThere('jpk-fa-')
      ? [
          '- JPK_FA tu nie ma: brakuje kodu urzędu skarbowego albo województwa, powiatu i gminy siedziby (Ustawienia, Księgowość).',
        ]
      : []),
    '',
    'ZWOLNIENIE Z KASY REJESTRUJĄCEJ (poz. 41 załącznika do rozporządzenia MF z 17.12.2024, do końca 2027)',
    '- Obejmuje to, co wysłano i za co całą zapłatę dostano przez pocztę, bank lub SKOK, gdy z ewidencji wynika, czego dotyczyła i kto kupił (z adresem).',
    '- Czy karta, BLIK i operator płatności to zapłata „za pośrednictwem banku”, o tym decyduje księgowość; organy podatkowe zwykle to przyjmowały.',
    remarked.length === 0
      ? '- Żadna sprzedaż tego miesiąca nie ma uwag.'
      : `- Uwaga: wierszy, które w to zwolnienie nie wchodzą albo nie mają danych nabywcy: ${remarked.length} (kolumna „Uwagi”).`,
    ...(keepsBuyers
      ? []
      : [
          '- Sklep nie zachowuje danych nabywcy, gdy ktoś poprosi o ich usunięcie. Kto korzysta ze zwolnienia, włącza to w Ustawieniach, Księgowość.',
        ]),
    '',
    'To nie jest porada podatkowa.',
    '',
  ]
  return byteOrderMark + lines.join('\r\n')
}
