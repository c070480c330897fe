import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { signIn, type SignedIn, type Visitor } from '../../server/accounts/sign-in.ts'
import { wrongEmailOrPassword, type Customer, type SignInForm } from '../customer.ts'
import { findCustomer } from '../find-customer.server.ts'

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
