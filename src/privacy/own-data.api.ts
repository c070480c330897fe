import { readOwnOrders } from '../orders/list-own-orders.server.ts'
import type { Database } from '../server/database.ts'
import type { AccountExport } from './customer.ts'
import type { customers } from './customers.table.ts'
import { describeAccount } from './describe-account.server.ts'

/**
 * All that the shop knows of a customer by their account, with what they ordered in it, without what would let somebody in. What is known of their
 * e-mail address alone (an application, the newsletter, messages to the office) is left out: nobody has proved yet that
 * the address is theirs. The office answers who asks for that.
 */
export async function exportAccount(
  database: Database,
  customer: typeof customers.$inferSelect,
): Promise<AccountExport> {
  return { ...(await describeAccount(database, customer)), orders: await readOwnOrders(database, customer.id) }
}
