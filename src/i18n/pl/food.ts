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
  courierOnly: (limit: string) =>
    `Tylko kurierem: z\u00A0opakowaniem waży ponad ${limit}, czyli za dużo na automat paczkowy.`,
}
