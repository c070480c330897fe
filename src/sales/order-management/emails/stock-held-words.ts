/** What the office reads of its shelf. */
export const officeStockEmails = {
  held: {
    subject: (product: string) => `Dużo towaru czeka na zapłatę: ${product}`,
    heading: 'Dużo towaru czeka na zapłatę',
    explanation:
      'Co najmniej połowę sztuk, które są, trzymają zamówienia, za które nikt jeszcze nie zapłacił. Po godzinie towar wraca na stan sam. Jeśli ktoś zamawia na złość, w\u00A0szczegółach zamówienia jest przycisk „Zwolnij towar”.',
    product: 'Produkt',
    pieces: 'Trzymane bez zapłaty',
    left: 'Zostało na stanie',
    toOrders: 'Do nieopłaconych zamówień',
  },
}
