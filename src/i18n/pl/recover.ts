export const recover = {
  about: { title: 'Nowe hasło' },
  back: 'Wróć do logowania',
  title: 'Nie pamiętasz hasła?',
  lead: 'Podaj adres e-mail swojego konta. Wyślemy na niego link, pod którym ustawisz nowe hasło.',
}
