import { brand } from '../../brand.ts'

export const success = {
  about: { title: 'Dziękujemy za zgłoszenie' },
  title: { chef: 'Dziękujemy za zgłoszenie', restaurant: 'Dziękujemy, że otwieracie drzwi' },
  thanks: {
    chef: 'Twoje zgłoszenie jest u nas. Potwierdzenie czeka już w Twojej skrzynce, a na stronie pojawisz się, gdy zatwierdzimy zgłoszenie.',
    restaurant:
      'Zgłoszenie Waszego lokalu jest u nas. Potwierdzenie czeka już w skrzynce, a na stronie pojawicie się, gdy zatwierdzimy zgłoszenie.',
  },
  materials: {
    heading: 'Materiały cyfrowe',
    explanation: 'W ciągu 24–48 godzin przyjdą do Twojej skrzynki.',
    list: [
      { name: 'Logo', use: 'na kartę dań, stronę i drzwi' },
      { name: 'Grafiki do mediów społecznościowych', use: 'gotowe do publikacji' },
      { name: 'Certyfikaty', use: 'do wydruku i oprawienia' },
    ],
  },
  bonus: {
    heading: 'Przesyłka od nas w czterech krokach',
    steps: [
      { name: 'Odbierz materiały', explanation: 'Wiadomość z nimi przyjdzie na adres ze zgłoszenia.' },
      { name: 'Pokaż je', explanation: 'Opublikuj je w swoich mediach społecznościowych.' },
      { name: 'Wyślij nam link', explanation: `Link do wpisu wyślij na adres ${brand.officeEmail}.` },
      { name: 'Czekaj na kuriera', explanation: 'Nadamy paczkę na adres ze zgłoszenia.' },
    ],
  },
  questions: 'Pytania? Napisz do nas:',
  toHome: 'Wróć na stronę główną',
}
