/** All that names this association: another one takes the site over by editing this file. */
export const brand = {
  name: 'Salorge',
  /** Prefix of what browsers keep for us: cookies and local storage. */
  slug: 'salorge',
  since: 1972,
  copyrightYear: 2025,
  /** Who reads what the shop has to say, unless a setting names another address; and in which language. */
  officeEmail: 'office@salorge.example',
  officeLanguage: 'pl',
  /** Where letters reach the office. The street is written as the post there wants it, the country as its code. */
  postalAddress: {
    street: '12 quai des Paludiers',
    postalCode: '44490',
    town: 'Le Croisic',
    country: 'FR',
    /** The language of the above. */
    language: 'fr',
  },
  /**
   * Who sells, as imprint, terms and invoices name it: the name in the register, the Polish tax number (NIP), the register's
   * number and a telephone. All four are examples until the owner writes their own: no such numbers were given to anybody.
   */
  seller: {
    legalName: 'Association Salorge',
    taxNumber: '1234563218',
    register: 'RNA W000000000',
    phone: '+33 1 99 00 44 90',
  },
  /** True until the above is. */
  sellerIsExample: true,
  /** Who carries parcels to lockers, and where its map of them comes from. */
  carrier: { name: 'InPost', domain: 'inpost.pl' },
  social: {
    facebook: 'https://www.facebook.com/salorge',
    tiktok: 'https://www.tiktok.com/@salorge',
  },
} as const

export const languageCookie = `${brand.slug}-language`
export const cartKey = `${brand.slug}-cart`

/** Stands while a customer is signed in; readable by scripts. */
export const signedInHint = `${brand.slug}-signed-in`
