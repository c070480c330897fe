import { sql } from 'drizzle-orm'
import { sourceLanguage, type Language } from '../../kernel/language.ts'
import { queueNewsletter } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { backInStockEmail } from './back-in-stock.mail.tsx'

/**
 * Tells those who wait that a product is back, however it came back: a delivery, a cancelled order, the office's switch. Within a day no
 * more are told than there are pieces, those first who asked first. The others go on waiting.
 */
export const tellWaiting: Job = {
  name: 'tell-waiting',
  schedule: '*/5 * * * *',
  retries: { max: 2, firstPauseSeconds: 30, longestPauseSeconds: 120 },
  async perform({ database, log }) {
    const { rows } = await database.execute<{ id: number }>(sql`
      select id from products where is_active and in_stock and stock_quantity > 0
        and exists (select from stock_waits where product_id = products.id)
      order by id`)
    for (const { id } of rows) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one product after the other, each in its transaction
      const told = await database.transaction((transaction) => tellOf(transaction, id))
      if (told > 0) log.info({ product: id, told }, 'people who waited were told that a product is back')
    }
  },
}

interface Back {
  name: string
  slug: string
  pieces: number
  told: number
}

async function tellOf(transaction: Database, id: number): Promise<number> {
  // The lock keeps two copies of the shop from telling of it at once.
  const { rows: found } = await transaction.execute<Back & Record<string, unknown>>(sql`
    select name, slug, stock_quantity as pieces, coalesce((
      select told from stock_returns where product_id = products.id and since > now() - interval '1 day'
    ), 0) as told
    from products where id = ${id} and is_active and in_stock and stock_quantity > 0 for no key update`)
  const [product] = found
  if (!product || product.pieces <= product.told) return 0
  const { rows: waiting } = await transaction.execute<{ email: string; language: Language; name: string }>(sql`
    with gone as (
      delete from stock_waits where id in (
        select id from stock_waits where product_id = ${id} order by id limit ${product.pieces - product.told}
      ) returning id, email, language
    )
    select gone.email, gone.language, coalesce(translated.name, ${product.name}) as name
    from gone left join product_translations as translated
      on translated.product_id = ${id} and translated.language = gone.language and gone.language <> ${sourceLanguage}
    order by gone.id`)
  for (const { email, language, name } of waiting) {
    const envelope = { kind: 'back-in-stock', to: { address: email }, language } as const
    // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one letter after the other
    await queueNewsletter(transaction, envelope, backInStockEmail({ name, slug: product.slug }, language))
  }
  await transaction.execute(sql`
    insert into stock_returns as known (product_id, told, since) values (${id}, ${waiting.length}, now())
    on conflict (product_id) do update set
      told = case when known.since > now() - interval '1 day' then known.told else 0 end + excluded.told,
      since = case when known.since > now() - interval '1 day' then known.since else excluded.since end`)
  return waiting.length
}
