import type { Language } from '../kernel/language.ts'
import type { Database } from '../server/database.ts'
import { createToken, hashOfToken } from '../server/tokens.ts'
import { hashOfAddress } from './suppression.server.ts'
import { unsubscribeLinks } from './unsubscribe-links.table.ts'

/** Makes the way out for one mail to this address: a page of ours, in the language of the mail. */
export async function createUnsubscribeLink(
  transaction: Database,
  address: string,
  language: Language,
): Promise<string> {
  const token = createToken()
  await transaction
    .insert(unsubscribeLinks)
    .values({ tokenHash: hashOfToken(token), addressHash: hashOfAddress(address) })
  return `/unsubscribe/${token}?lang=${language}`
}
