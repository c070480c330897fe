import { sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { materialsDueHours, type MemberStatistics } from './member.ts'
import { members } from './members.table.ts'

export async function countMembers(database: Database): Promise<MemberStatistics> {
  const { kind, publishedAt, hiddenAt, materialsSentAt, appliedAt } = members
  const counting = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const isLate = sql`${appliedAt} < now() - make_interval(hours => ${materialsDueHours}::integer)`
  const [counted] = await database
    .select({
      totalMembers: counting(sql`true`),
      totalChefs: counting(sql`${kind} = 'chef'`),
      totalRestaurants: counting(sql`${kind} = 'restaurant'`),
      awaitingPublication: counting(sql`${publishedAt} is null and ${hiddenAt} is null`),
      awaitingMaterials: counting(sql`${materialsSentAt} is null`),
      lateMaterials: counting(sql`${materialsSentAt} is null and ${isLate}`),
    })
    .from(members)
  return counted as MemberStatistics
}
