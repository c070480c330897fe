import { createDecipheriv, type KeyObject } from 'node:crypto'
import { referenceOf, unsealed, type Admitted } from './admissions.ts'
import {
  accepted,
  badContent,
  badFile,
  ksefNumberOf,
  polishDay,
  readInvoice,
  sha256,
  type FakeInvoice,
  type Verdict,
} from './invoices.ts'
import { Refused } from './refused.ts'

const sessionLife = 12 * 3_600_000
const day = 86_400_000

interface Session {
  nip: string
  key: Buffer
  iv: Buffer
  validUntil: number
  isClosed: boolean
}

/** The sessions in which invoices arrive, and the invoices. */
export class Sessions {
  /** Every invoice that arrived, the refused ones, too. */
  readonly sent: FakeInvoice[] = []
  thinks = 0
  filesAfter = 0
  judge: (xml: string, place: number) => Verdict | undefined = () => undefined
  readonly #sessions = new Map<string, Session>()
  readonly #now: () => number
  readonly #keyOf: (id: unknown) => KeyObject

  constructor(now: () => number, keyOf: (id: unknown) => KeyObject) {
    this.#now = now
    this.#keyOf = keyOf
  }

  /** What counts: the invoices that have a number. */
  get accepted(): FakeInvoice[] {
    return this.sent.filter(({ ksefNumber }) => ksefNumber !== null)
  }

  expire(): void {
    for (const session of this.#sessions.values()) session.validUntil = 0
  }

  close(reference: string, who: Admitted): void {
    this.#living(reference, who).isClosed = true
  }

  /** An invoice of one's own, by where it was sent. */
  one(reference: string, invoice: string, who: Admitted): FakeInvoice {
    const one = this.sent.find((sent) => sent.session === reference && sent.reference === invoice)
    if (!one || this.#sessions.get(reference)?.nip !== who.nip)
      throw new Refused(400, 21_173, 'Brak sesji o wskazanym numerze referencyjnym.')
    return one
  }

  /** An invoice of one's own, by its number. */
  byNumber(ksefNumber: string, who: Admitted): FakeInvoice {
    mustHave(who, 'InvoiceRead')
    const one = this.accepted.find((known) => known.ksefNumber === ksefNumber && known.facts?.sellerNip === who.nip)
    if (!one) throw new Refused(400, 21_164, 'Faktura o podanym identyfikatorze nie istnieje.')
    return one
  }

  /** All that was sent in a session. */
  list(reference: string, who: Admitted): object {
    if (this.#sessions.get(reference)?.nip !== who.nip)
      throw new Refused(400, 21_173, 'Brak sesji o wskazanym numerze referencyjnym.')
    const own = this.sent.filter(({ session }) => session === reference)
    return { invoices: own.map((one) => ({ ...this.statusOf({ ...one }), invoiceHash: one.hash })) }
  }

  open({ formCode, encryption }: Record<string, unknown>, who: Admitted): object {
    mustHave(who, 'InvoiceWrite')
    const code = formCode as Record<string, unknown> | undefined
    if (code?.systemCode !== 'FA (3)' || code.schemaVersion !== '1-0E' || code.value !== 'FA') throw invalid('formCode')
    const { encryptedSymmetricKey, initializationVector, publicKeyId } = (encryption ?? {}) as Record<string, string>
    const key = unsealed(this.#keyOf(publicKeyId), encryptedSymmetricKey ?? '')
    const iv = Buffer.from(initializationVector ?? '', 'base64')
    if (key?.length !== 32 || iv.length !== 16) throw invalid('encryption')
    const reference = referenceOf('SO', this.#now())
    const validUntil = this.#now() + sessionLife
    this.#sessions.set(reference, { nip: who.nip, key, iv, validUntil, isClosed: false })
    return { referenceNumber: reference, validUntil: new Date(validUntil).toISOString() }
  }

  #living(reference: string, who: Admitted): Session {
    mustHave(who, 'InvoiceWrite')
    const session = this.#sessions.get(reference)
    if (session?.nip !== who.nip) throw new Refused(400, 21_173, 'Brak sesji o wskazanym numerze referencyjnym.')
    if (session.isClosed || session.validUntil <= this.#now())
      throw new Refused(400, 21_180, 'Status sesji nie pozwala na wykonanie operacji.')
    return session
  }

  take(reference: string, sent: Record<string, unknown>, who: Admitted): object {
    const session = this.#living(reference, who)
    const encrypted = Buffer.from(String(sent.encryptedInvoiceContent ?? ''), 'base64')
    if (encrypted.length !== sent.encryptedInvoiceSize) throw new Refused(400, 21_402, 'Nieprawidłowy rozmiar pliku.')
    if (sha256(encrypted) !== sent.encryptedInvoiceHash) throw new Refused(400, 21_403, 'Nieprawidłowy skrót pliku.')
    const hashOfCorrected = typeof sent.hashOfCorrectedInvoice === 'string' ? sent.hashOfCorrectedInvoice : null
    if (hashOfCorrected) this.#mayCorrect(hashOfCorrected, sent.offlineMode === true)
    const content = decrypted(encrypted, session)
    const facts = content && readInvoice(content)
    const one: FakeInvoice = {
      reference: referenceOf('EE', this.#now()),
      session: reference,
      hash: String(sent.invoiceHash),
      xml: content?.toString() ?? '',
      facts: facts && !('code' in facts) ? facts : undefined,
      arrivedAt: this.#now(),
      isOffline: sent.offlineMode === true,
      hashOfCorrected,
      verdict: accepted,
      ksefNumber: null,
      acceptedAt: null,
      thinks: this.thinks,
    }
    one.verdict = this.#verdictOn(one, content, facts, sent, who)
    if (one.verdict.code === 200 && one.facts) {
      one.ksefNumber = ksefNumberOf(one.facts.sellerNip, this.#now(), this.sent.length + 1)
      one.acceptedAt = this.#now()
      // What bears an earlier day came too late to be an online one, whatever it says of itself.
      one.isOffline ||= one.facts.issueDay < polishDay(this.#now())
    }
    this.sent.push(one)
    return { referenceNumber: one.reference }
  }

  #verdictOn(
    one: FakeInvoice,
    content: Buffer | undefined,
    facts: ReturnType<typeof readInvoice> | undefined,
    sent: Record<string, unknown>,
    who: Admitted,
  ): Verdict {
    if (!content || !facts) return { code: 435, description: 'Błąd odszyfrowania pliku' }
    if (sha256(content) !== sent.invoiceHash || content.length !== sent.invoiceSize)
      return badFile('Skrót albo rozmiar nie zgadza się.')
    if ('code' in facts) return facts
    if (facts.sellerNip !== who.nip) return { code: 410, description: 'Nieprawidłowy zakres uprawnień' }
    if (facts.issueDay > polishDay(this.#now()))
      return badContent('Data wystawienia jest późniejsza niż data przyjęcia.')
    const same = this.accepted.find(
      ({ facts: other }) =>
        other?.sellerNip === facts.sellerNip && other.kind === facts.kind && other.number === facts.number,
    )
    if (same) {
      const extensions = { originalSessionReferenceNumber: same.session, originalKsefNumber: same.ksefNumber ?? '' }
      return {
        code: 440,
        description: 'Duplikat faktury',
        details: [`Duplikat faktury. Faktura o numerze KSeF: ${same.ksefNumber}`],
        extensions,
      }
    }
    return this.judge(one.xml, this.sent.length) ?? accepted
  }

  /** A technical correction takes the place of an offline document that was refused, once. */
  #mayCorrect(hash: string, isOffline: boolean): void {
    const original = this.sent.find((one) => one.hash === hash)
    if (!original || !isOffline || original.verdict.code === 200)
      throw new Refused(400, 21_167, 'Status faktury nie pozwala na korektę techniczną.')
    if (this.accepted.some((one) => one.hashOfCorrected === hash))
      throw new Refused(400, 21_166, 'Korekta techniczna niedostępna.')
  }

  statusOf(one: FakeInvoice): object {
    const isThinking = one.thinks > 0
    const working: Verdict =
      one.thinks % 2 === 0
        ? { code: 100, description: 'Faktura przyjęta do dalszego przetwarzania' }
        : { code: 150, description: 'Trwa przetwarzanie' }
    one.thinks = Math.max(0, one.thinks - 1)
    return {
      ordinalNumber: 1,
      referenceNumber: one.reference,
      invoiceHash: one.hash,
      invoicingDate: new Date(one.arrivedAt).toISOString(),
      invoiceNumber: one.facts?.number ?? null,
      status: isThinking ? working : one.verdict,
      ...(!isThinking &&
        one.ksefNumber && {
          ksefNumber: one.ksefNumber,
          acquisitionDate: new Date(one.acceptedAt ?? 0).toISOString(),
          invoicingMode: one.isOffline ? 'Offline' : 'Online',
        }),
    }
  }

  find({ subjectType, dateRange, invoiceNumber }: Record<string, unknown>, who: Admitted): object {
    mustHave(who, 'InvoiceRead')
    const { from, to, dateType } = (dateRange ?? {}) as Record<string, string>
    const [first, last] = [Date.parse(from ?? ''), to ? Date.parse(to) : this.#now()]
    if (subjectType !== 'Subject1' || dateType !== 'Issue' || !(last >= first) || last - first > 92 * day)
      throw invalid('dateRange')
    const invoices = this.accepted.filter(
      ({ facts, acceptedAt }) =>
        facts?.sellerNip === who.nip &&
        (invoiceNumber === undefined || facts.number === invoiceNumber) &&
        Date.parse(facts.issueDay) >= first - day &&
        Date.parse(facts.issueDay) <= last &&
        (acceptedAt ?? 0) + this.filesAfter <= this.#now(),
    )
    return {
      hasMore: false,
      isTruncated: false,
      invoices: invoices.map((one) => ({
        ksefNumber: one.ksefNumber,
        invoiceNumber: one.facts?.number,
        issueDate: one.facts?.issueDay,
        invoicingDate: new Date(one.arrivedAt).toISOString(),
        acquisitionDate: new Date(one.acceptedAt ?? 0).toISOString(),
        invoiceHash: one.hash,
        invoicingMode: one.isOffline ? 'Offline' : 'Online',
        seller: { nip: one.facts?.sellerNip },
      })),
    }
  }
}

const invalid = (what: string) => new Refused(400, 21_405, 'Błąd walidacji danych wejściowych.', [what])

export function read(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>
  } catch {
    throw invalid('JSON')
  }
}

function mustHave({ permissions }: Admitted, permission: string): void {
  if (!permissions.includes(permission))
    throw new Refused(403, 403, 'Brak wymaganych uprawnień do wykonania operacji w bieżącym kontekście.', [permission])
}

function decrypted(encrypted: Buffer, { key, iv }: Session): Buffer | undefined {
  try {
    const cipher = createDecipheriv('aes-256-cbc', key, iv)
    return Buffer.concat([cipher.update(encrypted), cipher.final()])
  } catch {
    return undefined
  }
}
