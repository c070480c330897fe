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
  const [path = ''] = await createUnsubscribeLinks(transaction, [address], language)
  return path
}

/** The same for one mail to each of these, in their order. */
export async function createUnsubscribeLinks(
  transaction: Database,
  addresses: [string, ...string[]],
  language: Language,
): Promise<string[]> {
  const made = addresses.map((address) => ({ address, token: createToken() }))
  await transaction
    .insert(unsubscribeLinks)
    .values(made.map(({ address, token }) => ({ tokenHash: hashOfToken(token), addressHash: hashOfAddress(address) })))
  return made.map(({ token }) => `/unsubscribe/${token}?lang=${language}`)
}
