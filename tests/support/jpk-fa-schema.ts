import { judgeBy, type Judge } from './official-schemas.ts'

/**
 * JPK_FA(4) as its publications describe the parts that the shop writes: order, kinds of values and what has to be there. It was written for
 * these tests, since no package brings the ministry's own file; a tax office's program may know more.
 */
const types = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2018/08/24/eD/DefinicjeTypy/'
const target = 'http://jpk.mf.gov.pl/wzor/2022/02/17/02171/'

const one = (name: string, type: string) => `<xs:element name="${name}" type="${type}"/>`
const maybe = (name: string, type: string) => `<xs:element name="${name}" type="${type}" minOccurs="0"/>`
const both = (...elements: string[]) => `<xs:sequence minOccurs="0">${elements.join('')}</xs:sequence>`
const complex = (name: string, inner: string, occurs = '') =>
  `<xs:element name="${name}" ${occurs}><xs:complexType><xs:sequence>${inner}</xs:sequence></xs:complexType></xs:element>`
const text = (name: string, length: number) =>
  `<xs:simpleType name="${name}"><xs:restriction base="xs:token"><xs:minLength value="1"/><xs:maxLength value="${length}"/></xs:restriction></xs:simpleType>`
const decimal = (name: string, digits: number, fraction: number) =>
  `<xs:simpleType name="${name}"><xs:restriction base="xs:decimal"><xs:totalDigits value="${digits}"/><xs:fractionDigits value="${fraction}"/></xs:restriction></xs:simpleType>`
const oneOf = (name: string, values: (string | number)[]) =>
  `<xs:simpleType name="${name}"><xs:restriction base="xs:token">${values.map((value) => `<xs:enumeration value="${value}"/>`).join('')}</xs:restriction></xs:simpleType>`
const pattern = (name: string, form: string) =>
  `<xs:simpleType name="${name}"><xs:restriction base="xs:string"><xs:pattern value="${form}"/></xs:restriction></xs:simpleType>`
const schema = (namespace: string, inner: string) =>
  Buffer.from(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" xmlns:etd="${types}" targetNamespace="${namespace}" elementFormDefault="qualified">${inner}</xs:schema>`,
  )

const addresses = schema(
  types,
  [
    ...(
      [
        ['Line36', 36],
        ['Line65', 65],
        ['Line9', 9],
        ['Line10', 10],
        ['Line56', 56],
        ['Line8', 8],
      ] as const
    ).map(([name, length]) => text(name, length)),
    pattern('Country', '[A-Z]{2}'),
    `<xs:complexType name="Polish"><xs:sequence>${[
      one('KodKraju', 'Country'),
      one('Wojewodztwo', 'Line36'),
      one('Powiat', 'Line36'),
      one('Gmina', 'Line36'),
      maybe('Ulica', 'Line65'),
      one('NrDomu', 'Line9'),
      maybe('NrLokalu', 'Line10'),
      one('Miejscowosc', 'Line56'),
      one('KodPocztowy', 'Line8'),
    ].join('')}</xs:sequence></xs:complexType>`,
    `<xs:complexType name="Foreign"><xs:sequence>${[
      one('KodKraju', 'Country'),
      maybe('KodPocztowy', 'Line8'),
      one('Miejscowosc', 'Line56'),
      maybe('Ulica', 'Line65'),
      maybe('NrDomu', 'Line9'),
      maybe('NrLokalu', 'Line10'),
    ].join('')}</xs:sequence></xs:complexType>`,
  ].join(''),
)

const rates = [1, 2, 3, 4].map((place) => both(one(`P_13_${place}`, 'Amount'), one(`P_14_${place}`, 'Amount')))
const invoice = [
  one('KodWaluty', 'Currency'),
  one('P_1', 'xs:date'),
  one('P_2A', 'Line'),
  maybe('P_3A', 'Line'),
  maybe('P_3B', 'Line'),
  one('P_3C', 'Line'),
  one('P_3D', 'Line'),
  maybe('P_4A', 'Union'),
  maybe('P_4B', 'Line'),
  maybe('P_5A', 'Union'),
  maybe('P_5B', 'Line'),
  maybe('P_6', 'xs:date'),
  ...rates,
  both(one('P_13_5', 'Amount'), maybe('P_14_5', 'Amount')),
  maybe('P_13_6', 'Amount'),
  maybe('P_13_7', 'Amount'),
  one('P_15', 'Amount'),
  ...['P_16', 'P_17', 'P_18', 'P_18A', 'P_19'].map((name) => one(name, 'xs:boolean')),
  ...['P_19A', 'P_19B', 'P_19C'].map((name) => maybe(name, 'Line')),
  ...['P_20', 'P_21', 'P_22', 'P_23', 'P_106E_2', 'P_106E_3'].map((name) => one(name, 'xs:boolean')),
  one('RodzajFaktury', 'Kind'),
  both(maybe('PrzyczynaKorekty', 'Line'), one('NrFaKorygowanej', 'Line')),
].join('')

const line = [
  one('P_2B', 'Line'),
  maybe('P_7', 'Line'),
  maybe('P_8A', 'Line'),
  maybe('P_8B', 'Quantity'),
  ...['P_9A', 'P_9B', 'P_10', 'P_11', 'P_11A'].map((name) => maybe(name, 'Amount')),
  maybe('P_12', 'Rate'),
  maybe('P_12_XII', 'Percent'),
].join('')

const jpk = schema(
  target,
  [
    `<xs:import namespace="${types}" schemaLocation="${types}jpk-fa-addresses.xsd"/>`,
    text('Line', 256),
    text('Name', 240),
    decimal('Amount', 18, 2),
    decimal('Quantity', 22, 6),
    decimal('Percent', 9, 6),
    oneOf('Rate', [23, 22, 8, 7, 5, 4, 3, 0, 'zw', 'oo', 'np']),
    oneOf('Kind', ['VAT', 'KOREKTA', 'ZAL']),
    oneOf('Currency', ['PLN']),
    oneOf('Union', 'AT BE BG CY CZ DK EE FI FR DE EL HR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB XI'.split(' ')),
    pattern('Nip', '[1-9]((\\d[1-9])|([1-9]\\d))\\d{7}'),
    pattern('Office', '\\d{4}'),
    `<xs:element name="JPK"><xs:complexType><xs:sequence>${[
      complex(
        'Naglowek',
        [
          `<xs:element name="KodFormularza"><xs:complexType><xs:simpleContent><xs:extension base="xs:string">
            <xs:attribute name="kodSystemowy" use="required" type="xs:string" fixed="JPK_FA (4)"/>
            <xs:attribute name="wersjaSchemy" use="required" type="xs:string" fixed="1-0"/>
          </xs:extension></xs:simpleContent></xs:complexType></xs:element>`,
          ...['WariantFormularza', 'CelZlozenia'].map((name) => one(name, 'xs:byte')),
          one('DataWytworzeniaJPK', 'xs:dateTime'),
          one('DataOd', 'xs:date'),
          one('DataDo', 'xs:date'),
          one('KodUrzedu', 'Office'),
        ].join(''),
      ),
      complex(
        'Podmiot1',
        [
          complex('IdentyfikatorPodmiotu', one('NIP', 'Nip') + one('PelnaNazwa', 'Name')),
          `<xs:choice>${one('AdresPodmiotu', 'etd:Polish')}${one('AdresPodmiotu2', 'etd:Foreign')}</xs:choice>`,
        ].join(''),
      ),
      complex('Faktura', invoice, 'maxOccurs="unbounded"'),
      complex('FakturaCtrl', one('LiczbaFaktur', 'xs:positiveInteger') + one('WartoscFaktur', 'Amount')),
      complex('FakturaWiersz', line, 'maxOccurs="unbounded"'),
      complex(
        'FakturaWierszCtrl',
        one('LiczbaWierszyFaktur', 'xs:positiveInteger') + one('WartoscWierszyFaktur', 'Amount'),
      ),
    ].join('')}</xs:sequence></xs:complexType></xs:element>`,
  ].join(''),
)

let judge: Judge | undefined
export const judgeJpkFa: Judge = (xml) => (judge ??= judgeBy(jpk, { [`${types}jpk-fa-addresses.xsd`]: addresses }))(xml)
