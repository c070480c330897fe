import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { signIn, beginSession, type SignedIn, type Visitor } from '../../server/accounts/sign-in.ts'
import type { Language } from '../../kernel/language.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../../server/accounts/refuse-weak-password.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import {
  wrongEmailOrPassword,
  emailTaken,
  namesOf,
  type Customer,
  type SignInForm,
  type Registration,
} from '../customer.ts'
import { proofLink } from '../email-proof/prove-email.server.ts'
import { findCustomer } from '../find-customer.server.ts'
import { accountCreatedEmail } from '../account.mail.tsx'
import { customers } from '../customers.table.ts'

export async function signInCustomer(
  database: Database,
  { email, password }: SignInForm,
  visitor: Visitor,
): Promise<Outcome<{ customer: Customer; signedIn: SignedIn }, typeof wrongEmailOrPassword>> {
  const good = await signIn(database, {
    role: 'customer',
    name: email,
    password,
    visitor,
    find: (where, hold) => findCustomer(where, email, hold),
  })
  return good ? done({ customer: good.account, signedIn: good.signedIn }) : wrongEmailOrPassword
}

type PostalAddress = Pick<Customer, 'address' | 'city' | 'postalCode' | 'country'>

/**
 * Creates an account and signs in to it. If two calls use the same address at once, one wins.
 * @param alsoDo what belongs to it, in the same transaction
 */
export async function register(
  database: Database,
  { password, ...said }: Omit<Registration, 'subject'> & Partial<PostalAddress>,
  language: Language,
  visitor: Visitor,
  alsoDo?: (transaction: Database, customerId: number) => Promise<unknown>,
): Promise<Outcome<{ customer: Customer; signedIn: SignedIn }, typeof emailTaken | PasswordWeak>> {
  const refused = await refuseWeakPassword(password, namesOf(said), 'password')
  if (refused) return refused
  // Counted only now, so that choosing a better password costs no attempt.
  await countAttempt(database, 'registrations', visitor.address)
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const [customer] = await transaction
      .insert(customers)
      .values({ ...said, passwordHash, language })
      .onConflictDoNothing()
      .returning()
    if (!customer) return emailTaken
    await alsoDo?.(transaction, customer.id)
    const links = [proofLink(customer)]
    const envelope = { kind: 'account-created', to: { address: customer.email }, language, links } as const
    await queueMail(transaction, envelope, accountCreatedEmail(language))
    const signedIn = await beginSession(transaction, { role: 'customer', name: customer.email, visitor }, customer.id)
    return done({ customer, signedIn })
  })
}
