import { brand } from '../../brand.ts'
import type { BrowserStorageTexts } from '../retention/browser-storage-texts.ts'
import type { Retained, Retention } from '../../personal-data/retention.ts'

export const stored = {
  about: { title: 'Co przechowujemy, gdzie i\u00A0jak długo' },
  heading: 'Co przechowujemy, gdzie i\u00A0jak długo',
  lead: 'Tylko to, bez czego strona i\u00A0sklep nie działają. Dlatego nie pytamy o\u00A0zgodę na cookie: nie ma tu żadnego, które by jej wymagało.',
}

const kept: BrowserStorageTexts = {
  language: 'Język, w\u00A0którym czytasz.',
  cart: 'Koszyk: co w\u00A0nim leży, ile sztuk i\u00A0w\u00A0jakiej cenie.',
  plainCart: 'Koszyk bez JavaScriptu: jakie produkty i\u00A0ile sztuk.',
  checkout:
    'Rozpoczęte zamówienie: dane do dostawy, kod rabatowy i\u00A0punkt odbioru, żeby nie wpisywać ich drugi raz.',
  checkoutBrowser:
    'Znak przeglądarki, w\u00A0której zaczęto zamówienie: nikt inny nie zmieni go, zanim zostanie opłacone, ani nie obejrzy po zapłacie.',
  session: 'Zalogowanie na konto klienta: losowy znak, którego skrypty nie mogą odczytać.',
  signedIn: 'Znak, że ktoś jest zalogowany: dzięki niemu strony nie pytają serwera na próżno.',
  device: 'Znane urządzenie: cudze próby logowania nie zablokują Ci konta.',
  order:
    'Przez który link z\u00A0wiadomości ktoś poszedł zapłacić za zamówienie, żeby „Wstecz” wróciło do tego zamówienia.',
  thanked: 'Za które zamówienie już podziękowaliśmy, żeby powrót na tę stronę nie opróżnił nowego koszyka.',
  typed: 'Co było wpisane i\u00A0które miejsce strony było czytane, gdy zmieniono język; znika, gdy strona się wczyta.',
  scrolled: 'Jak daleko przewinięto strony, żeby „Wstecz” wracało w\u00A0to samo miejsce.',
  adminSession: 'Zalogowanie do panelu.',
  adminDevice: 'Znane urządzenie administratora.',
  adminName: 'Nazwa administratora, pokazywana podczas sprawdzania sesji.',
  letterKeys: 'Czy panel reaguje na pojedyncze litery.',
  testAddress: 'Adres, na który ostatnio wysłano list próbny.',
}

export const storedContent = {
  browser: {
    heading: 'W\u00A0Twojej przeglądarce',
    explanation:
      'Czytamy to tylko my. Pod adresem https nazwy cookie zalogowania, urządzenia i\u00A0zamówienia zaczynają się od __Host-. Poza tym przeglądarka, jak zawsze, pamięta pobrane pliki stron.',
    administrators: 'Tylko w\u00A0przeglądarce administratora',
    places: { cookie: 'cookie', local: 'pamięć przeglądarki', session: 'pamięć karty' },
    kept,
    until: {
      tab: 'do zamknięcia karty',
      ordered: 'do złożenia zamówienia lub usunięcia',
      signedOut: 'do wylogowania',
      deleted: 'do usunięcia',
    },
    /** What is kept for so many days at most. */
    atMost: (duration: string) => `najdłużej ${duration}`,
  },
  server: {
    heading: 'Na naszym serwerze',
    explanation:
      'W\u00A0bazie danych sklepu i\u00A0w\u00A0jej kopiach zapasowych, na serwerze u\u00A0naszego dostawcy. To, czego czas minął, jest usuwane każdej nocy.',
    kept: {
      contactMessages: 'Wiadomości z\u00A0formularza kontaktowego',
      accountMails: 'Kopie e-maili o\u00A0koncie i\u00A0haśle',
      orderMails: 'Kopie e-maili o\u00A0zamówieniach',
      otherMails: 'Kopie innych e-maili',
      unpaidOrders: 'Zamówienia, których nie opłacono',
      orderContacts:
        'E-mail, telefon i\u00A0punkt odbioru w\u00A0opłaconym zamówieniu; z\u00A0adresu zostaje potem skrót',
      orderLinks: 'Linki do zamówień z\u00A0wiadomości, zapisane jako skróty; działają przez 90\u00A0dni od wysłania',
      paidOrders: 'Opłacone zamówienia i\u00A0księgi',
      invoices: 'Faktury i\u00A0ich korekty, a\u00A0razem z\u00A0nimi ich zamówienie',
      withdrawals: 'Oświadczenia o\u00A0odstąpieniu od umowy',
      statementLines: 'Przelewy z\u00A0wyciągów bankowych: nadawca, rachunek i\u00A0tytuł',
      waitingApplications: 'Zgłoszenia do stowarzyszenia, których nikt nie zatwierdził',
      hiddenApplications: 'Profile członków, które ukryto',
      contactsWhoLeft: 'Adres na liście newslettera; potem zostaje tylko jego skrót',
      inactiveContacts: 'Wyłączone kontakty na tej liście',
      campaignRecipients: 'Kto otrzymał którą wiadomość z\u00A0listy',
      stockWaits: 'Adresy tych, którzy czekają na wyprzedany produkt',
      unconfirmedNewsletter: 'Zapisy na newsletter, których nikt nie potwierdził',
      newsletterReadersWhoLeft: 'Zapis na newsletter dla klientów po wypisaniu się',
      reviews: 'Opinie o\u00A0produktach: nieopublikowane, a\u00A0w\u00A0opublikowanych podpis i\u00A0zamówienie',
      unsubscribeLinks: 'Linki do wypisania się, ze skrótem adresu, którego nie ma już na liście',
      auditEntries: 'Dziennik zmian w\u00A0panelu',
      accessAddresses: 'Adresy sieciowe, z\u00A0których logowano się do panelu albo próbowano',
      accessEntries: 'Zapis logowań do panelu i\u00A0odmów',
      privacyRequests: 'Prośby dotyczące danych osobowych',
      customerSessions: 'Sesje zalogowanych klientów',
      administratorSessions: 'Sesje zalogowanych administratorów',
      knownDevices: 'Znane urządzenia',
      recoveryLinks: 'Linki do ustawienia nowego hasła',
      attempts: 'Policzone próby logowania i\u00A0wysłania formularzy, z\u00A0adresem IP lub e-mail',
      materials: 'Materiały przygotowane dla członków',
      backups: 'Kopie zapasowe całej bazy',
      doneJobs: 'Wykonane zadania w\u00A0tle',
      failedJobs: 'Zadania w\u00A0tle, które się nie udały',
    } satisfies Record<Retained, string>,
    since: {
      written: 'od zapisania',
      sent: 'od wysłania',
      endOfYearPaid: 'od końca roku zapłaty',
      endOfYearIssued: 'od końca roku ostatniego dokumentu',
      applied: 'od zgłoszenia',
      hidden: 'od ukrycia',
      left: 'od wypisania się',
      changed: 'od ostatniej zmiany',
      finished: 'od zakończenia',
      answered: 'od odpowiedzi',
    } satisfies Record<Retention['from'], string>,
    rest: [
      {
        what: 'Adres IP zamówienia, które czeka na zapłatę i\u00A0trzyma towar',
        howLong: 'do zapłaty, anulowania lub zwolnienia towaru, zwykle najdłużej godzinę',
      },
      { what: 'Konto klienta', howLong: 'do jego usunięcia' },
      { what: 'Członkowie', howLong: 'do końca członkostwa' },
      { what: 'Skróty adresów wypisanych z\u00A0newslettera', howLong: 'bez końca, żeby nikt do nich nie napisał' },
    ],
  },
  others: {
    heading: 'Czego tu nie ma',
    list: [
      'Reklam, skryptów śledzących ani wtyczek serwisów społecznościowych. Linki do nich są zwykłymi linkami.',
      'Danych o\u00A0tym, kto nas odwiedza. Liczymy tylko w\u00A0sumie, jak często i\u00A0z\u00A0jakiej strony ktoś otwiera nasze strony oraz jaki język i\u00A0kraj podaje przeglądarka: bez plików cookie, adresów i\u00A0identyfikatorów.',
      `Połączeń z\u00A0cudzymi serwerami, poza dwoma wyjątkami. Mapa punktów odbioru ${brand.carrier.name} wczytuje się dopiero, gdy ją otworzysz, a\u00A0przewoźnik poznaje wtedy adres IP. Kroje pisma i\u00A0obrazy są u\u00A0nas; jeśli jednak przy produkcie lub osobie wskazano zdjęcie z\u00A0cudzego adresu, przeglądarka pobiera je od jego właściciela.`,
      'Danych karty i\u00A0banku. Płaci się na stronie operatora, na którą przechodzisz z\u00A0zamówienia.',
    ],
  },
  removal: {
    heading: 'Jak to usunąć',
    get list() {
      return [
        'Cookie i\u00A0pamięć: w\u00A0ustawieniach przeglądarki. Znikną wtedy koszyk i\u00A0zalogowanie.',
        'Konto: samodzielnie, w\u00A0jego ustawieniach. Tam też pobiera się kopię danych.',
        `Wszystko inne: wystarczy wiadomość na ${brand.officeEmail}. Odpowiadamy najpóźniej w\u00A0ciągu miesiąca.`,
      ]
    },
    policy: 'Polityka prywatności',
  },
}
