import * as z from 'zod/mini'
import type { KsefConfig } from '../server/config.ts'
import { askKsef, parsedBy, type Question, type Refusal, type Told } from './ask-ksef.server.ts'
import {
  encryptInvoice,
  newSessionKey,
  sealFor,
  systemKeyIn,
  type KeyUsage,
  type SystemKey,
} from './encrypt-invoice.server.ts'
import {
  isKsefNumber,
  ksefAddresses,
  type FoundInvoice,
  type KsefAdmission,
  type KsefAnswer,
  type KsefFailure,
  type KsefOutage,
  type KsefSession,
  type SendOptions,
  type SentInvoice,
} from './ksef.ts'
import { readOutages } from './read-outages.server.ts'
import { isKeyGone, notAdmitted, refresh, signIn, usualPatience, type Admission, type Line } from './sign-in.server.ts'
import { foundIn, sentIn } from './told-of-invoices.server.ts'

/**
 * One seller's line to the system. It signs in when it has to, again when an admission ends, and never throws for what the system or
 * the network does: each answer says what surely happened.
 */
export interface Ksef {
  signIn(): Promise<KsefAnswer<KsefAdmission>>
  openSession(): Promise<KsefAnswer<KsefSession>>
  /** Gives the reference by which the system is asked about it. Alone among all it can end `unknown`: then it may be there or not. */
  send(session: KsefSession, xml: string, options: SendOptions): Promise<KsefAnswer<{ reference: string }>>
  /** It needs no more of the session than its reference, so another process may ask. */
  readSent(session: { reference: string }, reference: string): Promise<KsefAnswer<SentInvoice>>
  /**
   * Under which reference a session has a file with this hash (SHA-256 in Base64); null: it has none. A call that is still on its way is
   * in no session yet.
   */
  findInSession(session: { reference: string }, hash: string): Promise<KsefAnswer<string | null>>
  /** An invoice that the system has, as XML. */
  readInvoice(ksefNumber: string): Promise<KsefAnswer<string>>
  /** The signed receipt of an accepted invoice, as XML, by its reference or by its number there. */
  readUpo(session: { reference: string }, reference: string): Promise<KsefAnswer<string>>
  /** Of a session that is over it says the same: there is nothing left to close. */
  closeSession(session: { reference: string }): Promise<KsefAnswer<undefined>>
  /**
   * All that the system has of this seller under their own number of a document, issued on about that day (2027-01-31). It files invoices
   * a little later than it accepts them, so finding none proves nothing.
   */
  findByNumber(invoiceNumber: string, issueDay: string): Promise<KsefAnswer<FoundInvoice[]>>
  /** What is announced now and was lately; asked without signing in. */
  readOutages(): Promise<KsefAnswer<KsefOutage[]>>
}

const fa3 = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' }
const inSession = z.object({
  invoices: z.array(z.object({ referenceNumber: z.string(), invoiceHash: z.string() })),
  continuationToken: z.nullish(z.string()),
})
const opened = z.object({ referenceNumber: z.string(), validUntil: z.string() })

/** The session is closed, too old, full or unknown: another one takes what this one doesn't. */
const sessionOver = new Set([21_155, 21_173, 21_180])

/** An access is changed for another a little before its end, so that it doesn't end on the way. */
const margin = 60_000

export function connectKsef(account: KsefConfig): Ksef {
  const { api, notices } = addressesOf(account)
  const { answer: patience } = account.patience ?? usualPatience
  const keys = new Map<KeyUsage, SystemKey>()
  let admission: Admission | undefined
  let admitting: Promise<KsefAnswer<Admission>> | undefined

  const line: Line = {
    ask: (path, question = {}) => askKsef(`${api}${path}`, { ...question, patience }),
    async keyFor(usage, isAnew) {
      const known = keys.get(usage)
      if (known && !isAnew) return known
      const told = await askKsef(`${api}/security/public-key-certificates`, { patience })
      if (told.is !== 'told') return told.is === 'refusal' ? { is: 'unavailable' } : told
      const key = systemKeyIn(told.text, usage, Date.now() + (admission?.ahead ?? 0))
      if (!key) return { is: 'unavailable' }
      keys.set(usage, key)
      return key
    },
  }

  async function admit(): Promise<KsefAnswer<Admission>> {
    const now = Date.now() + (admission?.ahead ?? 0)
    if (admission && now < admission.access.until - margin) return { is: 'done', value: admission }
    const goesOn = admission && now < admission.refresh.until - margin ? await refresh(line, admission) : undefined
    const answer: KsefAnswer<Admission> = goesOn ? { is: 'done', value: goesOn } : await signIn(line, account)
    admission = answer.is === 'done' ? answer.value : undefined
    return answer
  }

  /** Whoever asks at the same time waits for the same admission. */
  function admitted(): Promise<KsefAnswer<Admission>> {
    admitting ??= admit().finally(() => (admitting = undefined))
    return admitting
  }

  /** Asks as who has signed in. An admission that the system doesn't know any more is asked for anew, once. */
  async function askAdmitted(
    path: string,
    question: Omit<Question, 'patience' | 'token'>,
    isAgain?: true,
  ): Promise<Told | KsefFailure> {
    const entry = await admitted()
    if (entry.is !== 'done') return entry
    const told = await line.ask(path, { ...question, token: entry.value.access.token })
    if (told.is !== 'refusal' || told.status !== 401 || isAgain) return told
    admission = undefined
    return askAdmitted(path, question, true)
  }

  return {
    async signIn() {
      admission = undefined
      const answer = await admitted()
      return answer.is === 'done' ? { is: 'done', value: answer.value.who } : answer
    },

    async openSession() {
      const secret = newSessionKey()
      const tryWith = async (isAnew?: true): Promise<Told | KsefFailure> => {
        const key = await line.keyFor('SymmetricKeyEncryption', isAnew)
        if ('is' in key) return key
        const encryption = {
          encryptedSymmetricKey: sealFor(key, secret.key),
          initializationVector: secret.iv.toString('base64'),
          publicKeyId: key.id,
        }
        return askAdmitted('/sessions/online', { method: 'POST', json: { formCode: fa3, encryption } })
      }
      const first = await tryWith()
      const told = first.is === 'refusal' && isKeyGone(first) ? await tryWith(true) : first
      if (told.is !== 'told') return failureOf(told)
      const session = parsedBy(opened, told.text)
      if (!session) return { is: 'unavailable' }
      const { referenceNumber: reference, validUntil } = session
      return { is: 'done', value: { reference, validUntil: new Date(validUntil), ...secret } }
    },

    async send(session, xml, { isOffline, hashOfCorrected }) {
      const json = {
        ...encryptInvoice(xml, session),
        offlineMode: isOffline,
        ...(hashOfCorrected && { hashOfCorrectedInvoice: hashOfCorrected }),
      }
      const told = await askAdmitted(`/sessions/online/${session.reference}/invoices`, {
        method: 'POST',
        json,
        isLasting: true,
      })
      if (told.is !== 'told') return failureOf(told)
      const taken = parsedBy(z.object({ referenceNumber: z.string() }), told.text)
      return taken ? { is: 'done', value: { reference: taken.referenceNumber } } : { is: 'unknown' }
    },

    async readSent(session, reference) {
      const told = await askAdmitted(`/sessions/${session.reference}/invoices/${reference}`, {})
      if (told.is !== 'told') return failureOf(told)
      const sent = sentIn(told.text)
      return sent ? { is: 'done', value: sent } : { is: 'unavailable' }
    },

    async findInSession(session, hash) {
      const told = await askAdmitted(`/sessions/${session.reference}/invoices?pageSize=1000`, {})
      if (told.is !== 'told') return failureOf(told)
      const listed = parsedBy(inSession, told.text)
      if (!listed) return { is: 'unavailable' }
      const own = listed.invoices.find(({ invoiceHash }) => invoiceHash === hash)
      // Of a longer list the rest isn't known.
      if (!own && listed.continuationToken) return { is: 'unavailable' }
      return { is: 'done', value: own?.referenceNumber ?? null }
    },

    async readInvoice(ksefNumber) {
      const told = await askAdmitted(`/invoices/ksef/${ksefNumber}`, {})
      if (told.is !== 'told') return failureOf(told)
      return told.text.includes('<') ? { is: 'done', value: told.text } : { is: 'unavailable' }
    },

    async readUpo(session, reference) {
      const path = isKsefNumber(reference) ? `ksef/${reference}` : reference
      const told = await askAdmitted(`/sessions/${session.reference}/invoices/${path}/upo`, {})
      if (told.is !== 'told') return failureOf(told)
      return told.text.includes('<') ? { is: 'done', value: told.text } : { is: 'unavailable' }
    },

    async closeSession(session) {
      const told = await askAdmitted(`/sessions/online/${session.reference}/close`, { method: 'POST' })
      if (told.is === 'told') return { is: 'done', value: undefined }
      const failure = failureOf(told)
      return failure.is === 'session_over' ? { is: 'done', value: undefined } : failure
    },

    async findByNumber(invoiceNumber, issueDay) {
      const day = (shift: number) => new Date(Date.parse(issueDay) + shift * 86_400_000).toISOString()
      const told = await askAdmitted('/invoices/query/metadata?pageOffset=0&pageSize=100', {
        method: 'POST',
        json: { subjectType: 'Subject1', dateRange: { dateType: 'Issue', from: day(-2), to: day(3) }, invoiceNumber },
      })
      if (told.is !== 'told') return failureOf(told)
      const found = foundIn(told.text)
      return found ? { is: 'done', value: found } : { is: 'unavailable' }
    },

    readOutages: () => readOutages(notices, patience),
  }
}

/** Everything is behind one address where another one is given. */
const addressesOf = ({ environment, url }: KsefConfig) =>
  url ? { api: `${url}/v2`, notices: url } : ksefAddresses[environment]

function failureOf(told: Refusal | KsefFailure): KsefFailure {
  if (told.is !== 'refusal') return told
  if (told.status === 401 || told.status === 403) return notAdmitted(told)
  if (sessionOver.has(told.code)) return { is: 'session_over' }
  const { code, description, details } = told
  return { is: 'refused', code, description, details }
}
