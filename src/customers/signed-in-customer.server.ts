import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { readPrivateCookie } from '../server/http/cookies.ts'
import type { AppEnv } from '../server/http/app-env.ts'
import { useSession } from '../server/accounts/sessions.ts'
import { customers } from './customers.table.ts'

export type CustomerRow = typeof customers.$inferSelect

/** The customer who is signed in where a call comes from, if one is, with the token of that session. */
export async function findSignedIn<Env extends AppEnv>(
  c: Context<Env>,
): Promise<{ customer: CustomerRow; sessionToken: string } | undefined> {
  const sessionToken = readPrivateCookie(c, 'customer-session')
  const id = sessionToken && (await useSession(c.var.database, 'customer', sessionToken))
  if (!sessionToken || !id) return undefined
  const [customer] = await c.var.database.select().from(customers).where(eq(customers.id, id))
  return customer && { customer, sessionToken }
}

export async function findCustomer<Env extends AppEnv>(c: Context<Env>): Promise<CustomerRow | undefined> {
  return (await findSignedIn(c))?.customer
}
