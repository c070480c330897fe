import type { Database } from '../server/database/database.ts'

/** What a letter can lead to by a secret that stands in it alone. Each is kept by its room, as `src/app/email-links.server.ts` says. */
export type LinkKind = 'order' | 'recovery' | 'materials' | 'unsubscribe'

/** The secret is made when the letter is sent; until then the reference says where it will lead. */
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

/** Who knows where a token leads. Each try to send a letter makes another one, since an earlier one may have arrived. */
export interface LinkStore {
  note(transaction: Database, link: MailLink, tokenHash: Buffer<ArrayBuffer>): Promise<unknown>
  /** It has reached nobody. */
  forget(transaction: Database, link: MailLink, tokenHash: Buffer<ArrayBuffer>): Promise<unknown>
}

export type LinkStores = Record<LinkKind, LinkStore>

/**
 * Stands in a written letter for the token, and is as long as one. It opens nothing. Where a letter leads to several of a kind, the
 * reference tells them apart.
 */
export const tokenPlaceholder = (kind: LinkKind, reference = '') =>
  `${kind}${reference}-token-made-when-sent`.padEnd(43, '-')
