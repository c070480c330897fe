export const placedOrder = {
  heading: 'Ihre Bestellung',
  each: (price: string) => `${price} pro Stück`,
  subtotal: 'Warenwert',
  discount: 'Rabatt',
  shipping: 'Versand',
  free: 'Kostenlos',
  total: 'Gesamt',
  toAddress: 'Wir liefern an',
  toPoint: 'Wir liefern an die Abholstelle',
  arrives: (days: string) => `Bei Ihnen: ${days}`,
  confirmation: (email: string) => `Die Bestätigung geht an ${email}.`,
  invoices: (numbers: string) => `Die Rechnung ${numbers} finden Sie auf der Seite der Bestellung.`,
  follow: 'Bestellung verfolgen',
}

export const accountOffer = {
  heading: 'Ein Konto? Ein Passwort genügt',
  explanation:
    'Name, E-Mail und Adresse übernehmen wir aus dieser Bestellung. Beim nächsten Mal müssen Sie nichts eintippen und sehen alle Bestellungen an einem Ort.',
  password: 'Passwort wählen',
  showPassword: 'Passwort anzeigen',
  passwordRule: 'Mindestens 8 Zeichen. Es darf ein ganzer Satz sein.',
  submit: 'Konto anlegen',
  sending: 'Konto wird angelegt\u00A0…',
  error: 'Das Konto wurde nicht angelegt',
  failed: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  signIn: 'Ich habe schon ein Konto',
  made: 'Ihr Konto ist bereit',
  madeNext: 'Diese Bestellung ist schon darin.',
  toAccount: 'Zum Konto',
}
