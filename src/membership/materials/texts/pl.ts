import { brand } from '../../../brand.ts'

export const materials = {
  about: {
    title: 'Twoje materiały',
    get description() {
      return `Certyfikat, grafiki i\u00A0logo dla członka stowarzyszenia ${brand.name}.`
    },
  },
  heading: 'Twoje materiały',
  greeting: (name: string) => `Dzień dobry, ${name}!`,
  explanation:
    'Imienny certyfikat, grafiki do mediów społecznościowych i\u00A0logo: do druku, publikacji i\u00A0na kartę dań.',
  download: 'Pobierz wszystko',
  /** A file archive and its size. */
  pack: (size: string) => `Archiwum ZIP, ${size}`,
  validUntil: (day: string) => `Ten link jest tylko dla Ciebie i\u00A0działa do ${day}.`,
  certificate: {
    name: 'Certyfikat',
    use: 'PDF do wydruku na papierze A4',
    alt: (number: string) => `Certyfikat numer ${number}`,
  },
  graphics: {
    square: { name: 'Post', use: '1080 × 1080 pikseli', alt: 'Grafika kwadratowa z\u00A0Twoim imieniem lub nazwą' },
    story: { name: 'Relacja', use: '1080 × 1920 pikseli', alt: 'Grafika pionowa z\u00A0Twoim imieniem lub nazwą' },
    wide: { name: 'Okładka', use: '1200 × 630 pikseli', alt: 'Grafika pozioma z\u00A0Twoim imieniem lub nazwą' },
  },
  save: (name: string, size: string) => `Pobierz: ${name} (${size})`,
  logos:
    'W\u00A0archiwum jest też logo w\u00A0SVG i\u00A0PNG, na jasne i\u00A0ciemne tło, oraz wskazówki, jak go używać.',
  expired: {
    heading: 'Ten link stracił ważność',
    explanation:
      'Materiały czekały pod nim 30 dni. Napisz do nas, a\u00A0przygotujemy je jeszcze raz i\u00A0wyślemy nowy link.',
  },
  unknown: {
    heading: 'Nie znamy tego linku',
    explanation:
      'Być może został skopiowany tylko częściowo. Otwórz go prosto z\u00A0wiadomości albo napisz do nas: wyślemy materiały jeszcze raz.',
  },
  failed: {
    heading: 'Coś poszło nie tak',
    explanation: 'Nie możemy teraz pokazać materiałów. Spróbuj jeszcze raz za chwilę.',
  },
  tryAgain: 'Spróbuj ponownie',
}
