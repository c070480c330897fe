export const invoiceAddress = {
  open: 'Autre adresse de l’entreprise sur la facture',
  hint: 'Comme au registre des entreprises, avec le numéro.',
  fields: {
    address: 'Siège de l’entreprise',
    postalCode: 'Code du siège',
    city: 'Localité du siège',
    country: 'État du siège',
  },
}
