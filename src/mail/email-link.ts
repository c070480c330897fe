import type { Database } from '../server/database/database.ts'

/** What a letter can lead to by a secret that stands in it alone. Each is kept by its room, as `src/app/email-parts.server.ts` says. */
export type LinkKind = 'order' | 'recovery' | 'materials' | 'unsubscribe'

/** The token is created when the email is sent. Until then the reference says where the link leads. */
export interface EmailLink {
  kind: LinkKind
  reference: string
}

/** The link of one mail, and who reads it. */
interface MailLink {
  mailId: string
  reference: string
  recipient: string | null
}

/**
 * Stores the tokens of a kind of link. Every attempt to send creates a new token, because an earlier email may have
 * arrived.
 */
export interface LinkStore {
  note(transaction: Database, link: MailLink, tokenHash: Buffer<ArrayBuffer>): Promise<unknown>
  /** The token reached nobody. */
  forget(transaction: Database, link: MailLink, tokenHash: Buffer<ArrayBuffer>): Promise<unknown>
}

export type LinkStores = Record<LinkKind, LinkStore>

/**
 * The placeholder for a token in a rendered email, of the same length. It opens nothing. If an email has several links
 * of a kind, the reference tells them apart.
 */
export const tokenPlaceholder = (kind: LinkKind, reference = '') =>
  `${kind}${reference}-token-made-when-sent`.padEnd(43, '-')
