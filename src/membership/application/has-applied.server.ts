import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { MemberKind } from '../member.ts'
import { members } from '../members.table.ts'

export async function hasApplied(database: Database, kind: MemberKind, email: string): Promise<boolean> {
  const [member] = await database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.kind, kind), sql`lower(${members.email} collate "C") = lower(${email.trim()} collate "C")`))
  return member !== undefined
}
