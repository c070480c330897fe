import { brand } from '../../brand.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'
import { stockLevel } from '../product.ts'
import { stockEmail } from './stock.mail.tsx'

/**
 * Call it in the transaction that reduces the stock. The office is notified once for each drop to a lower stock level.
 */
export async function notifyOfficeOfStock(
  transaction: Database,
  quantityBefore: number,
  product: { name: string; stockQuantity: number; isActive: boolean },
): Promise<void> {
  const hasFallen = stockLevel(product.stockQuantity) < stockLevel(quantityBefore)
  if (!hasFallen || !product.isActive) return
  const language = brand.officeLanguage
  await queueMail(transaction, { kind: 'stock', to: 'office', language }, stockEmail(product, language))
}
