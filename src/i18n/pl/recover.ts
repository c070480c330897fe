import { brand } from '../../brand.ts'

export const recover = {
  about: {
    title: 'Nowe hasło',
    description: `Tutaj ustawisz nowe hasło do konta w sklepie ${brand.name}.`,
  },
  back: 'Wróć do logowania',
  title: 'Nie pamiętasz hasła?',
  lead: 'Podaj adres e-mail swojego konta. Wyślemy na niego link, pod którym ustawisz nowe hasło.',
}
