import type { administrators } from '../../guards/administrators.table.ts'
import type { Acting } from '../../guards/administrator.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { createToken } from '../../server/accounts/tokens.ts'
import type { Database } from '../../server/database/database.ts'
import { invitationEmail, newPasswordEmail } from '../letters/administrators.mail.tsx'
import { setupPath } from '../setup-link.ts'
import { makeSetupLink } from '../setup-link.server.ts'

/** Where a link goes: by mail where there is a server for it, and else back to who asked, once. */
export interface LinkWay {
  hasMailServer: boolean
  origin: string
}

/** Gives an administrator a new link to choose a password; returns it where no letter brings it. */
export async function giveLink(
  transaction: Database,
  by: Acting,
  {
    id,
    username,
    email,
    invitedAt,
  }: Pick<typeof administrators.$inferSelect, 'id' | 'username' | 'email' | 'invitedAt'>,
  { hasMailServer, origin }: LinkWay,
): Promise<{ link: string | null }> {
  const purpose = invitedAt ? 'invitation' : 'new_password'
  if (!hasMailServer || email === null) {
    const token = createToken()
    await makeSetupLink(transaction, id, purpose, token)
    return { link: `${origin}${setupPath(token)}` }
  }
  const reference = await makeSetupLink(transaction, id, purpose)
  const links = [{ kind: 'administrator' as const, reference }]
  const kind = invitedAt ? 'administrator-invitation' : 'administrator-password'
  const letter = invitedAt ? invitationEmail(username, by.username) : newPasswordEmail(username)
  await queueMail(transaction, { kind, to: { address: email }, language: 'pl', links }, letter)
  return { link: null }
}
