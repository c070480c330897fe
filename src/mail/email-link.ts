import type { Database } from '../server/database/database.ts'

/** What a secret link in an email opens. The room of each stores its tokens; `src/app/email-parts.server.ts` lists them. */
export type LinkKind =
  | 'order'
  | 'recovery'
  | 'proof'
  | 'administrator'
  | 'administrator-email'
  | 'materials'
  | 'unsubscribe'
  | 'newsletter'

/** The token is created when the email is sent. Until then the reference says where the link leads. */
export interface EmailLink {
  kind: LinkKind
  reference: string
}

/** A link of one email, and its recipient. */
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
  /** The email wasn't sent, so the token becomes invalid. */
  forget(transaction: Database, link: MailLink, tokenHash: Buffer<ArrayBuffer>): Promise<unknown>
}

export type LinkStores = Record<LinkKind, LinkStore>

/** What marks a placeholder. Nobody may write it into a letter: behind a foreign address it would send the token there. */
export const placeholderMark = '-token-made-when-sent'

/**
 * The placeholder for a token in a rendered email, of the same length. It opens nothing. If an email has several links
 * of a kind, the reference tells them apart.
 */
export const tokenPlaceholder = (kind: LinkKind, reference = '') =>
  `${kind}${reference}${placeholderMark}`.padEnd(43, '-')
