/** What stands above the columns of the accountant's table, and what is said in them. */
export const invoiceExport = {
  file: 'faktury',
  columns: {
    number: 'Numer dokumentu',
    kind: 'Rodzaj',
    issuedAt: 'Data wystawienia',
    paidAt: 'Data sprzedaży (zapłaty lub zwrotu)',
    order: 'Zamówienie',
    buyer: 'Nabywca',
    taxNumber: 'NIP nabywcy',
    country: 'Kraj nabywcy',
    rate: 'Stawka VAT (%)',
    net: 'Netto',
    vat: 'VAT',
    gross: 'Brutto',
    currency: 'Waluta',
    corrected: 'Koryguje dokument',
    recorded: 'Ujęto już bez faktury w miesiącu',
  },
  kinds: {
    invoice: 'faktura',
    correction: 'korekta',
    sale: 'sprzedaż bez faktury',
    refund: 'zwrot bez faktury',
    returned: 'nieudany zwrot bez faktury',
  },
}
