import type { AnswerableLine, OpeningLine, SetupStep } from '../opening.ts'

interface LineWords {
  title: string
  why: string
  /** Where it is done. */
  place?: { label: string; asked: Record<string, string> }
  /** What is done on the server, where no page of the panel reaches. */
  how?: string
}

export const lineWords: Record<OpeningLine, LineWords> = {
  example_seller: {
    title: 'Sprzedawca jest przykładowy',
    why: 'Nazwa, rejestr, adres albo e-mail biura to jeszcze przykład, a strony, e-maile i faktury je podają.',
    place: { label: 'Wpisz sprzedawcę', asked: { tab: 'settings', part: 'seller' } },
  },
  tax_number: {
    title: 'Nie ma numeru podatkowego',
    why: 'NIP albo numer VAT UE jest na fakturach, w regulaminie i w potwierdzeniach zamówień.',
    place: { label: 'Wpisz numer', asked: { tab: 'settings', part: 'seller' } },
  },
  phone: {
    title: 'Nie ma telefonu',
    why: 'Klienci muszą mieć numer, pod który mogą zadzwonić.',
    place: { label: 'Wpisz telefon', asked: { tab: 'settings', part: 'seller' } },
  },
  vat_rates: {
    title: 'Stawki VAT czekają na sprawdzenie',
    why: 'Każdy produkt ma swoją, na początku 23%; koszt wysyłki dzieli się według stawek towarów. Zapytaj księgowego.',
    place: { label: 'Zobacz produkty', asked: { tab: 'products' } },
  },
  example_content: {
    title: 'Na stronie są jeszcze przykładowe treści',
    why: 'Osoby w zespole, liczniki na stronie „Współpraca” albo profile w mediach społecznościowych przyszły z programem.',
    place: { label: 'Zobacz zespół', asked: { tab: 'team' } },
  },
  country_without_rate: {
    title: 'Do wybranego kraju nie ma stawki wysyłki',
    why: 'Nikt tam teraz nie zamówi. Dodaj stawkę albo odznacz kraj w Ustawieniach.',
    place: { label: 'Otwórz stawki', asked: { tab: 'shipping' } },
  },
  legal_drafts: {
    title: 'Dokumenty prawne to jeszcze projekty',
    why: 'Na początku każdego klienci widzą uwagę, że nie sprawdził go prawnik.',
    place: { label: 'Otwórz dokumenty', asked: { tab: 'legal' } },
  },
  mail_server: {
    title: 'Sklep nie wysyła e-maili',
    why: 'Nie ma serwera poczty, więc wiadomości trafiają do plików.',
    place: { label: 'Podaj serwer poczty', asked: { tab: 'settings', part: 'mail' } },
  },
  mail_untried: {
    title: 'Poczta nie jest sprawdzona',
    why: 'Z tymi ustawieniami serwer nie przyjął jeszcze żadnej wiadomości.',
    place: { label: 'Wypróbuj pocztę', asked: { tab: 'settings', part: 'mail' } },
  },
  payments_closed: {
    title: 'Nikt nie może zapłacić',
    why: 'Sklep nie jest połączony ze Stripe, więc zamówienia są zamknięte.',
    place: { label: 'Połącz Stripe', asked: { tab: 'settings', part: 'payments' } },
  },
  payments_demo: {
    title: 'Płatności są testowe',
    why: 'Zamówić można bez pieniędzy, bo sklep nie jest połączony ze Stripe.',
    place: { label: 'Połącz Stripe', asked: { tab: 'settings', part: 'payments' } },
  },
  payments_test: {
    title: 'Stripe działa w trybie testowym',
    why: 'Z kluczem testowym nie wpłynie ani złotówka. Podaj klucz produkcyjny.',
    place: { label: 'Zmień klucz', asked: { tab: 'settings', part: 'payments' } },
  },
  webhook: {
    title: 'Stripe jeszcze się nie odezwał',
    why: 'Dzięki powiadomieniom (webhook) sklep wie o wpłacie także wtedy, gdy klient zamknie stronę. Pierwsze przyjdzie z wpłatą próbną.',
    place: { label: 'Ustaw powiadomienia', asked: { tab: 'settings', part: 'payments' } },
  },
  https: {
    title: 'Sklep nie ma adresu https',
    why: 'Hasła i adresy klientów mają iść szyfrowanym łączem, a linki w wiadomościach prowadzić pod prawdziwy adres.',
    how: 'Na serwerze ustaw zmienną PUBLIC_URL na adres, który zaczyna się od https://, i uruchom program ponownie. Certyfikat załatwia serwer pośredniczący, na przykład Caddy.',
  },
  backup: {
    title: 'Nie ma jeszcze kopii zapasowej',
    why: 'Gdy zepsuje się dysk, znikną zamówienia, faktury i zdjęcia.',
    how: 'Pierwsza zrobi się sama w ciągu godziny. Podaj też magazyn poza tą maszyną (Ustawienia, Kopie zapasowe): inaczej kopie zginą razem z nią.',
    place: { label: 'Zrób kopię teraz', asked: { tab: 'backups' } },
  },
  second_factor: {
    title: 'Konta właściciela strzeże samo hasło',
    why: 'Kto pozna hasło, ma cały sklep. Klucz dostępu albo kody z telefonu sprawią, że samo hasło nie wystarczy.',
    place: { label: 'Ustaw drugi składnik', asked: { tab: 'account' } },
  },
}

/** What the button says with which an administrator answers for a line, and what it is called after that. */
export const answerWords: Record<AnswerableLine, { agree: string; answered: string }> = {
  tax_number: { agree: 'Nie mamy numeru', answered: 'Bez numeru podatkowego' },
  example_content: { agree: 'Tak ma zostać', answered: 'Osoby, liczniki i profile są własne' },
  vat_rates: { agree: 'Sprawdzone', answered: 'Stawki VAT są sprawdzone' },
  second_factor: { agree: 'Rozumiem, później', answered: 'Drugi składnik logowania: odłożony' },
}

export const stepNames: Record<SetupStep, string> = {
  administrator: 'Administrator',
  seller: 'Sprzedawca',
  languages: 'Kraj i języki',
  mail: 'Poczta',
  payments: 'Płatności',
}

/** What lines and steps are called in the log of changes. */
export const openingNames: Record<string, string> = {
  tax_number: answerWords.tax_number.answered,
  example_content: answerWords.example_content.answered,
  vat_rates: answerWords.vat_rates.answered,
  second_factor: answerWords.second_factor.answered,
  // A line of earlier versions, which older entries name.
  one_administrator: 'Jeden administrator: odłożone',
  ...stepNames,
}
