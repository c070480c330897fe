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
  toPanel: 'Otwórz panel',
}
