import { and, eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { EmailLink, LinkStore } from '../../mail/email-link.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { hashOfToken } from '../../server/accounts/tokens.ts'
import { withHash, withoutHash } from '../../server/accounts/token-hashes.ts'
import type { Database } from '../../server/database/database.ts'
import { fact } from '../../server/database/fact.ts'
import { emailProofEmail } from '../account.mail.tsx'
import { emailProofUnknown } from '../customer.ts'
import { customers, type CustomerRow } from '../customers.table.ts'

/** The address of an account is its owner's. */
export const emailProved = fact<{ customerId: number }>('the address of an account is proved')

/** The link of a letter that proves the address of this account. */
export const proofLink = ({ id }: Pick<CustomerRow, 'id'>): EmailLink => ({ kind: 'proof', reference: String(id) })

/** Any token sent to an account proves its address, for a week after the last one was sent. */
export const proofLinks: LinkStore = {
  note: (transaction, { reference }, hash) =>
    transaction
      .update(customers)
      .set({
        emailProofHashes: withHash(customers.emailProofHashes, hash),
        emailProofUntil: sql`now() + interval '7 days'`,
      })
      .where(and(eq(customers.id, Number(reference)), eq(customers.isEmailProved, false))),
  forget: (transaction, { reference }, hash) =>
    transaction
      .update(customers)
      .set({ emailProofHashes: withoutHash(customers.emailProofHashes, hash) })
      .where(eq(customers.id, Number(reference))),
}

/** Sends a link once more, unless the address is proved already. */
export function mailProofLink(database: Database, { id }: Pick<CustomerRow, 'id'>): Promise<void> {
  return database.transaction(async (transaction) => {
    const [customer] = await transaction.select().from(customers).where(eq(customers.id, id))
    if (!customer || customer.isEmailProved) return
    const { email, language } = customer
    const links = [proofLink(customer)]
    const envelope = { kind: 'email-proof', to: { address: email }, language, links } as const
    await queueMail(transaction, envelope, emailProofEmail(language))
  })
}

/**
 * Proves the address of the account that somebody is signed in to. Somebody else's link does nothing here: whoever registers with a
 * stranger's address waits in vain for the stranger to press the button.
 */
export function proveEmail(
  database: Database,
  { id }: Pick<CustomerRow, 'id'>,
  token: string,
): Promise<Outcome<void, typeof emailProofUnknown>> {
  return database.transaction(async (transaction) => {
    const [customer] = await transaction.select().from(customers).where(eq(customers.id, id))
    if (customer?.isEmailProved) return done(undefined)
    const isOpen = sql`${customers.emailProofHashes} @> array[${hashOfToken(token)}::bytea] and ${customers.emailProofUntil} > now()`
    const proved = await transaction
      .update(customers)
      .set(provedEmail)
      .where(and(eq(customers.id, id), isOpen))
      .returning({ id: customers.id })
    if (proved.length === 0) return emailProofUnknown
    await emailProved.happened(transaction, { customerId: id })
    return done(undefined)
  })
}

export const provedEmail = { isEmailProved: true, emailProofHashes: [], emailProofUntil: null }
