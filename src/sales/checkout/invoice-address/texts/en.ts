export const invoiceAddress = {
  open: 'Another company address on the invoice',
  hint: 'House, street and suite as in the company register.',
  fields: {
    address: 'Registered office',
    postalCode: 'Office postcode',
    city: 'Place of the office',
    country: 'State of the office',
  },
}
