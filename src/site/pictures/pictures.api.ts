import { validator } from 'hono/validator'
import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { body, query } from '../../server/http/endpoint.ts'
import { orRefuse, refuse } from '../../server/http/errors.ts'
import { upload } from '../../server/http/multipart.ts'
import { slotNames } from '../../ui/pictures/picture-slots.ts'
import { replacePicture, restoreOriginal } from './change-picture.server.ts'
import { listPictureSlots } from './list-own-pictures.server.ts'
import { adminPicture, ownPictureDraft, uploadedPicture } from './own-picture.ts'
import { uploadSource } from './upload-source.server.ts'

/** The name of a place in `:slot`; what isn't one is nowhere. */
const pathSlot = () =>
  validator('param', (value: Record<string, string>) => {
    const slot = slotNames.find((name) => name === value['slot'])
    if (!slot) throw refuse('not_found')
    return { slot }
  })

const removal = z.object({ version: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) })

export const picturesApi = endpoints()
  .get(
    '/admin/pictures',
    administrators('edit texts and pictures', 'List the places of pictures, and what was put there', {
      200: z.array(adminPicture),
    }),
    async (c) => c.json(await listPictureSlots(c.var.database)),
  )

  .post(
    '/admin/pictures/:slot/upload-image',
    administrators('edit texts and pictures', 'Upload a picture to be cut for a place', { 200: uploadedPicture }),
    pathSlot(),
    upload('image'),
    async (c) => {
      const picture = await c.req.valid('form').image.bytes()
      return c.json(orRefuse(await uploadSource(c.var.database, c.req.valid('param').slot, picture)))
    },
  )

  .put(
    '/admin/pictures/:slot',
    administrators('edit texts and pictures', 'Show an uploaded picture in this place', { 204: null }),
    pathSlot(),
    body(ownPictureDraft),
    async (c) => {
      const { database, administrator, live } = c.var
      const { slot } = c.req.valid('param')
      orRefuse(await replacePicture(database, administrator, slot, c.req.valid('json')))
      await live.reload()
      return c.body(null, 204)
    },
  )

  .delete(
    '/admin/pictures/:slot',
    administrators('edit texts and pictures', 'Show the original in this place again', { 204: null }),
    pathSlot(),
    query(removal),
    async (c) => {
      const { database, administrator, live } = c.var
      const { slot } = c.req.valid('param')
      const { version } = c.req.valid('query')
      orRefuse(await restoreOriginal(database, administrator, slot, version === undefined ? version : Number(version)))
      await live.reload()
      return c.body(null, 204)
    },
  )
