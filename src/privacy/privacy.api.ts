import * as z from 'zod/mini'
import { askedAgain } from '../guards/asked-again.guard.server.ts'
import { administrators } from '../guards/administrators.guard.server.ts'
import { shopInFileNames } from '../server/files/shop-in-file-names.ts'
import { shownInPoland } from '../kernel/polish-time.ts'
import { body, pathId, query } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { paging } from '../server/http/paging.ts'
import { endpoints } from '../server/http/app-env.ts'
import { changeRequest } from './change-request.server.ts'
import { erasePerson } from './erase-person.server.ts'
import { exportPerson } from './export-person.server.ts'
import { listRequests } from './list-requests.server.ts'
import { erasureRequest, exportRequest, person, personSearch } from '../personal-data/personal-record.ts'
import { privacyRequest, requestChange, requestDraft, requestFilter } from './privacy-request.ts'
import { findPerson } from './read-person.server.ts'
import { recordRequest } from './record-request.server.ts'

/** Requests about personal data. Persons are named only in bodies, because URLs are logged on their way. */
export const privacyApi = endpoints()
  .post(
    '/admin/privacy/person',
    administrators('see people', 'Everything that the shop holds of one person', { 200: person }),
    body(personSearch),
    async (c) => c.json(orRefuse(await findPerson(c.var.database, c.req.valid('json').search))),
  )

  .post(
    '/admin/privacy/export',
    administrators('export people', 'The same as a file to be handed over (ZIP), and a note that it was', {
      200: 'application/zip',
    }),
    askedAgain(),
    body(exportRequest),
    async (c) => {
      const { email } = c.req.valid('json')
      const [day = ''] = shownInPoland(new Date()).split(' ')
      const content = await exportPerson(c.var.database, c.var.administrator, email)
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', `attachment; filename="${shopInFileNames()}-dane-${day}.zip"`)
      return c.body(content)
    },
  )

  .post(
    '/admin/privacy/erasure',
    administrators('erase people', 'Erase one person, but for what has to stay', { 200: person }),
    askedAgain(),
    body(erasureRequest),
    async (c) => c.json(orRefuse(await erasePerson(c.var.database, c.var.administrator, c.req.valid('json')))),
  )

  .get(
    '/admin/privacy/requests',
    administrators('see people', 'What people asked about their data: what waits first', {
      200: z.array(privacyRequest),
    }),
    query(z.object({ ...paging, ...requestFilter })),
    async (c) => {
      const { requests, total } = await listRequests(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(requests)
    },
  )

  .post(
    '/admin/privacy/requests',
    administrators('see people', 'Write down that somebody asked', { 201: privacyRequest }),
    body(requestDraft),
    async (c) => c.json(orRefuse(await recordRequest(c.var.database, c.var.administrator, c.req.valid('json'))), 201),
  )

  .put(
    '/admin/privacy/requests/:id',
    administrators('see people', 'Say whether a request was answered', { 200: privacyRequest }),
    pathId(),
    body(requestChange),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(orRefuse(await changeRequest(c.var.database, c.var.administrator, id, c.req.valid('json'))))
    },
  )
