import { sql, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../server/database/database.ts'
import { readPrivateCookie } from '../server/http/cookies.ts'
import type { AppEnv } from '../server/http/app-env.ts'
import { useSession } from '../server/accounts/sessions.ts'
import { customers, type CustomerRow } from './customers.table.ts'

/** The customer with this address, ignoring case. `hold` locks the row until the transaction ends. */
export async function findCustomer(database: Database, email: string, hold?: 'hold') {
  const isTheirs = sql`lower(${customers.email} collate "C") = lower(${email} collate "C")`
  const query = database.select().from(customers).where(isTheirs)
  const [customer] = await (hold ? query.for('update') : query)
  return customer
}

/** The customer whose session a call carries, if any, with its token. */
export async function findSignedIn<Env extends AppEnv>(
  c: Context<Env>,
): Promise<{ customer: CustomerRow; sessionToken: string } | undefined> {
  const sessionToken = readPrivateCookie(c, 'customer-session')
  const id = sessionToken && (await useSession(c.var.database, 'customer', sessionToken))
  if (!sessionToken || !id) return undefined
  const [customer] = await c.var.database.select().from(customers).where(eq(customers.id, id))
  return customer && { customer, sessionToken }
}
