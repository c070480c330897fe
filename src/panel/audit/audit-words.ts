import { auditSubjectNames } from './audit-subjects.ts'
import { changedPartNames } from '../../sales/order-management/panel/order-words.ts'
import type { AuditAction, AuditEntry, AuditSubject } from '../../audit/audit-entry.ts'
import { campaignStates } from '../../marketing/campaigns/panel/campaign-words.ts'
import { contactExport } from '../../marketing/contacts/marketing-contact.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { orderStates } from '../../sales/orders/texts/pl.ts'
import { orderExport } from '../../sales/order-management/order-export.ts'
import { roleNames } from '../../administrators/panel/role-words.ts'
import { formatOutcome } from '../../privacy/panel/format-outcome.ts'
import { personalDataWords } from '../../privacy/panel/personal-data-words.ts'
import { taxationWords } from '../../sales/invoices/panel/tax-words.ts'
import { reviewWords } from '../../sales/reviews/panel/review-words.ts'
import { settingWords } from '../../settings/setting-words.ts'

const verbs: Partial<Record<AuditAction, string>> = {
  created: 'Dodano',
  changed: 'Zmieniono',
  deleted: 'Usunięto',
  sent: 'Wysłano',
  tried: 'Wypróbowano',
  issued: 'Wystawiono',
  confirmed: 'Potwierdzono',
}

const wholeSentences: Partial<Record<AuditAction, string>> = {
  refunded: 'Zlecono zwrot pieniędzy za zamówienie',
  recorded: 'Zapisano przelew za zamówienie',
  checked_payments: 'Sprawdzono płatności',
  imported: 'Zaimportowano kontakty marketingowe',
  reminded: 'Przypomniano o płatności za zamówienie',
  released: 'Zwolniono towar nieopłaconego zamówienia',
  asked_for_materials: 'Zlecono przygotowanie i\u00A0wysłanie materiałów dla członka',
  changed_password: 'Zmieniono hasło administratora',
  asked_for_email: 'Podano adres e-mail do potwierdzenia dla administratora',
  took_email_back: 'Cofnięto zmianę adresu e-mail administratora',
  sent_link: 'Dano nowy link do hasła administratora',
  exported: 'Wydano dane osobowe na prośbę',
  erased: 'Usunięto dane osobowe na prośbę',
  ended_sessions: 'Zakończono pozostałe sesje administratora',
  added_factor: 'Dodano drugi składnik logowania administratora',
  removed_factor: 'Usunięto drugi składnik logowania administratora',
  renewed_recovery_codes: 'Utworzono nowe kody zapasowe administratora',
  used_recovery_code: 'Użyto kodu zapasowego administratora',
  reset_second_factor: 'Usunięto wszystkie drugie składniki logowania administratora',
  published: 'Ogłoszono dokument prawny',
  called_back: 'Odwołano zaplanowaną wersję dokumentu prawnego',
  proved: 'Zlecono sprawdzenie najnowszej kopii zapasowej',
  downloaded: 'Pobrano plik kopii zapasowej',
  brought: 'Sprowadzono z\u00A0magazynu i\u00A0odszyfrowano kopię zapasową',
  asked_for_restore: 'Zlecono przywrócenie sklepu z\u00A0kopii zapasowej',
  restored: 'Przywrócono sklep z\u00A0kopii zapasowej',
  read_by_lawyer: 'Oznaczono lekturę prawnika: dokument',
}

const ofBoth: Record<string, string> = {
  'imported statement': 'Wczytano wyciąg z\u00A0banku',
  'imported settings': 'Wczytano z\u00A0kopii ustawienia',
  'tried order': 'Sprawdzono w\u00A0VIES numer nabywcy zamówienia',
  'created backup': 'Zlecono zrobienie kopii zapasowej',
}

/** "Zmieniono produkt"; what it is called follows. */
export const formatAction = (action: AuditAction, subject: AuditSubject): string =>
  ofBoth[`${action} ${subject}`] ??
  wholeSentences[action] ??
  `${verbs[action] ?? action} ${auditSubjectNames[subject].one}`

const fieldNames: Record<string, string> = {
  addedCount: 'Nowe wpłaty',
  allergens: 'Alergeny',
  alt: 'Tekst alternatywny',
  amount: 'Kwota',
  answer: 'Odpowiedź',
  answerBy: 'Odpowiedź do',
  asked: 'Sprawdzone płatności',
  bonusSent: 'Przesyłka bonusowa wysłana',
  backupMadeAt: 'Kopia z',
  businessName: 'Nazwa firmy',
  businessType: 'Rodzaj działalności',
  changedFields: 'Zmienione dane',
  code: 'Kod',
  collection: 'Zlecenie odbioru',
  consent: 'Podstawa zgody',
  contactPerson: 'Osoba kontaktowa',
  cost: 'Koszt',
  countries: 'Kraje',
  country: 'Kraj',
  crops: 'Kadr (od lewej, od góry, szerokość)',
  debitCount: 'Wypłaty',
  deliveryType: 'Sposób dostawy',
  description: 'Opis',
  emailAddress: 'Adres e-mail',
  doubt: 'Zegar',
  ended: 'Zakończone sesje',
  email: 'Adres e-mail',
  endsAt: 'Koniec',
  existingCount: 'Były już na liście',
  faultyCount: 'Wiersze z błędem',
  grossWeight: 'Waga wysyłkowa brutto (kg)',
  hasConsent: 'Z podstawą zgody',
  goodsBackOn: 'Towar wrócił',
  heaviestContent: 'Najcięższa zawartość (kg)',
  height: 'Wysokość (cm)',
  daysFrom: 'Najmniej dni w\u00A0drodze',
  daysTo: 'Najwięcej dni w\u00A0drodze',
  freeFrom: 'Bezpłatna od',
  from: 'Od dnia',
  hidden: 'Ukrycie na stronie',
  id: 'Identyfikator',
  imageUrl: 'Zdjęcie',
  inStock: 'Dostępny',
  ingredients: 'Skład',
  goodFor: 'Do czego',
  harvest: 'Zbiór',
  isActive: 'Aktywność',
  isCancelled: 'Anulowanie',
  isAnswered: 'Odpowiedziano',
  isConsentNamed: 'Podano podstawę wysyłki',
  isHandled: 'Załatwiona',
  isSettled: 'Załatwione',
  isReadByLawyer: 'Przeczytany przez prawnika',
  isUnsubscribed: 'Wypisany z wiadomości',
  knownCount: 'Znane wpłaty',
  lastNumbers: 'Ostatnie numery',
  legalName: 'Nazwa żywności',
  length: 'Długość (cm)',
  lots: 'Partie',
  lowestPrice: 'Najniższa cena z 30 dni przed',
  materialsSent: 'Materiały wysłane',
  kind: 'Czego dotyczy',
  markdown: 'Treść',
  maxPerOrder: 'Najwięcej w\u00A0zamówieniu',
  maxUses: 'Limit użyć',
  maxWeight: 'Waga do (kg)',
  minOrderAmount: 'Minimalna kwota zamówienia',
  minWeight: 'Waga od (kg)',
  name: 'Nazwa',
  needsAttention: 'Wymaga uwagi',
  newCount: 'Nowe kontakty',
  note: 'Notatka',
  number: 'Numer',
  oldCount: 'Sprzed ponad roku',
  operator: 'Podmiot odpowiedzialny',
  decision: 'Decyzja po sporze',
  dispute: 'Spór o płatność',
  issued: 'Wystawione dokumenty',
  orderNumber: 'Numer zamówienia',
  taxation: 'Opodatkowanie',
  vatNumber: 'Numer VAT nabywcy',
  order: 'Kolejność produktów',
  pictures: 'Zdjęcia',
  origin: 'Pochodzenie',
  outcome: 'Co zrobiono',
  ownWeight: 'Waga pustego kartonu (kg)',
  parcel: 'Paczka',
  parcels: 'Paczki',
  problem: 'Przeszkoda',
  paid: 'Opłacone',
  paidOn: 'Dzień wpływu',
  payment: 'Płatność',
  paymentStatus: 'Status płatności',
  photoFocus: 'Kadr zdjęcia',
  price: 'Cena',
  productId: 'Numer produktu',
  published: 'Widoczność na stronie',
  reason: 'Powód',
  refund: 'Zwrot',
  refusalReason: 'Powód odmowy',
  reply: 'Odpowiedź sklepu',
  reviewState: 'Opinia',
  sentOn: 'Odesłano dnia',
  rate: 'Stawka VAT (%)',
  receivedOn: 'Otrzymano',
  recipientCount: 'Odbiorcy',
  releasedMails: 'Zwolnione listy',
  refundedAmount: 'Zwrócono',
  role: 'Rola',
  reference: 'Numer paczki u przewoźnika',
  rows: 'Ile wpisów',
  seenAt: 'Ostatnia pewna chwila',
  shippingStatus: 'Status wysyłki',
  slug: 'Adres na stronie',
  sortOrder: 'Kolejność',
  startsAt: 'Początek',
  state: 'Stan',
  status: 'Status',
  step: 'Krok',
  stockQuantity: 'Ilość',
  recoveryCodes: 'Pozostało kodów zapasowych',
  factor: 'Składnik',
  passkeyName: 'Nazwa klucza dostępu',
  storage: 'Przechowywanie',
  strayPayments: 'Wpłaty bez zamówienia',
  successCount: 'Przyjęte do wysłania',
  texts: 'Teksty',
  title: 'Tytuł',
  together: 'Razem z',
  terms: 'Jak klient poznał regulamin',
  total: 'Kwota zamówienia',
  isHandedOver: 'Wydane na miejscu',
  shippingMethod: 'Sposób dostawy',
  changedParts: 'Co zmieniono',
  trackingNumber: 'Numer przesyłki',
  transfer: 'Przelew',
  translations: 'Tłumaczenia',
  since: 'Od dnia',
  type: 'Rodzaj',
  unreachable: 'Bez odpowiedzi operatora',
  updatedCount: 'Zaktualizowane kontakty',
  usedCount: 'Liczba użyć',
  username: 'Nazwa użytkownika',
  validFrom: 'Ważny od',
  validUntil: 'Ważny do',
  value: 'Wartość',
  vatRate: 'Stawka VAT (%)',
  version: 'Wersja od',
  weighs: 'Waga opakowania',
  weight: 'Waga netto (kg)',
  width: 'Szerokość (cm)',
  zones: 'Strefy',
}

/** The words of a room that names its fields itself. */
interface OwnWords {
  field(field: string): string | undefined
  value(field: string, value: unknown): string | undefined
}

const roomsWords: Partial<Record<AuditSubject, (id: string | null) => OwnWords>> = { settings: settingWords }

export const ownWordsOf = ({ subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>): OwnWords | undefined =>
  roomsWords[subject]?.(subjectId)

/** "Opis", or "Opis (niemiecki)"; what nobody has named yet shows itself. */
export function formatField(field: string, language?: string, words?: OwnWords): string {
  const name = words?.field(field) ?? own(fieldNames, field) ?? field
  return language === undefined ? name : `${name} (${own(languageNames, language) ?? language})`
}

/** Labels for the values of enumerated fields. */
const valueNames: Record<string, Record<string, string>> = {
  factor: { app: 'aplikacja z kodami', passkey: 'klucz dostępu' },
  status: orderStates.status,
  paymentStatus: { ...orderStates.payment, pending: 'Oczekuje', failed: 'Nieudana' },
  shippingStatus: orderStates.shipping,
  businessType: contactExport.types,
  type: { percentage: 'Procentowy', fixed: 'Kwotowy' },
  deliveryType: { home: 'Dostawa do domu', pickup_point: 'Punkt odbioru' },
  changedParts: changedPartNames,
  shippingMethod: { home: 'Kurier do domu', inpost: 'Punkt odbioru' },
  payment: { later: 'później', cash: 'gotówka', terminal: 'karta na miejscu' },
  terms: { read_out: 'omówiony przez telefon', sent: 'wysłany wcześniej', shown: 'do wglądu na miejscu' },
  needsAttention: orderExport.attention,
  taxation: taxationWords,
  vatNumber: { valid: 'ważny', invalid: 'nieważny', unavailable: 'bez odpowiedzi' },
  state: campaignStates,
  reviewState: reviewWords.states,
  refusalReason: reviewWords.reasons,
  step: { done: 'zrobiony', skipped: 'pominięty' },
  kind: personalDataWords.requests,
  answer: { clear: 'usunąć', keep: 'nie usuwać', registered: 'zarejestrowano', not_needed: 'niepotrzebne' },
  doubt: { ahead: 'poszedł naprzód', behind: 'cofnął się' },
  role: roleNames,
}

const amounts = new Set(['price', 'lowestPrice', 'cost', 'freeFrom', 'value', 'minOrderAmount', 'amount'])

/** A value as people read it: yes, no, nothing, a word for a state, or just what it is. */
export function formatValue(field: string, value: unknown, words?: OwnWords): string {
  if (value === null || value === undefined || value === '') return '–'
  const owned = words?.value(field, value)
  if (owned !== undefined) return owned
  if (typeof value === 'boolean') return value ? 'tak' : 'nie'
  if (field === 'changedFields' && Array.isArray(value))
    return value.map((name) => formatField(String(name))).join(', ')
  if (field === 'outcome' && typeof value === 'object') return formatOutcome(value)
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'number' || amounts.has(field)) return String(value).replace('.', ',')
  return own(valueNames[field] ?? {}, String(value)) ?? String(value)
}

export const own = (words: Record<string, string>, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined
