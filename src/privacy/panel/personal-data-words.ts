import type { Fate, Reason, RecordName } from '../../personal-data/personal-record.ts'
import { personalFieldWords } from './personal-field-words.ts'
import type { RequestKind } from '../privacy-request.ts'

/** What the panel says of somebody's data. */
export const personalDataWords = {
  sections: {
    account: 'Konto w\u00A0sklepie',
    orders: 'Zamówienia',
    withdrawals: 'Odstąpienia od umowy',
    invoices: 'Faktury i\u00A0korekty',
    transfers: 'Przelewy z\u00A0wyciągów',
    messages: 'Wiadomości z\u00A0formularza',
    reviews: 'Opinie o\u00A0produktach',
    notes: 'Notatki i\u00A0znaczniki biura',
    stock_waits: 'Oczekiwanie na produkt',
    applications: 'Zgłoszenia do stowarzyszenia',
    newsletter: 'Kontakt i\u00A0zgody',
    subscriptions: 'Newsletter dla klientów',
    mails: 'Poczta',
    attempts: 'Policzone próby',
    suppression: 'Lista wypisanych',
    audit: 'Dziennik zmian',
    requests: 'Wcześniejsze prośby',
  } satisfies Record<RecordName, string>,

  fates: { deleted: 'zostanie usunięte', anonymised: 'straci dane osobowe', kept: 'zostaje' } satisfies Record<
    Fate,
    string
  >,

  reasons: {
    order_under_way: 'Zamówienie jest w\u00A0realizacji. Dane można usunąć, gdy zostanie dostarczone albo anulowane.',
    order_payable: 'Zamówienie czeka na płatność. Można je anulować i\u00A0wtedy usunąć dane.',
    money_open:
      'Sprawa pieniędzy jest otwarta: płatność lub zwrot w\u00A0toku, zamówienie wymaga uwagi albo anulowano je bez zwrotu pieniędzy.',
    order_returnable: 'Klient może jeszcze odstąpić od umowy i\u00A0odesłać towar.',
    tax_records: 'Numer, dni, produkty, kwoty i\u00A0VAT zostają w\u00A0księgach.',
    sale_evidence:
      'Sprzedaż bez faktury i\u00A0bez kasy rejestrującej: imię, nazwisko i\u00A0adres zostają tylko w\u00A0zestawieniu dla księgowości, bo wymaga ich zwolnienie z\u00A0kasy (art. 17 ust. 3 lit. b RODO).',
    invoiced: 'Dane nabywcy z\u00A0faktury (nazwa, NIP, adres) zostają w\u00A0księgach; reszta zniknie.',
    issued:
      'Wystawionego dokumentu się nie zmienia; zostaje, dopóki wymagają go przepisy podatkowe. Gdy dane znikną z\u00A0zamówienia, można go znaleźć tylko po jego numerze.',
    claims_possible:
      'Nie minęły dwa lata: po usunięciu danych nie da się już ustalić, kto kupił, gdyby przyszła reklamacja.',
    of_other_account:
      'Złożono je z\u00A0konta kogoś innego, kto podał ten adres. Zostaje, dopóki nie poprosi o\u00A0to właściciel konta; jeśli to ta sama osoba, usuń ją pod adresem z\u00A0konta.',
    other_address:
      'Złożono je z\u00A0konta tej osoby, ale z\u00A0innym adresem e-mail. Zniknie i\u00A0on: upewnij się, że to nie adres kogoś innego, kto chce dane zachować.',
    of_kept_order: 'Dotyczy zamówienia, które zostaje.',
    withdrawal_open: 'Odstąpienie od umowy czeka na załatwienie. Potem dane można usunąć.',
    suppressed: 'Sam skrót adresu, aby nikt nie napisał pod niego ponownie.',
    proof_of_answer: 'Dowód, że na prośbę odpowiedziano; po usunięciu danych sam skrót adresu.',
  } satisfies Record<Reason, string>,

  requests: {
    access: 'Dostęp do danych',
    rectification: 'Sprostowanie',
    erasure: 'Usunięcie danych',
    objection: 'Sprzeciw',
  } satisfies Record<RequestKind, string>,

  outcomes: { given: 'wydano', deleted: 'usunięto', anonymised: 'zanonimizowano', kept: 'zostało' } as Record<
    string,
    string
  >,

  /** What was counted, or done at somebody's wish. */
  attempts: {
    signInToAccount: 'logowanie',
    letters: 'listy, które mógł wywołać ktoś obcy',
    'send-recovery-link': 'prośba o\u00A0nowe hasło',
  } as Record<string, string>,

  /** How letters, payments and refunds stand. */
  states: {
    creating: 'rozpoczęto',
    declined: 'odrzucono',
    done: 'wykonano',
    expired: 'wygasło',
    failed: 'nie wysłano',
    flagged: 'do sprawdzenia',
    open: 'otwarte',
    paid: 'opłacono',
    processing: 'w\u00A0toku',
    refused: 'odmówiono',
    sent: 'wysłano',
    skipped: 'pominięto',
    superseded: 'zastąpiono',
    waiting: 'czeka',
    withheld: 'wstrzymano',
  } as Record<string, string>,
  fields: personalFieldWords,
}
