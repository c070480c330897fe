import type { FieldProblem } from '../../shipping/carrier/carrier.ts'
import type { OrderRefusal, ProblemCode, ShipmentProblem } from './shipment.ts'

/** Why an order got no shipment, and what to press. */
export const refusalSentences: Record<Exclude<OrderRefusal, 'order_not_found' | 'order_not_to_pack'>, string> = {
  parcel_without_phone: 'Brak numeru telefonu, a przewoźnik go wymaga. Dopisz telefon w zamówieniu i spróbuj ponownie.',
  parcel_phone_foreign:
    'Przewoźnik przyjmuje tylko polskie numery telefonu (dziewięć cyfr). Popraw telefon w zamówieniu i spróbuj ponownie.',
  parcel_without_point: 'Klient nie wybrał Paczkomatu. Uzupełnij punkt odbioru w zamówieniu i spróbuj ponownie.',
  parcel_without_address: 'Brakuje adresu. Uzupełnij go w zamówieniu i spróbuj ponownie.',
  parcel_abroad: 'Ten przewoźnik wysyła od nas tylko w Polsce. Nadaj tę paczkę inaczej i wpisz jej numer ręcznie.',
  parcel_too_heavy: 'Paczka jest za ciężka dla tego sposobu dostawy. Podziel ją na mniejsze i podaj ich wagi.',
  parcel_too_large: 'Paczka jest za duża dla tego sposobu dostawy. Podaj inne wymiary albo podziel ją.',
}

const problems: Record<Exclude<ProblemCode, 'carrier_refused'>, string> = {
  carrier_away: 'Przewoźnik nie odpowiada. Nic nie przepadło: sklep spróbuje sam za chwilę.',
  carrier_busy: 'Przewoźnik ma teraz za dużo zapytań. Sklep spróbuje sam za chwilę.',
  carrier_key: 'Przewoźnik nie przyjmuje klucza sklepu. Paczka nie została zgłoszona. Sprawdź Ustawienia, Przewoźnik.',
  carrier_silent:
    'Przewoźnik nie potwierdził, że przyjął paczkę. Sklep najpierw sprawdzi, czy ona tam jest, i dopiero potem spróbuje ponownie. Nie zgłaszaj jej sam.',
  carrier_not_set: 'Przewoźnik nie jest teraz ustawiony. Paczka czeka. Sprawdź Ustawienia, Przewoźnik.',
  made_twice:
    'U przewoźnika są dwie przesyłki o tym numerze. Sklep pilnuje jednej z nich; drugą anuluj w Managerze Paczek.',
  order_not_to_pack:
    'Zamówienie anulowano, zwrócono albo klient od niego odstąpił, więc paczki nie zgłoszono przewoźnikowi.',
  too_late_to_cancel:
    'Przewoźnik nie pozwala już anulować tej przesyłki. Nie oddawaj paczki: etykieta, której nikt nie użyje, wygaśnie. O opłatę zapytaj przewoźnika.',
  gone_at_carrier: 'Przewoźnik nie zna już tej przesyłki. Zrób nową etykietę.',
  given_up:
    'Sklep długo próbował i przestał. Naciśnij „Spróbuj ponownie”: sklep najpierw sprawdzi, czy przesyłka już jest.',
}

/** ShipX's fields as the office knows them; the last word of the path decides. */
const fields: Record<string, string> = {
  phone: 'telefon',
  email: 'e-mail',
  target_point: 'Paczkomat',
  post_code: 'kod pocztowy',
  city: 'miejscowość',
  street: 'ulica',
  building_number: 'numer domu',
  line1: 'ulica i numer',
  address: 'adres',
  first_name: 'imię',
  last_name: 'nazwisko',
  weight: 'waga',
  amount: 'waga',
  dimensions: 'wymiary',
  length: 'długość',
  width: 'szerokość',
  height: 'wysokość',
  template: 'rozmiar',
  parcels: 'paczka',
  sending_method: 'miejsce oddania paczek',
  sender: 'nadawca',
  service: 'usługa',
  reference: 'numer paczki',
}
const codes: Record<string, string> = {
  required: 'brakuje',
  blank: 'brakuje',
  invalid: 'jest nieprawidłowe',
  invalid_format: 'ma zły zapis',
  does_not_exist: 'nie istnieje',
  not_found: 'nie istnieje',
  inactive: 'jest nieczynne',
  too_short: 'jest za krótkie',
  too_long: 'jest za długie',
  too_small: 'jest za małe',
  too_big: 'jest za duże',
  too_heavy: 'jest za ciężkie',
}

function fieldSentence({ field, code }: FieldProblem): string {
  const path = field.split('.')
  const known = path.toReversed().find((word) => fields[word] !== undefined)
  const who = path.includes('sender') ? ' nadawcy' : ''
  const what = known === undefined ? field || 'zgłoszenie' : `${fields[known] ?? known}${who}`
  return `${what}: ${codes[code] ?? code}`
}

/** What the carrier finds wrong. */
export const fieldSentences = (found: FieldProblem[]): string => [...new Set(found.map(fieldSentence))].join(', ')

/** What happened, what is certain, and what to press. */
export function problemSentence({ code, fields: found = [] }: ShipmentProblem): string {
  if (code !== 'carrier_refused') return problems[code]
  return `Przewoźnik nie przyjął tej paczki (${fieldSentences(found)}). Niczego nie kupiono. Popraw to i zrób etykietę jeszcze raz.`
}
