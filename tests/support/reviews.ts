import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/database/database.ts'

/** Puts so many reviews of a product there: of each state some, with all stars, with words and without. */
export const writeReviews = (database: Database, productId: number, count: number) =>
  database.execute(sql`
    insert into reviews (product_id, language, stars, body, shown_name, state, reason, note, reply, written_at)
    select ${productId}::integer, case n % 4 when 3 then 'de' else 'pl' end, 5 - n % 5 % 4,
      case when n % 6 = 5 then '' else repeat('Chrupie, pachnie morzem i nie zbija się w puszce. ', 1 + n % 4) end,
      case when n % 3 < 2 then 'Ewa z Gdyni' end,
      case n % 7 when 5 then 'waiting' when 6 then 'refused' else 'published' end,
      case n % 7 when 6 then case when n % 2 = 0 then 'insult' else 'not_about_product' end end,
      case n % 7 when 6 then 'Prosimy bez nazwisk.' end,
      case when n % 7 < 5 and n % 4 = 1 then 'Dziękujemy! Szara sól jest wilgotna z natury: wystarczy ją rozsypać na talerzu.' end,
      now() - make_interval(days => n)
    from generate_series(0, ${count - 1}::integer) as n`)
