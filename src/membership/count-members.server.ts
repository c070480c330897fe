import { sql } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import type { MemberStatistics } from './member.ts'
import { members } from './members.table.ts'

export async function countMembers(database: Database): Promise<MemberStatistics> {
  const counting = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const [counted] = await database
    .select({
      totalMembers: counting(sql`true`),
      totalChefs: counting(sql`${members.kind} = 'chef'`),
      totalRestaurants: counting(sql`${members.kind} = 'restaurant'`),
      awaitingPublication: counting(sql`${members.publishedAt} is null`),
    })
    .from(members)
  return counted as MemberStatistics
}
