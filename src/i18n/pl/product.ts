export const product = {
  /** Where there is no product; what there is gives the page its title itself. */
  about: {
    title: 'Tego produktu nie ma w sprzedaży',
    description:
      'Być może już go nie sprzedajemy albo w adresie jest literówka. W sklepie znajdziesz wszystko, co mamy teraz na półce.',
  },
  toStore: 'Wróć do sklepu',
  perKilogram: (price: string) => `${price} / kg`,
  inStock: 'W magazynie',
  outOfStock: 'Brak w magazynie',
  netWeight: 'Masa netto',
  ingredients: 'Składniki',
  origin: 'Pochodzenie',
  operator: 'Podmiot odpowiedzialny',
  otherSizes: 'Inne opakowania',
}
