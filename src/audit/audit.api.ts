import * as z from 'zod/mini'
import { query } from '../server/http/endpoint.ts'
import { paging } from '../server/http/paging.ts'
import { endpoints } from '../server/http/app-env.ts'
import { administrators } from '../guards/administrators.guard.server.ts'
import { auditEntry, auditFilter } from './audit-entry.ts'
import { listAudit } from './list-audit.server.ts'

export const auditApi = endpoints().get(
  '/admin/audit',
  administrators('see the log', 'Who changed what, the newest first', { 200: z.array(auditEntry) }),
  query(z.object({ ...paging, ...auditFilter })),
  async (c) => {
    const { entries, total } = await listAudit(c.var.database, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(entries)
  },
)
