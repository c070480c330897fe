import { eq, inArray } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { stockLots } from '../../../catalog/stock/stock-lots.table.ts'
import { products, productTranslations } from '../../../catalog/products.table.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { sourceLanguage, type Language } from '../../../kernel/language.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { queueMail } from '../../../mail/queue-mail.server.ts'
import type { Database } from '../../../server/database/database.ts'
import { recallLetters } from '../../orders/order-lots.table.ts'
import { lotNotFound } from '../warehouse.ts'
import { nobodyToWriteTo, type LotRecipient, type RecallDraft, type RecallSent } from './lot.ts'
import { readRecipients } from './read-lots.server.ts'
import { recallEmail } from './recall.mail.tsx'

/**
 * Writes to everybody who got of a lot, in the language of their latest order and once for each address, whatever else they have unsubscribed
 * from. Who was written to before isn't written to again; an order that got of it since is.
 */
export function recallLot(
  database: Database,
  by: Acting,
  lotId: number,
  words: RecallDraft,
): Promise<Outcome<RecallSent, typeof lotNotFound | typeof nobodyToWriteTo>> {
  return database.transaction(async (transaction) => {
    // Of two who press at once the second waits, and finds everybody written to.
    const [lot] = await transaction.select().from(stockLots).where(eq(stockLots.id, lotId)).for('update')
    if (!lot) return lotNotFound
    const concerned = (await readRecipients(transaction, lotId)).filter(
      ({ hasLeft, writtenAt }) => hasLeft && writtenAt === null,
    )
    const reachable = concerned.filter(({ email }) => email !== '')
    if (reachable.length === 0) return nobodyToWriteTo
    const nameIn = await namesOf(transaction, lot.productId)
    const people = [...Map.groupBy(reachable, ({ email }) => email.toLowerCase()).values()]
    for (const received of people) {
      const [{ language, email }] = received as [LotRecipient, ...LotRecipient[]]
      const said = words[language] || words[sourceLanguage]
      const orderNumbers = received.map(({ orderNumber }) => orderNumber)
      const about = {
        productName: nameIn(language),
        number: lot.number,
        bestBefore: lot.bestBefore,
        orderNumbers,
        said,
      }
      // oxlint-disable-next-line eslint/no-await-in-loop -- one connection
      await queueMail(transaction, { kind: 'recall', to: { address: email }, language }, recallEmail(about, language))
    }
    await transaction.insert(recallLetters).values(reachable.map(({ orderId }) => ({ lotId, orderId })))
    const sent = { letters: people.length, withoutAddress: concerned.length - reachable.length }
    await recordAudit(transaction, by, {
      action: 'sent',
      subject: 'recall',
      id: lotId,
      name: `${nameIn(sourceLanguage)}, ${lot.number}`,
      after: { successCount: sent.letters },
    })
    return done(sent)
  })
}

/** The name of a product in each language; of one that is no more, none. */
async function namesOf(transaction: Database, productId: number): Promise<(language: Language) => string> {
  const [product] = await transaction.select({ name: products.name }).from(products).where(eq(products.id, productId))
  const translated = await transaction
    .select({ language: productTranslations.language, name: productTranslations.name })
    .from(productTranslations)
    .where(inArray(productTranslations.ownerId, [productId]))
  return (language) => translated.find((one) => one.language === language)?.name ?? product?.name ?? ''
}
