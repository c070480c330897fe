import { eq } from 'drizzle-orm'
import type { LinkStore } from '../../mail/email-link.ts'
import { withHash, withoutHash } from '../../server/accounts/token-hashes.ts'
import { materialLinks } from './materials.table.ts'

const { mailId, tokenHashes } = materialLinks

/** The way to a member's materials was noted with its letter; what opens it comes when that is sent. */
export const linksToMaterials: LinkStore = {
  note: (transaction, link, hash) =>
    transaction
      .update(materialLinks)
      .set({ tokenHashes: withHash(tokenHashes, hash) })
      .where(eq(mailId, link.mailId)),
  forget: (transaction, link, hash) =>
    transaction
      .update(materialLinks)
      .set({ tokenHashes: withoutHash(tokenHashes, hash) })
      .where(eq(mailId, link.mailId)),
}
