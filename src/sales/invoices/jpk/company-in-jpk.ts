import type { Seller, TaxNumber } from '../invoice.ts'
import { group, oneLine, someLine, value, type Element } from '../xml/write-xml.ts'

/** Where the company has its seat, in the parts that the structure asks for: in Poland its three levels of administration, too. */
export type JpkAddress = Place & (InPoland | Abroad)

interface Place {
  street?: string
  house: string
  flat?: string
  town: string
  postalCode: string
}

interface InPoland {
  country: 'PL'
  voivodeship: string
  county: string
  commune: string
}

interface Abroad {
  /** Its code, of another country. */
  country: string
  voivodeship?: undefined
}

const optional = (name: string, text: string | undefined, length: number) => value(name, oneLine(text ?? '', length))

/** Whose documents they are. The parts of an address belong to the types that all structures share. */
export function companyInJpk(seller: Seller, address: JpkAddress): Element {
  const { taxNumber, name } = seller
  if (taxNumber?.country !== 'PL') throw new Error('a seller without a Polish tax number has no JPK')
  const [street, house, flat] = [
    optional('etd:Ulica', address.street, 65),
    value('etd:NrDomu', someLine(address.house, 9)),
    optional('etd:NrLokalu', address.flat, 10),
  ]
  const town = value('etd:Miejscowosc', someLine(address.town, 56))
  const postalCode = value('etd:KodPocztowy', someLine(address.postalCode, 8))
  const country = value('etd:KodKraju', address.country)
  return group('Podmiot1', [
    group('IdentyfikatorPodmiotu', [value('NIP', taxNumber.digits), value('PelnaNazwa', someLine(name, 240))]),
    address.voivodeship === undefined
      ? group('AdresPodmiotu2', [country, postalCode, town, street, house, flat])
      : group('AdresPodmiotu', [
          country,
          value('etd:Wojewodztwo', someLine(address.voivodeship, 36)),
          value('etd:Powiat', someLine(address.county, 36)),
          value('etd:Gmina', someLine(address.commune, 36)),
          street,
          house,
          flat,
          town,
          postalCode,
        ]),
  ])
}

/** The Union's letters stand apart; a Polish number has none. Numbers of other countries keep theirs, as the structure has no field for them. */
export function numberInJpk(field: 'P_4' | 'P_5', number: TaxNumber | null): Element[] {
  if (number === null) return []
  const { country, digits } = number
  if (country === 'PL') return [value(`${field}B`, digits)]
  return inUnion.has(country)
    ? [value(`${field}A`, country), value(`${field}B`, someLine(digits, 256))]
    : [value(`${field}B`, someLine(`${country}${digits}`, 256))]
}

/** The structure is older than the United Kingdom's leave, and knows it still. */
const inUnion = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL PT RO SE SI SK XI'.split(' '),
)
