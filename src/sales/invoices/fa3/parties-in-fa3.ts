import { countryCodes } from '../../../kernel/countries.ts'
import type { Party, Seller, TaxNumber } from '../invoice.ts'
import { group, oneLine, someLine, value, type Element } from '../xml/write-xml.ts'

/** A Polish number that the schema takes: its first three digits name an office, which "100" and the like never did. */
const isNip = (number: TaxNumber | null): number is TaxNumber =>
  number?.country === 'PL' && /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/.test(number.digits)

/** What VIES calls the countries of the Union, and Northern Ireland. */
const inUnion = new Set('AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PT RO SE SI SK XI'.split(' '))

export function sellerInFa3(seller: Seller, isWithinUnion: boolean): Element {
  const { taxNumber, name, email, phone } = seller
  if (!isNip(taxNumber)) throw new Error('a seller without a Polish tax number has no documents in KSeF')
  return group('Podmiot1', [
    // Art. 97 sec. 10: who sells within the Union gives the number with its country.
    isWithinUnion ? value('PrefiksPodatnika', 'PL') : null,
    group('DaneIdentyfikacyjne', [value('NIP', taxNumber.digits), value('Nazwa', someLine(name, 512))]),
    addressOf(seller, 'PL'),
    group('DaneKontaktowe', [
      value('Email', email.length <= 255 && /^[^@]+@[^@]+$/.test(email) ? oneLine(email, 255) : null),
      value('Telefon', phoneIn(phone)),
    ]),
  ])
}

/** A number that is cut would be another one. */
function phoneIn(written: string): string | null {
  const phone = [written, written.replaceAll(/[^\d+]/g, '')].find((one) => one.length <= 16)
  return phone === undefined ? null : oneLine(phone, 16)
}

/** @param key joins what the buyer was to what they are, in a correction of it */
export const buyerInFa3 = (buyer: Party, key: string | null): Element =>
  group('Podmiot2', [
    ...identityOf(buyer),
    value('IDNabywcy', key),
    // Neither a unit of a local authority nor a member of a VAT group is known to the shop as such.
    value('JST', 2),
    value('GV', 2),
  ])

/** The buyer as the document said before: all of it, not what changes alone. */
export const buyerBeforeInFa3 = (buyer: Party, key: string): Element =>
  group('Podmiot2K', [...identityOf(buyer), value('IDNabywcy', key)])

const identityOf = (buyer: Party): Element[] => [
  group('DaneIdentyfikacyjne', [...numberOf(buyer.taxNumber), value('Nazwa', oneLine(buyer.name, 512))]),
  addressOf(buyer, buyer.taxNumber?.country),
]

function numberOf(number: TaxNumber | null): Element[] {
  if (number === null) return [value('BrakID', 1)]
  const { country, digits } = number
  if (isNip(number)) return [value('NIP', digits)]
  if (inUnion.has(country) && /^[0-9A-Z+*]{1,12}$/.test(digits))
    return [value('KodUE', country), value('NrVatUE', digits)]
  return [value('KodKraju', codeOf(country)), value('NrID', someLine(digits, 50))]
}

/** Greece is EL among tax numbers and GR among countries. */
function codeOf(country: string | undefined): string | null {
  const code = country === 'EL' ? 'GR' : country
  return code === 'XI' || countryCodes.some((known) => known === code) ? (code ?? null) : null
}

/** A country that was typed in no known way takes that of the tax number; without one the address isn't written, as the schema allows. */
function addressOf({ street, postalCode, city, country }: Party, otherwise: string | undefined): Element {
  const code = codeOf(country) ?? codeOf(otherwise)
  if (code === null) return null
  const town = oneLine(`${postalCode} ${city}`, 512)
  const [first, second] = oneLine(street, 512) === '' ? [someLine(town, 512), null] : [oneLine(street, 512), town]
  return group('Adres', [value('KodKraju', code), value('AdresL1', first), value('AdresL2', second)])
}
