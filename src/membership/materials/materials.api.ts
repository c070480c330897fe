import type { Context } from 'hono'
import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { yesOrNo } from '../../schemas/list-filters.ts'
import { countFile } from '../../server/files/count-file.ts'
import { anyone, body, pathId, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { requestMaterials } from './request-materials.server.ts'
import { readLinkedFile, readLinkedMaterials } from './linked-materials.server.ts'
import { linkedMaterials, materialsOrder, materialsRecord } from './materials.ts'
import { materialsOf } from './materials-of.server.ts'
import { previewFile } from './make-files.server.ts'

export const materialsApi = endpoints()
  .get('/materials/:token', anyone('What a link to materials leads to', { 200: linkedMaterials }), async (c) =>
    c.json(orRefuse(await readLinkedMaterials(c.var.database, c.req.param('token')))),
  )

  .get(
    '/materials/:token/files/:file{.+}',
    anyone('One of the files behind a link, or all of them packed; to be kept, if that is asked', { 200: '*/*' }),
    query(z.object({ download: z.optional(yesOrNo) })),
    async (c) => {
      const { token, file: name } = c.req.param()
      const isDownload = c.req.valid('query').download ?? false
      // Who asks for the head alone takes nothing away.
      const isTaken = isDownload && c.req.method === 'GET'
      const beforePacking = (member: number) => countFile(c, `member ${member}`)
      const content = orRefuse(await readLinkedFile(c.var.database, token, { name, isTaken, beforePacking }))
      return answerFile(c, name, content, isDownload)
    },
  )

  .post(
    '/admin/members/:id/materials',
    administrators('manage members', 'Have the materials of a member made and sent, also once more', {
      202: materialsRecord,
    }),
    pathId(),
    body(materialsOrder),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      orRefuse(await requestMaterials(database, administrator, id, c.req.valid('json')))
      const recordOf = await materialsOf(database, [id])
      return c.json(recordOf(id), 202)
    },
  )

  .get(
    '/admin/members/:id/materials/:file',
    administrators('manage members', 'What would be made for a member now, to look at', { 200: '*/*' }),
    pathId(),
    async (c) => {
      const name = c.req.param('file')
      return answerFile(c, name, orRefuse(await previewFile(c.var.database, c.req.valid('param').id, name)))
    },
  )

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  zip: 'application/zip',
}

function answerFile(c: Context, name: string, content: Buffer<ArrayBuffer>, isDownload = false): Response {
  const [plain = ''] = name.split('/').slice(-1)
  c.header('Content-Type', types[plain.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  c.header('Content-Disposition', `${isDownload ? 'attachment' : 'inline'}; filename="${plain}"`)
  c.header('Referrer-Policy', 'no-referrer')
  return c.body(content)
}
