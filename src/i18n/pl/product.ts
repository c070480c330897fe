export const product = {
  /** Where there is no product; what there is gives the page its title itself. */
  about: { title: 'Tego produktu nie\u00A0ma w\u00A0sprzedaży' },
  whereElse:
    'Być może już go nie sprzedajemy albo w\u00A0adresie jest literówka. W\u00A0sklepie znajdziesz wszystko, co mamy teraz na półce.',
  toStore: 'Wróć do sklepu',
  perKilogram: (price: string) => `${price} / kg`,
  inStock: 'W magazynie',
  outOfStock: 'Brak w magazynie',
  otherSizes: 'Inne opakowania',
}
