import { brand } from '../../brand.ts'

export const welcome = {
  subject: 'Dziękujemy za zgłoszenie',
  heading: (name: string) => `Dzień dobry, ${name}!`,
  get thanks() {
    return `Dziękujemy za zgłoszenie do stowarzyszenia ${brand.name}. Mamy je i zaraz się nim zajmiemy.`
  },
  materials:
    'W ciągu 24–48 godzin wyślemy na ten adres materiały cyfrowe: logo, grafiki do mediów społecznościowych i certyfikaty.',
  get bonus() {
    return `Do tego przesyłka od nas: pokaż materiały w mediach społecznościowych i wyślij link do wpisu na ${brand.officeEmail}, a nadamy do Ciebie paczkę.`
  },
  publication: 'Na naszej stronie pojawisz się, gdy zatwierdzimy zgłoszenie.',
  newsletter:
    'Wraz ze zgłoszeniem zapisaliśmy ten adres na nasz newsletter. Jeśli go nie chcesz, wystarczy jedno kliknięcie w link na dole tej wiadomości.',
  noNewsletter: 'Ten adres został wcześniej zdjęty z listy naszego newslettera, dlatego nie zapisaliśmy go ponownie.',
  toSite: 'Otwórz stronę stowarzyszenia',
}

export const application = {
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
  toPanel: 'Otwórz zgłoszenie',
}
