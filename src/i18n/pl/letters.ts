import { brand } from '../../brand.ts'
import { shell } from './shell.ts'

/** What messages say. Browsers never load this. */
export const letters = {
  frame: {
    legal: shell.legal,
    footer: `Tę wiadomość wysłał automatycznie sklep ${brand.name}.`,
    unsubscribe: 'Wypisz się z newslettera',
  },
  test: {
    subject: 'Wiadomość próbna',
    heading: 'Poczta działa',
    explanation: 'Jeśli to czytasz, sklep potrafi wysyłać wiadomości pod ten adres.',
    toStore: 'Otwórz sklep',
  },
  stock: {
    lowSubject: (product: string) => `Kończy się: ${product}`,
    outSubject: (product: string) => `Wyprzedane: ${product}`,
    lowHeading: 'Zapas się kończy',
    outHeading: 'Produkt się wyprzedał',
    lowExplanation: 'Tego produktu zostało niewiele. Uzupełnij zapas, zanim klienci zobaczą, że go brakuje.',
    outExplanation:
      'Ostatnia sztuka została sprzedana lub zdjęta ze stanu. W sklepie produkt jest oznaczony jako niedostępny.',
    product: 'Produkt',
    left: 'Zostało sztuk',
    toPanel: 'Otwórz panel',
  },
  welcome: {
    subject: 'Dziękujemy za zgłoszenie',
    heading: (name: string) => `Dzień dobry, ${name}!`,
    thanks: `Dziękujemy za zgłoszenie do stowarzyszenia ${brand.name}. Mamy je i zaraz się nim zajmiemy.`,
    materials:
      'W ciągu 24–48 godzin wyślemy na ten adres materiały cyfrowe: logo, grafiki do mediów społecznościowych i certyfikaty.',
    bonus: `Do tego przesyłka od nas: pokaż materiały w mediach społecznościowych i wyślij link do wpisu na ${brand.officeEmail}, a nadamy do Ciebie paczkę.`,
    publication: 'Na naszej stronie pojawisz się, gdy zatwierdzimy zgłoszenie.',
    newsletter:
      'Wraz ze zgłoszeniem zapisaliśmy ten adres na nasz newsletter. Jeśli go nie chcesz, wystarczy jedno kliknięcie w link na dole tej wiadomości.',
    noNewsletter: 'Ten adres został wcześniej zdjęty z listy naszego newslettera, dlatego nie zapisaliśmy go ponownie.',
    toSite: 'Otwórz stronę stowarzyszenia',
  },
  materials: {
    subject: `Twoje materiały z ${brand.name}`,
    heading: (name: string) => `${name}: materiały są gotowe`,
    contents:
      'Przygotowaliśmy imienny certyfikat do wydruku (A4), trzy grafiki do mediów społecznościowych oraz logo na jasne i\u00A0ciemne tło. Wszystko jest pod tym linkiem, który jest tylko dla Ciebie.',
    toMaterials: 'Pobierz materiały',
    validity: (days: number, until: string) =>
      `Link działa ${days} dni, do ${until}. Po tym czasie wystarczy do nas napisać, a\u00A0wyślemy nowy.`,
    bonus: `Pokaż materiały w\u00A0mediach społecznościowych i\u00A0wyślij link do wpisu na ${brand.officeEmail}, a\u00A0nadamy do Ciebie przesyłkę.`,
  },
  application: {
    subject: {
      chef: (name: string) => `Nowy szef kuchni: ${name}`,
      restaurant: (name: string) => `Nowa restauracja lub hotel: ${name}`,
    },
    heading: 'Nowe zgłoszenie',
    explanation:
      'Zgłoszenie czeka na zatwierdzenie w panelu. Odpowiedź na tę wiadomość trafi do osoby, która je wysłała.',
    name: 'Nazwa',
    email: 'E-mail',
    address: 'Adres',
    language: 'Język',
    photo: 'Otwórz zdjęcie',
    toPanel: 'Otwórz panel',
  },
  contact: {
    subject: (name: string) => `Wiadomość od: ${name}`,
    heading: 'Nowa wiadomość ze strony',
    explanation: 'Ktoś napisał przez formularz kontaktowy. Odpowiedź na tę wiadomość trafi prosto do niego.',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    language: 'Język',
  },
  accountCreated: {
    subject: `Twoje konto w sklepie ${brand.name}`,
    heading: 'Konto jest gotowe',
    explanation: 'Na ten adres założono konto w naszym sklepie. Możesz się zalogować i zapisać adres do dostaw.',
    toAccount: 'Przejdź do konta',
    notYou:
      'To nie Ty? Widocznie ktoś wpisał Twój adres. Na stronie logowania wybierz „Nie pamiętam hasła” i ustaw nowe: tamta osoba zostanie wylogowana, a konto będzie można usunąć.',
  },
  passwordRecovery: {
    subject: 'Ustaw nowe hasło',
    heading: 'Nowe hasło do konta',
    explanation: 'Ktoś poprosił o nowe hasło do konta z tym adresem. Link działa przez godzinę i tylko raz.',
    toForm: 'Ustaw nowe hasło',
    notYou: 'To nie Ty? Nie musisz nic robić: dotychczasowe hasło działa dalej.',
  },
  passwordChanged: {
    subject: 'Hasło do konta zostało zmienione',
    heading: 'Hasło zostało zmienione',
    explanation: 'Hasło do Twojego konta jest nowe. Na pozostałych urządzeniach nastąpiło wylogowanie.',
    notYou: 'To nie Ty? Od razu ustaw własne hasło. Link do tego wyślemy na ten adres.',
    toRecovery: 'Poproś o link',
  },
  accountDeleted: {
    subject: 'Konto zostało usunięte',
    heading: 'Twoje konto zostało usunięte',
    explanation: 'Razem z nim usunęliśmy zapisany adres i telefon. Zalogować się już nie można.',
    notYou: `To nie Ty? Napisz do nas na adres ${brand.officeEmail}.`,
  },
  /** The name of the file that a customer downloads. */
  accountExport: { file: 'moje-dane' },
}
