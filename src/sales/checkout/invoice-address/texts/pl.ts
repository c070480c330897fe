export const invoiceAddress = {
  open: 'Inny adres firmy na fakturze',
  hint: 'Ulica, numer domu i lokalu, jak w\u00A0rejestrze firm.',
  fields: {
    address: 'Siedziba firmy',
    postalCode: 'Kod siedziby',
    city: 'Miejscowość siedziby',
    country: 'Państwo siedziby',
  },
}
