import { customersServerTexts } from '../customers/texts.server.ts'
import * as z from 'zod/mini'
import { shopInFileNames } from '../server/files/shop-in-file-names.ts'
import { accountDescription } from '../customers/customer.ts'
import { customers } from '../customers/customers.guard.server.ts'
import { toAccountJson } from '../customers/personal-data.server.ts'
import { readOwnOrders } from '../sales/order-management/list/list-own-orders.server.ts'
import { orderDetails } from '../sales/order-management/order-details.ts'
import { endpoints } from '../server/http/app-env.ts'

const accountExport = z.extend(accountDescription, { orders: z.array(orderDetails) })
export type AccountExport = z.infer<typeof accountExport>

/**
 * All that the shop knows of a customer by their account, with what they ordered in it. What is known of their e-mail address alone (an
 * application, the newsletter, messages to the office) is left out: nobody has proved yet that the address is theirs. The office answers
 * who asks for that.
 */
export const accountExportApi = endpoints().get(
  '/customers/export',
  customers('All own data, as a file', { 200: accountExport }),
  async (c) => {
    const { database, customer, language } = c.var
    const content: AccountExport = {
      ...(await toAccountJson(database, customer)),
      orders: await readOwnOrders(database, customer.id),
    }
    const { file } = customersServerTexts[language].accountExport
    c.header('Content-Disposition', `attachment; filename="${shopInFileNames()}-${file}.json"`)
    return c.json(content)
  },
)
