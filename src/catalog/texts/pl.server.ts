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
    'Piszemy zgodnie z\u00A0Twoją prośbą. Nie rezerwujemy sztuk: produkt można kupić, dopóki wystarczy zapasu.',
  toProduct: 'Zobacz w\u00A0sklepie',
  once: 'To jedyna wiadomość w\u00A0tej sprawie. Twojego adresu nie\u00A0ma już na liście oczekujących na ten produkt.',
}
