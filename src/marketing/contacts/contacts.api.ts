import * as z from 'zod/mini'
import { askedAgain } from '../../guards/asked-again.guard.server.ts'
import { administrators } from '../../guards/administrators.guard.server.ts'
import {
  contactChanges,
  contactDraft,
  contactExport,
  contactFilter,
  contactNotFound,
  contactReturn,
  marketingContact,
} from './marketing-contact.ts'
import { done } from '../../kernel/outcome.ts'
import { csvFile } from '../../server/files/csv-file.ts'
import { body, pathId, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { paging } from '../../server/http/paging.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { changeContact } from './change-contact.server.ts'
import { createContact } from './create-contact.server.ts'
import { exportContacts } from './export-contacts.server.ts'
import { listContactIds, listContacts, readContacts } from './list-contacts.server.ts'
import { resubscribe } from './resubscribe.server.ts'
import { removeContact } from './forget-contact.server.ts'

/** Whom the association writes to. */
export const contactsApi = endpoints()
  .get(
    '/admin/marketing/contacts',
    administrators('manage marketing', 'List marketing contacts, the newest first', { 200: z.array(marketingContact) }),
    query(z.object({ ...paging, ...contactFilter })),
    async (c) => {
      const { contacts, total } = await listContacts(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(contacts)
    },
  )

  .get(
    '/admin/marketing/contacts/ids',
    administrators('manage marketing', 'The numbers of all of them that are asked for', { 200: z.array(z.int()) }),
    query(z.object(contactFilter)),
    async (c) => c.json(await listContactIds(c.var.database, c.req.valid('query'))),
  )

  .get(
    '/admin/marketing/contacts/export',
    administrators('export contacts', 'The same contacts as a table for spreadsheets (CSV), all of them', {
      200: 'text/csv',
    }),
    askedAgain(),
    query(z.object(contactFilter)),
    (c) => csvFile(c, contactExport.file, exportContacts(c.var.database, c.req.valid('query'))),
  )

  .post(
    '/admin/marketing/contacts',
    administrators('manage marketing', 'Add a marketing contact', { 201: marketingContact }),
    body(contactDraft),
    async (c) => c.json(orRefuse(await createContact(c.var.database, c.var.administrator, c.req.valid('json'))), 201),
  )

  .get(
    '/admin/marketing/contacts/:id',
    administrators('manage marketing', 'One marketing contact', { 200: marketingContact }),
    pathId(),
    async (c) => {
      const [contact] = await readContacts(c.var.database, [c.req.valid('param').id])
      return c.json(orRefuse(contact ? done(contact) : contactNotFound))
    },
  )

  .put(
    '/admin/marketing/contacts/:id',
    administrators('manage marketing', 'Change the named fields of a marketing contact; a consent is added', {
      200: marketingContact,
    }),
    pathId(),
    body(contactChanges),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      return c.json(orRefuse(await changeContact(database, administrator, id, c.req.valid('json'))))
    },
  )

  .delete(
    '/admin/marketing/contacts/:id',
    administrators('manage marketing', 'Forget a marketing contact', { 204: null }),
    pathId(),
    async (c) => {
      orRefuse(await removeContact(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )

  .delete(
    '/admin/marketing/contacts/:id/suppression',
    administrators('manage marketing', 'Put somebody who left the list on it again, because they asked for it', {
      204: null,
    }),
    pathId(),
    body(contactReturn),
    async (c) => {
      const { id } = c.req.valid('param')
      orRefuse(await resubscribe(c.var.database, c.var.administrator, id, c.req.valid('json').consent))
      return c.body(null, 204)
    },
  )
