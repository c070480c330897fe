import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { body, pathId } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { endpoints } from '../server/http/app-env.ts'
import { changeTag } from './change-tags.server.ts'
import { noteDraft, remarks, tagChange } from './note.ts'
import { listTags, readRemarks } from './remarks.server.ts'
import { changeNote, removeNote, writeNote } from './write-note.server.ts'

const shown = { 200: remarks }

/** Notes and tags of the office on orders and customers. Nobody else sees them, but whom they are about may ask for them. */
export const notesApi = endpoints()
  .get(
    '/admin/tags',
    administrators('see people', 'The tags that orders have, the most used first', { 200: z.array(z.string()) }),
    async (c) => c.json(await listTags(c.var.database, 'orders')),
  )
  .get(
    '/admin/orders/:id/remarks',
    administrators('see people', 'Notes and tags of an order', shown),
    pathId(),
    async (c) => c.json(await readRemarks(c.var.database, { order: c.req.valid('param').id })),
  )
  .post(
    '/admin/orders/:id/notes',
    administrators('see people', 'Write a note about an order', { 201: remarks }),
    pathId(),
    body(noteDraft),
    async (c) => {
      const about = { order: c.req.valid('param').id }
      const { text } = c.req.valid('json')
      return c.json(orRefuse(await writeNote(c.var.database, c.var.administrator, about, text)), 201)
    },
  )
  .put(
    '/admin/orders/:id/tags',
    administrators('see people', 'Put a tag on an order, or take it off', shown),
    pathId(),
    body(tagChange),
    async (c) => {
      const about = { order: c.req.valid('param').id }
      return c.json(orRefuse(await changeTag(c.var.database, c.var.administrator, about, c.req.valid('json'))))
    },
  )
  .get(
    '/admin/customers/:id/remarks',
    administrators('see people', 'Notes and tags of a customer', shown),
    pathId(),
    async (c) => c.json(await readRemarks(c.var.database, { person: c.req.valid('param').id })),
  )
  .post(
    '/admin/customers/:id/notes',
    administrators('see people', 'Write a note about a customer', { 201: remarks }),
    pathId(),
    body(noteDraft),
    async (c) => {
      const about = { person: c.req.valid('param').id }
      const { text } = c.req.valid('json')
      return c.json(orRefuse(await writeNote(c.var.database, c.var.administrator, about, text)), 201)
    },
  )
  .put(
    '/admin/customers/:id/tags',
    administrators('see people', 'Put a tag on a customer, or take it off', shown),
    pathId(),
    body(tagChange),
    async (c) => {
      const about = { person: c.req.valid('param').id }
      return c.json(orRefuse(await changeTag(c.var.database, c.var.administrator, about, c.req.valid('json'))))
    },
  )
  .put(
    '/admin/notes/:id',
    administrators('see people', 'Change one’s own note', { 204: null }),
    pathId(),
    body(noteDraft),
    async (c) => {
      const { id } = c.req.valid('param')
      orRefuse(await changeNote(c.var.database, c.var.administrator, id, c.req.valid('json').text))
      return c.body(null, 204)
    },
  )
  .delete('/admin/notes/:id', administrators('see people', 'Remove a note', { 204: null }), pathId(), async (c) => {
    orRefuse(await removeNote(c.var.database, c.var.administrator, c.req.valid('param').id))
    return c.body(null, 204)
  })
