import { administrators } from '../guards/administrators.guard.server.ts'
import { body } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { endpoints } from '../server/http/app-env.ts'
import { confirmRestore } from './confirm-restore.server.ts'
import { readRestore } from './read-restore.server.ts'
import { restoreAnswer, restoreConfirmation } from './after-restore.ts'

export const afterRestoreApi = endpoints()
  .get(
    '/admin/restore',
    administrators('confirm a restore', 'The last backup that was restored', { 200: restoreAnswer }),
    async (c) => c.json({ restore: await readRestore(c.var.database, c.var.payments) }),
  )

  .post(
    '/admin/restore/confirm',
    administrators('confirm a restore', 'Confirm it: documents are issued again, and messages go out', { 204: null }),
    body(restoreConfirmation),
    async (c) => {
      orRefuse(await confirmRestore(c.var.database, c.var.administrator, c.req.valid('json')))
      return c.body(null, 204)
    },
  )
