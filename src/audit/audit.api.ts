import * as z from 'zod/mini'
import { query } from '../server/http/endpoint.ts'
import { paging } from '../server/http/paging.ts'
import { endpoints } from '../server/http/app-env.ts'
import { administrators } from '../guards/administrators.guard.server.ts'
import { auditEntry, auditFilter } from './audit-entry.ts'
import { accessEntry, accessFilter } from './access-entry.ts'
import { listAccess } from './list-access.server.ts'
import { listAudit } from './list-audit.server.ts'

export const auditApi = endpoints()
  .get(
    '/admin/audit',
    administrators('see the log', 'Who changed what, the newest first', { 200: z.array(auditEntry) }),
    query(z.object({ ...paging, ...auditFilter })),
    async (c) => {
      const { entries, total } = await listAudit(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(entries)
    },
  )

  .get(
    '/admin/access',
    administrators('see the log', 'Who signed in, who could not, and what was refused, the last first', {
      200: z.array(accessEntry),
    }),
    query(z.object({ ...paging, ...accessFilter })),
    async (c) => {
      const { entries, total } = await listAccess(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(entries)
    },
  )
