import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { pathUuid, query } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { paging } from '../server/http/paging.ts'
import { endpoints } from '../server/http/app-env.ts'
import { listMails } from './list-mails.server.ts'
import { mailFilter, mailRecord } from './mail.ts'
import { sendAgain } from './send-again.server.ts'

export const mailApi = endpoints()
  .get(
    '/admin/mails',
    administrators('see emails', 'List the mails and what became of them', { 200: z.array(mailRecord) }),
    query(z.extend(mailFilter, paging)),
    async (c) => {
      const { mails, total } = await listMails(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(mails)
    },
  )

  .post(
    '/admin/mails/:id/send-again',
    administrators('see emails', 'Try again to send a mail that failed', { 204: null }),
    pathUuid(),
    async (c) => {
      orRefuse(await sendAgain(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )
