import type { Database } from '../server/database/database.ts'

/** What a message can bring along; each kind is made by its room, as `src/app/email-parts.server.ts` says. */
export type AttachmentKind = 'invoice' | 'correction' | 'returned_correction' | 'accepted_texts'

/** A file that is made when its message is sent; the reference says to its maker of what. */
export interface Attachment {
  kind: AttachmentKind
  reference: string
}

export interface MadeFile {
  name: string
  type: string
  content: Buffer
}

/** Who makes the files of each kind, when the message is sent. */
export type AttachmentMakers = Record<AttachmentKind, (database: Database, reference: string) => Promise<MadeFile>>
