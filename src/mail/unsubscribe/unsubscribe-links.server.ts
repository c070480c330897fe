import { eq } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { createToken, hashOfToken } from '../../server/accounts/tokens.ts'
import type { LinkStore } from '../email-link.ts'
import { hashOfAddress } from './suppression.server.ts'
import { unsubscribeLinks } from './unsubscribe-links.table.ts'

/** The page of ours on which a reader leaves the list, in the language of the mail. */
export const unsubscribePathOf = (token: string, language: Language) => `/unsubscribe/${token}?lang=${language}`

/** The ways out that letters show: each takes off the list whoever it was written to. */
export const unsubscribeLinkStore: LinkStore = {
  note: (transaction, { recipient }, tokenHash) =>
    transaction.insert(unsubscribeLinks).values({ tokenHash, addressHash: hashOfAddress(recipient ?? '') }),
  forget: (transaction, _, tokenHash) =>
    transaction.delete(unsubscribeLinks).where(eq(unsubscribeLinks.tokenHash, tokenHash)),
}

/** Makes a way out for each of these, for messages that leave at once: in their order. */
export async function createUnsubscribeLinks(
  transaction: Database,
  addresses: [string, ...string[]],
  language: Language,
): Promise<string[]> {
  const made = addresses.map((address) => ({ address, token: createToken() }))
  await transaction
    .insert(unsubscribeLinks)
    .values(made.map(({ address, token }) => ({ tokenHash: hashOfToken(token), addressHash: hashOfAddress(address) })))
  return made.map(({ token }) => unsubscribePathOf(token, language))
}
