/** What is told of food before it is bought, each under its name. */
export const food = {
  legalName: 'Nazwa żywności',
  ingredients: 'Składniki',
  allergens: 'Alergeny',
  netWeight: 'Masa netto',
  origin: 'Pochodzenie',
  storage: 'Przechowywanie',
  operator: 'Podmiot odpowiedzialny',
  delivery: 'Dostawa',
  courierOnly:
    'Tylko kurierem: z\u00A0opakowaniem waży ponad 25\u00A0kg, więc nie zmieści się w\u00A0automacie paczkowym.',
}
