import { brand } from '../../brand.ts'

/** What messages say. Browsers never load this. */
export const letters = {
  frame: {
    footer: `Tę wiadomość wysłał automatycznie sklep ${brand.name}.`,
    unsubscribe: 'Wypisz się z newslettera',
  },
  test: {
    subject: 'Wiadomość próbna',
    heading: 'Poczta działa',
    explanation: 'Jeśli to czytasz, sklep potrafi wysyłać wiadomości pod ten adres.',
    toStore: 'Otwórz sklep',
  },
  stock: {
    lowSubject: (product: string) => `Kończy się: ${product}`,
    outSubject: (product: string) => `Wyprzedane: ${product}`,
    lowHeading: 'Zapas się kończy',
    outHeading: 'Produkt się wyprzedał',
    lowExplanation: 'Tego produktu zostało niewiele. Uzupełnij zapas, zanim klienci zobaczą, że go brakuje.',
    outExplanation:
      'Ostatnia sztuka została sprzedana lub zdjęta ze stanu. W sklepie produkt jest oznaczony jako niedostępny.',
    product: 'Produkt',
    left: 'Zostało sztuk',
    toPanel: 'Otwórz panel',
  },
}
