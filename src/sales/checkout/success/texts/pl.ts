export const placedOrder = {
  heading: 'Twoje zamówienie',
  each: (price: string) => `${price} za sztukę`,
  subtotal: 'Wartość produktów',
  discount: 'Rabat',
  shipping: 'Dostawa',
  free: 'Gratis',
  total: 'Razem',
  toAddress: 'Wyślemy do',
  toPoint: 'Wyślemy do punktu odbioru',
  arrives: (days: string) => `U\u00A0Ciebie: ${days}`,
  confirmation: (email: string) => `Potwierdzenie przyjdzie na adres ${email}.`,
  invoices: (numbers: string) => `Faktura ${numbers} czeka na stronie zamówienia.`,
  follow: 'Śledź zamówienie',
}

export const accountOffer = {
  heading: 'Konto? Wystarczy hasło',
  explanation:
    'Imię, e-mail i\u00A0adres weźmiemy z\u00A0tego zamówienia. Następnym razem nie trzeba nic wpisywać, a\u00A0zamówienia widać w\u00A0jednym miejscu.',
  password: 'Wymyśl hasło',
  showPassword: 'Pokaż hasło',
  passwordRule: 'Co najmniej 8 znaków. Może to być całe zdanie.',
  submit: 'Załóż konto',
  sending: 'Zakładanie konta…',
  error: 'Konta nie założono',
  failed: 'Sprawdź połączenie i\u00A0spróbuj ponownie.',
  signIn: 'Mam już konto',
  made: 'Konto jest gotowe',
  madeNext: 'To zamówienie już na nim jest.',
  toAccount: 'Zobacz swoje konto',
}
