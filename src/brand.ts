import { live } from './kernel/live.ts'

/** Who the association is, as its pages, emails and papers say it. */
export interface Identity {
  name: string
  /** The year in which it began. */
  since: number
  copyrightYear: number
  officeEmail: string
  /** Where letters reach the office. The street is written as the post there wants it, the country as its code. */
  postalAddress: { street: string; postalCode: string; town: string; country: string }
  /** Who sells, as imprint, terms and invoices name it. What is empty isn't named. */
  seller: {
    legalName: string
    legalForm: string
    /** A Polish NIP in its ten digits, or a number of another country behind the country's code. */
    taxNumber: string
    /** The register and the number in it. */
    register: string
    bankAccount: string
    phone: string
    openingHours: string
  }
  /** Addresses by network. */
  social: { facebook: string; instagram: string; tiktok: string }
  /** Of buttons, links and the logo: the colour itself, and a darker one. */
  colours: { accent: string; deep: string }
}

/** An example until the owner has written who they are: no such numbers were given to anybody. */
const example: Identity = {
  name: 'Salorge',
  since: 1972,
  copyrightYear: 2025,
  officeEmail: 'office@salorge.example',
  postalAddress: { street: '12 quai des Paludiers', postalCode: '44490', town: 'Le Croisic', country: 'FR' },
  seller: {
    legalName: 'Association Salorge',
    legalForm: '',
    taxNumber: '1234563218',
    register: 'RNA W000000000',
    bankAccount: '',
    phone: '+33 1 99 00 44 90',
    openingHours: '',
  },
  social: {
    facebook: 'https://www.facebook.com/salorge',
    instagram: '',
    tiktok: 'https://www.tiktok.com/@salorge',
  },
  colours: { accent: '#56347f', deep: '#3d2461' },
}

export const identity = live<Identity>('identity', example)

/** All that names this association. What the owner sets holds from then on, wherever it is read. */
export const brand = {
  /** Prefix of what browsers keep for us: cookies and local storage. */
  slug: 'salorge',
  /** In which language the office is written to. */
  officeLanguage: 'pl',
  /** Who carries parcels to lockers, and where its map of them comes from. */
  carrier: { name: 'InPost', domain: 'inpost.pl' },
  get name() {
    return identity.now().name
  },
  get since() {
    return identity.now().since
  },
  get copyrightYear() {
    return identity.now().copyrightYear
  },
  get officeEmail() {
    return identity.now().officeEmail
  },
  get postalAddress() {
    return identity.now().postalAddress
  },
  get seller() {
    return identity.now().seller
  },
  get social() {
    return identity.now().social
  },
  get colours() {
    return identity.now().colours
  },
} as const

/** Whether the seller is still the example, which nobody may buy from. */
export const sellerIsExample = (): boolean => {
  const { seller, postalAddress, officeEmail } = identity.now()
  return (
    seller.legalName === example.seller.legalName ||
    seller.register === example.seller.register ||
    postalAddress.street === example.postalAddress.street ||
    officeEmail === example.officeEmail
  )
}

export const languageCookie = `${brand.slug}-language`
export const cartKey = `${brand.slug}-cart`

/** Stands while a customer is signed in; readable by scripts. */
export const signedInHint = `${brand.slug}-signed-in`
