import type { Language } from '../kernel/language.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { hashPassword } from '../server/passwords.ts'
import { beginSession, type SignedIn, type Visitor } from '../server/sign-in.ts'
import { emailTaken, type Customer, type Registration } from './customer.ts'
import { customers } from './customers.table.ts'

/** Makes an account and signs in to it; of two at once for one address, one wins. */
export async function register(
  database: Database,
  { subject: _trap, password, ...said }: Registration,
  language: Language,
  visitor: Visitor,
): Promise<Outcome<{ customer: Customer; signedIn: SignedIn }, typeof emailTaken>> {
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const [customer] = await transaction
      .insert(customers)
      .values({ ...said, passwordHash, language })
      .onConflictDoNothing()
      .returning()
    if (!customer) return emailTaken
    const signedIn = await beginSession(transaction, { role: 'customer', name: customer.email, visitor }, customer.id)
    return done({ customer, signedIn })
  })
}
