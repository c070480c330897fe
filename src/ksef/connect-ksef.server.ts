import type {
  FoundInvoice,
  KsefAdmission,
  KsefAnswer,
  KsefEnvironment,
  KsefOutage,
  KsefSession,
  SendOptions,
  SentInvoice,
} from './ksef.ts'

/** A certificate with its key, both as PEM. */
export interface KsefCertificate {
  certificate: string
  privateKey: string
  /** Of a key that is itself encrypted. */
  passphrase: string
}

/** Who the seller is to the system, and how they prove it. */
export interface KsefAccount {
  environment: KsefEnvironment
  /** Ten digits. */
  taxNumber: string
  proof: ({ by: 'certificate' } & KsefCertificate) | { by: 'token'; token: string }
  /** For code II on documents that aren't there yet; undefined: they go without. */
  offline: KsefCertificate | undefined
  /** Another address, for tests and development. */
  url: string | undefined
  /** How long an answer may take, and how long the system may think about who we are; in milliseconds. */
  patience?: { answer: number; admission: number; pause: number }
}

/**
 * One seller's line to the system. It signs in when it has to, again when an admission ends, and never throws for what the system or
 * the network does: each answer says what surely happened.
 */
export interface Ksef {
  signIn(): Promise<KsefAnswer<KsefAdmission>>
  openSession(): Promise<KsefAnswer<KsefSession>>
  /** Gives the reference by which the system is asked about it. */
  send(session: KsefSession, xml: string, options: SendOptions): Promise<KsefAnswer<{ reference: string }>>
  /** It needs no more of the session than its reference, so another process may ask. */
  readSent(session: { reference: string }, reference: string): Promise<KsefAnswer<SentInvoice>>
  /** The signed receipt of an accepted invoice, as XML. */
  readUpo(session: { reference: string }, reference: string): Promise<KsefAnswer<string>>
  closeSession(session: { reference: string }): Promise<KsefAnswer<undefined>>
  /** All that the system has under the seller's own number of a document, issued on about that day (2027-01-31). */
  findByNumber(invoiceNumber: string, issueDay: string): Promise<KsefAnswer<FoundInvoice[]>>
  /** What is announced now and was lately; asked without signing in. */
  readOutages(): Promise<KsefAnswer<KsefOutage[]>>
}

export type ConnectKsef = (account: KsefAccount) => Ksef
