export const stock = {
  lowSubject: (product: string) => `Kończy się: ${product}`,
  outSubject: (product: string) => `Wyprzedane: ${product}`,
  lowHeading: 'Zapas się kończy',
  outHeading: 'Produkt się wyprzedał',
  lowExplanation: 'Tego produktu zostało niewiele. Uzupełnij zapas, zanim klienci zobaczą, że go brakuje.',
  outExplanation:
    'Ostatnia sztuka została sprzedana lub zdjęta ze stanu. W sklepie produkt jest oznaczony jako niedostępny.',
  product: 'Produkt',
  left: 'Zostało sztuk',
  toPanel: 'Otwórz produkt',
}

export const back = {
  subject: (product: string) => `Znów jest: ${product}`,
  heading: (product: string) => `${product}: znów w\u00A0magazynie`,
  explanation:
    'Chcesz wiedzieć, kiedy wróci, więc piszemy. Nie odkładamy sztuk dla nikogo: produkt jest, dopóki starczy zapasu.',
  toProduct: 'Zobacz w\u00A0sklepie',
  once: 'To jedyny list w tej sprawie. Twój adres zniknął już z listy oczekujących na ten produkt.',
}
