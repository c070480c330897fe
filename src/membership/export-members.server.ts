import { and, desc, lt } from 'drizzle-orm'
import { tableInBatches } from '../server/files/csv-file.ts'
import type { Database } from '../server/database/database.ts'
import { isAskedFor } from './list-members.server.ts'
import { printHeads, printMember } from './member-columns.server.ts'
import type { MemberFilter, MemberKind } from './member.ts'
import { members } from './members.table.ts'

const batchSize = 500

/** The members that are asked for as a table for spreadsheets, who applied last first. */
export const exportMembers = (database: Database, kind: MemberKind, filter: MemberFilter, origin: string) =>
  tableInBatches(printHeads(kind), async (before: number | undefined) => {
    const batch = await database
      .select()
      .from(members)
      .where(and(isAskedFor(kind, filter), before === undefined ? undefined : lt(members.id, before)))
      .orderBy(desc(members.id))
      .limit(batchSize)
    return {
      lines: batch.map((member) => printMember(member, origin)).join(''),
      last: batch.length === batchSize ? batch.at(-1)?.id : undefined,
    }
  })
