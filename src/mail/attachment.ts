import type { Database } from '../server/database/database.ts'

/** The kinds of attachments. Rooms create them; `src/app/email-parts.server.ts` lists which. */
export type AttachmentKind = 'invoice' | 'correction' | 'returned_correction' | 'document' | 'accepted_texts'

/** A file that is created when its email is sent; the reference says what of. */
export interface Attachment {
  kind: AttachmentKind
  reference: string
}

export interface MadeFile {
  name: string
  type: string
  content: Buffer
  /** How the letter calls it where it shows it. */
  cid?: string
}

/** Creates the files of each kind when an email is sent. */
export type AttachmentMakers = Record<AttachmentKind, (database: Database, reference: string) => Promise<MadeFile>>
