import { expect, test } from 'vitest'
import { orderNumbersIn } from './order-numbers-in.ts'
import { readAmount } from './read-amount.ts'
import { readStatement } from './read-statement.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** The older sets have Polish letters at other places. */
const inSet = (text: string, letters: Record<string, number>) =>
  Uint8Array.from([...text], (letter) => letters[letter] ?? letter.codePointAt(0) ?? 0)
const windows1250 = { ą: 0xb9, ł: 0xb3, ó: 0xf3, ś: 0x9c, ń: 0xf1, ę: 0xea, ż: 0xbf, ź: 0x9f, Ł: 0xa3, Ó: 0xd3 }
const latin2 = { ...windows1250, ą: 0xb1, ś: 0xb6, ź: 0xbc }

const account = '27114020040000300201355387'
const jan = { bookedOn: '2026-11-24', amount: 12_345, title: 'Zamówienie S-2026-000123', sender: 'JAN ŻÓŁĆ' }

const files: Record<string, string> = {
  'PKO BP': `"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","","",""
"2026-11-24","2026-11-24","Przelew na konto","+123.45","PLN","+1000.00","Rachunek nadawcy: 27 1140 2004 0000 3002 0135 5387","Nazwa nadawcy: JAN  ŻÓŁĆ","Adres nadawcy: UL. SOLNA 1","Tytuł: Zamówienie S-2026-000123",""
"2026-11-24","2026-11-24","Płatność kartą","-12.00","PLN","+988.00","Tytuł: SKLEP","Lokalizacja: Kraj: POLSKA","","",""
`,
  mBank: `mBank S.A. Bankowość Detaliczna;
Skrytka Pocztowa 2108;
#Waluta;#Wpływy;#Wydatki;
PLN;123,45;-12,00;
#Data księgowania;#Data operacji;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;
2026-11-24;2026-11-23;PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY;"Zamówienie  S-2026-000123";"JAN ŻÓŁĆ";'${account}';123,45;1 000,00;
2026-11-24;2026-11-24;OPŁATA;"Prowizja";"  ";'';-12,00;988,00;
;;;;;;#Saldo końcowe;988,00;
Niniejszy dokument sporządzono na podstawie art. 7.
`,
  Santander: `30-11-2026,01-11-2026,'66 1090 1883 0000 0001 5438 0216,STOWARZYSZENIE SALORGE,PLN,"900,00","988,00",2,
24-11-2026,24-11-2026,Zamówienie S-2026-000123,JAN ŻÓŁĆ,'27 1140 2004 0000 3002 0135 5387,"123,45","1000,00",1,
24-11-2026,24-11-2026,Prowizja,,,"-12,00","988,00",2,
`,
  ING: `"Lista transakcji";;;"ING Bank Śląski S.A."
"Zastosowane kryteria wyboru";
"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Nr rachunku";"Nazwa banku";"Szczegóły";"Nr transakcji";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Waluta";"Kwota płatności w walucie";"Waluta";"Konto";"Saldo po transakcji";"Waluta";
2026-11-23;2026-11-24;" JAN ŻÓŁĆ ";" Zamówienie S-2026-000123 ";'${account} ';" mBank ";PRZELEW;'202632812345';123,45;PLN;;;;;KONTO;1000,00;PLN;
2026-11-24;2026-11-24;" SKLEP ";" Zakup ";'' ;;KARTA;'202632812346';-12,00;PLN;;;;;KONTO;988,00;PLN;
"Dokument ma charakter informacyjny";;
`,
  Pekao: `\uFEFFData księgowania;Data waluty;Nadawca / Odbiorca;Adres nadawcy / odbiorcy;Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta;Numer referencyjny;Typ operacji;Kategoria
24.11.2026;24.11.2026;JAN ŻÓŁĆ;UL. SOLNA 1;'${account};'10000000000000000000000002;Zamówienie S-2026-000123;123,45;PLN;'M042;PRZELEW KRAJOWY;Inne
24.11.2026;24.11.2026;SKLEP;;'10000000000000000000000002;;Zakup;-12,00;PLN;'C99;KARTA;Inne
`,
  Millennium: `"Numer rachunku/karty","Data transakcji","Data rozliczenia","Rodzaj transakcji","Na konto/Z konta","Odbiorca/Zleceniodawca","Opis","Obciążenia","Uznania","Saldo","Waluta"
"PL61 1160 2202 0000 0000 1234 5678","2026-11-23","2026-11-24","PRZELEW PRZYCHODZĄCY","27 1140 2004 0000 3002 0135 5387","JAN ŻÓŁĆ","Zamówienie S-2026-000123","","123.45","1000.00","PLN"
"PL61 1160 2202 0000 0000 1234 5678","2026-11-24","2026-11-24","PŁATNOŚĆ KARTĄ","","SKLEP","Zakup","-12.00","","988.00","PLN"
`,
  'BNP Paribas': `Data transakcji;Data zaksięgowania;Data odrzucenia;Kwota;Waluta;Nadawca;Odbiorca;Rachunek kontrahenta;Opis;Produkt;Typ transakcji
23.11.2026;24.11.2026;;123,45;PLN;JAN ŻÓŁĆ;SALORGE;${account};Zamówienie S-2026-000123;KONTO;Przelew przychodzący
24.11.2026;24.11.2026;;-12,00;PLN;SALORGE;SKLEP;;Zakup;KONTO;Karta
`,
  Alior: `Kryteria transakcji: rachunek 123, od 01-11-2026 do 30-11-2026
Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;Numer rachunku nadawcy;Numer rachunku odbiorcy
23-11-2026;24-11-2026;JAN ŻÓŁĆ;SALORGE;Zamówienie S-2026-000123;29,00;EUR;123,45;PLN;${account};11
24-11-2026;24-11-2026;SALORGE;SKLEP;Zakup;-12,00;PLN;-12,00;PLN;11;22
`,
  'a MT940 with numbered parts': `{1:F01BREXPLPWA0000000000}
:20:ST261124
:25:PL61114020040000300201355387
:60F:C261101PLN900,00
:61:2611241124CN123,45S020NONREF//1234
:86:020<00Przelew przychodzący<20Zamówienie S-2026-000123<27JAN
<28ŻÓŁĆ<3011402004<31${account}
:61:2611241124DN12,S030NONREF
:86:030<00Opłata<20Prowizja
:62F:C261124PLN988,00
-
`,
}

test.for(Object.entries(files))('a statement of %s says who sent what, and why', ([, file]) => {
  const read = readStatement(utf8(file))
  expect(read).toEqual({ lines: [{ ...jan, senderAccount: account }], debitCount: 1, faults: [] })
})

test.for([
  ['windows-1250', windows1250],
  ['ISO-8859-2', latin2],
] as const)('the letters of a file in %s are read as they were written', ([, letters]) => {
  const text = 'Data operacji;Kwota;Tytuł;Nadawca\n2026-11-24;12,00;Sól źródlana; Paweł Ślązak\n'.replace('Ś', 'ś')
  expect(readStatement(inSet(text, letters))?.lines).toMatchObject([{ title: 'Sól źródlana', sender: 'Paweł ślązak' }])
})

test('what can’t be read of a statement is said by its line, and the rest is read', () => {
  const table = `Data operacji;Tytuł;Kwota;Waluta
2026-11-24;"w dwóch
liniach";10,00;PLN
jutro;Sól;10,00;PLN
2026-02-30;Sól;10,00;PLN
2026-11-24;Sól;dużo;PLN
2026-11-24;Sól;10,00;EUR
2026-11-25;Sól;1 010,5;PLN
2026-11-25;"bez końca;10,00;PLN
`
  expect(readStatement(utf8(table))).toMatchObject({
    lines: [{ title: 'w dwóch liniach' }, { bookedOn: '2026-11-25', amount: 101_050 }],
    faults: [
      { line: 4, reason: 'day_unreadable' },
      { line: 5, reason: 'day_unreadable' },
      { line: 6, reason: 'amount_unreadable' },
      { line: 7, reason: 'other_currency' },
      { line: 9, reason: 'incomplete' },
    ],
  })
  const swift = `:20:X
:25:PL61
:60F:C261101PLN0,00
:61:261124RC10,00NTRF
:61:26112XC10,00NTRF
:61:2611241124CR10,00NTRF
:86:Od: JAN NOWAK
tytułem: sól
:61:261124RD7,00NTRF
`
  expect(readStatement(utf8(swift))).toMatchObject({
    lines: [{ amount: 1_000, title: 'Od: JAN NOWAK tytułem: sól' }, { amount: 700 }],
    faults: [
      { line: 4, reason: 'taken_back' },
      { line: 5, reason: 'incomplete' },
    ],
  })
})

test.for(['', 'Ala ma kota', '%PDF-1.7', 'Nazwa;E-mail\nSól;a@example.com', '\0\0', ':20:', '"'.repeat(10)])(
  'what is no statement gives no money: %j',
  (text) => expect(readStatement(utf8(text))?.lines ?? []).toEqual([]),
)

test.for([
  ['1 234,56', 123_456],
  ['-1.234,56', -123_456],
  ['+1,234.56', 123_456],
  ['1234', 123_400],
  ['1.234', 123_400],
  ['0,5', 50],
  ['−12,00 PLN', -1_200],
  ['12\u00A0000,00', 1_200_000],
] as const)('%s is an amount', ([written, amount]) => {
  expect(readAmount(written)?.amount).toBe(amount)
})

test.for(['', 'PLN', '1,23,4', '12.34.56', '1.234.5678', '1,2 3x', '1e9', '99999999999999999,00'])(
  '%j is no amount, and nothing is guessed',
  (written) => expect(readAmount(written)).toBeUndefined(),
)

test.for([
  ['S-2026-000123', 'S-2026-000123'],
  ['ZAMOWIENIE NR 2026 000123 Z DNIA 24.11.2026', 'S-2026-000123'],
  ['zam.S2026000123.', 'S-2026-000123'],
  ['zapłata za s-2026 - 000123, Nowak', 'S-2026-000123'],
  ['S-2026-0001\n23', 'S-2026-000123'],
  ['S/2026/1000123', 'S-2026-1000123'],
])('an order’s number is found in %j', ([title = '', number]) => {
  expect(orderNumbersIn(title)).toContain(number)
})

test.for(['', '2026', 'za sól 20.11.2026', '27114020260001235387', 'FV/12/2026'])(
  'no order’s number is made of %j',
  (title) => expect(orderNumbersIn(title).filter((number) => number.length === 13)).toEqual([]),
)
