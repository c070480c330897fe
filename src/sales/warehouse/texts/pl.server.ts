export const recall = {
  subject: (product: string, lot: string) => `Ważne: wycofujemy ${product}, partia ${lot}`,
  heading: 'Wycofujemy partię produktu, który do Ciebie wysłaliśmy',
  stop: 'Sprawdź numer partii na opakowaniu. Jeżeli się zgadza, nie używaj tego produktu i nie oddawaj go innym.',
  product: 'Produkt',
  lot: 'Numer partii',
  bestBefore: 'Najlepiej spożyć przed',
  orders: 'Twoje zamówienie',
  toContact: 'Napisz do nas',
  contact: (shop: string) =>
    `Masz pytania albo produkt trafił do kogoś innego? Odpowiedz na tę wiadomość, pomożemy. ${shop}`,
}
