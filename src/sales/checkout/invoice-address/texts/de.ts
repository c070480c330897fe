export const invoiceAddress = {
  open: 'Andere Firmenadresse auf der Rechnung',
  hint: 'Wie im Firmenregister, mit Hausnummer.',
  fields: {
    address: 'Firmensitz',
    postalCode: 'PLZ des Sitzes',
    city: 'Stadt des Sitzes',
    country: 'Staat des Sitzes',
  },
}
