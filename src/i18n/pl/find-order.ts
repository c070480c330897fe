export const findOrder = {
  about: { title: 'Znajdź zamówienie' },
  title: 'Znajdź zamówienie',
  lead: 'Link do zamówienia z wiadomości działa 90 dni. Podaj numer zamówienia i adres e-mail, a wyślemy nowy. Konto nie jest potrzebne.',
  account: 'Zamówienia z\u00A0konta są zawsze w\u00A0Twoim koncie.',
  toAccount: 'Twoje konto',
}
