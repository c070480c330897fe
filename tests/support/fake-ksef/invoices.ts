import { createHash } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'

const schema = 'http://crd.gov.pl/wzor/2025/06/25/13775/'

export interface Verdict {
  code: number
  description: string
  details?: string[]
  extensions?: Record<string, string>
}

/** What the system reads out of an invoice. */
export interface InvoiceFacts {
  sellerNip: string
  buyerNip: string | null
  kind: string
  number: string
  /** P_1, as 2027-01-31. */
  issueDay: string
  /** P_15, as it is written. */
  total: string
}

/** An invoice as it came, and what became of it. */
export interface FakeInvoice {
  reference: string
  session: string
  /** SHA-256 in Base64. */
  hash: string
  xml: string
  facts: InvoiceFacts | undefined
  arrivedAt: number
  isOffline: boolean
  hashOfCorrected: string | null
  verdict: Verdict
  ksefNumber: string | null
  acceptedAt: number | null
  /** How often it has still to be asked for before the verdict is told. */
  thinks: number
}

export const accepted: Verdict = { code: 200, description: 'Sukces' }
export const badFile = (why: string): Verdict => ({
  code: 430,
  description: 'Błąd weryfikacji pliku faktury',
  details: [why],
})
export const badContent = (...why: string[]): Verdict => ({
  code: 450,
  description: 'Błąd weryfikacji semantyki dokumentu faktury',
  details: why,
})

// Signs that the system takes no invoice with; what XML itself forbids is refused by the parser.
// oxlint-disable-next-line no-control-regex
const unwelcome = /[\u007f-\u0084\u0086-\u009f\ufdd0-\ufdef]/

/** Reads an invoice as strictly as the system does; what is wrong with it is a verdict. */
export function readInvoice(content: Buffer): InvoiceFacts | Verdict {
  if (content.length > 1_000_000) return badFile('Przekroczono maksymalny rozmiar pliku.')
  if (content.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return badFile('BOM')
  const xml = content.toString()
  if (!Buffer.from(xml).equals(content)) return badFile('Kodowanie inne niż UTF-8.')
  const body = xml.replace(/^<\?xml version="1\.0"( encoding="utf-8")?\s*\?>/i, '')
  if (body.includes('<?')) return badFile('Instrukcje przetwarzania są niedozwolone.')
  if (unwelcome.test(xml)) return badFile('Niedozwolony znak.')
  const root = rootOf(xml)
  if (!root) return badFile('Niepoprawny XML.')
  if (root.localName !== 'Faktura' || root.namespaceURI !== schema) return badContent('Nieznany schemat.')
  const text = (...path: string[]) => {
    let element: Element | undefined = root
    for (const name of path)
      element = Array.from(element?.childNodes ?? []).find((one) => (one as Element).localName === name) as
        | Element
        | undefined
    return element?.textContent ?? ''
  }
  const facts: InvoiceFacts = {
    sellerNip: text('Podmiot1', 'DaneIdentyfikacyjne', 'NIP'),
    buyerNip: text('Podmiot2', 'DaneIdentyfikacyjne', 'NIP') || null,
    kind: text('Fa', 'RodzajFaktury'),
    number: text('Fa', 'P_2'),
    issueDay: text('Fa', 'P_1'),
    total: text('Fa', 'P_15'),
  }
  const missing = Object.entries(facts).filter(([name, value]) => name !== 'buyerNip' && value === '')
  return missing.length > 0 ? badContent(...missing.map(([name]) => `Brak: ${name}`)) : facts
}

function rootOf(xml: string): Element | undefined {
  try {
    const fails = (message: string) => {
      throw new Error(message)
    }
    const parser = new DOMParser({ errorHandler: { error: fails, fatalError: fails } })
    return parser.parseFromString(xml, 'text/xml').documentElement as unknown as Element
  } catch {
    return undefined
  }
}

/** A number as the system gives it: whose, which day, which one, and a checksum by a table of its own. */
export function ksefNumberOf(nip: string, at: number, place: number): string {
  const day = polishDay(at).replaceAll('-', '')
  const technical = `0100${place.toString(16).toUpperCase().padStart(8, '0')}`
  const text = `${nip}-${day}-${technical}`
  const crc = Buffer.from(text).reduce((sum, byte) => table[sum ^ byte] ?? 0, 0)
  return `${text}-${crc.toString(16).toUpperCase().padStart(2, '0')}`
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let left = byte
  for (let step = 0; step < 8; step += 1) left = left >= 128 ? (left * 2) ^ 0x107 : left * 2
  return left
})

export const polishDay = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' }).format(at)

export const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('base64')

/** The receipt of one invoice. */
export function upoOf(invoice: FakeInvoice, nip: string): string {
  const { facts, ksefNumber, acceptedAt, arrivedAt, session, hash, isOffline } = invoice
  const at = (moment: number | null) => new Date(moment ?? 0).toISOString()
  return (
    '<?xml version="1.0" encoding="utf-8"?><Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3">' +
    '<NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów - środowisko testowe (TE)</NazwaPodmiotuPrzyjmujacego>' +
    `<NumerReferencyjnySesji>${session}</NumerReferencyjnySesji><Uwierzytelnienie><IdKontekstu><Nip>${nip}</Nip></IdKontekstu>` +
    `<SkrotDokumentuUwierzytelniajacego>${sha256(session)}</SkrotDokumentuUwierzytelniajacego></Uwierzytelnienie>` +
    '<NazwaStrukturyLogicznej>Schemat_FA(3)_v1-0E.xsd</NazwaStrukturyLogicznej><KodFormularza>FA (3)</KodFormularza><Dokument>' +
    `<NipSprzedawcy>${facts?.sellerNip}</NipSprzedawcy><NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu>` +
    `<NumerFaktury>${facts?.number.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</NumerFaktury><DataWystawieniaFaktury>${facts?.issueDay}</DataWystawieniaFaktury>` +
    `<DataPrzeslaniaDokumentu>${at(arrivedAt)}</DataPrzeslaniaDokumentu><DataNadaniaNumeruKSeF>${at(acceptedAt)}</DataNadaniaNumeruKSeF>` +
    `<SkrotDokumentu>${hash}</SkrotDokumentu><TrybWysylki>${isOffline ? 'Offline' : 'Online'}</TrybWysylki></Dokument></Potwierdzenie>`
  )
}
