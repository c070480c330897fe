import type { CountryCode } from '../kernel/countries.ts'

/** What a country asks of a shop that sends packaged goods to its households, as far as we have read. */
interface Register {
  /** What numbers in it are called. Undefined: it has no name that we know. */
  name?: string
  asks: string
  source: string
}

/** Read on 27 November 2026. Countries that aren't here have registers, too: what they ask we haven't read. */
const registers: Partial<Record<CountryCode, Register>> = {
  PL: {
    name: 'BDO',
    asks: 'Wpis do BDO przed pierwszą paczką, także gdy pakujesz tylko w\u00A0karton. Numer BDO stoi na fakturach i\u00A0umowach, sprawozdanie za rok składa się do 15\u00A0marca.',
    source: 'ustawa o\u00A0odpadach, art.\u00A050 i\u00A063',
  },
  DE: {
    name: 'LUCID',
    asks: 'Rejestracja w\u00A0LUCID i\u00A0umowa z\u00A0systemem dualnym przed pierwszą paczką do gospodarstwa domowego lub restauracji; ilości zgłasza się co roku w\u00A0obu miejscach. Numer pokazujemy w\u00A0danych firmy na stronie.',
    source: 'VerpackG, §\u00A07 i\u00A0§\u00A09',
  },
  FR: {
    name: 'IDU',
    asks: 'Umowa z\u00A0organizacją odzysku i\u00A0numer IDU z\u00A0rejestru ADEME; numer musi stać na stronie. Sprzedawca spoza Francji może potrzebować pełnomocnika na miejscu.',
    source: 'Code de l’environnement, art.\u00A0L541-10-13 i\u00A0R541-173',
  },
  AT: {
    name: 'EDM',
    asks: 'Sprzedawca bez siedziby w\u00A0Austrii ustanawia notarialnie pełnomocnika i\u00A0przystępuje do systemu zbiórki, od pierwszej paczki.',
    source: 'VerpackVO 2014, §\u00A016b',
  },
  ES: {
    name: 'RPP',
    asks: 'Wpis do rejestru producentów, sekcja opakowań; sprzedawca spoza Hiszpanii potrzebuje pełnomocnika. Numer stoi na fakturach.',
    source: 'Real Decreto 1055/2022, art.\u00A015 i\u00A017',
  },
}

const elsewhere: Register = {
  asks: 'Nie wiemy, o\u00A0co prosi ten kraj. W\u00A0Unii od 12\u00A0sierpnia 2026 każdy kraj prowadzi rejestr producentów, a\u00A0sprzedawca z\u00A0innego kraju może potrzebować w\u00A0nim pełnomocnika. Zapytaj organizację odzysku w\u00A0tym kraju.',
  source: 'rozporządzenie (UE) 2025/40, art.\u00A044 i\u00A045',
}

export const registerOf = (country: CountryCode): Register => registers[country] ?? elsewhere
