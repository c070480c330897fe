import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { anyone, body, pathId, query } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { paging } from '../server/http/paging.ts'
import { endpoints } from '../server/http/app-env.ts'
import { countAttempt } from '../server/http/throttle.ts'
import { contactDraft, contactFilter, contactMessage, contactRecord, handling } from './contact-message.ts'
import { forgetMessage } from './personal-data.server.ts'
import { handleMessage, listMessages } from './messages.server.ts'
import { sendMessage } from './send-message.server.ts'
import { callAsScripts, pageAgain, readTyped } from '../server/http/plain-form.ts'
import { untouchedPage } from '../schemas/plain-page.ts'

export const contactApi = endpoints()
  .post('/contact', anyone('Write to the office', { 201: contactMessage }), body(contactDraft), async (c) => {
    const { subject: trapped, language = c.var.language, ...written } = c.req.valid('json')
    await countAttempt(c.var.database, 'contactMessages', c.var.address)
    const message = { ...written, language }
    // A bot caught by the honeypot gets the same answer as a person, so that it learns nothing.
    if (!trapped) await sendMessage(c.var.database, message)
    return c.json(message, 201)
  })

  .get(
    '/admin/contact-messages',
    administrators('answer messages', 'What visitors wrote to the office, the newest first', {
      200: z.array(contactRecord),
    }),
    query(z.object({ ...paging, ...contactFilter })),
    async (c) => {
      const { messages, total } = await listMessages(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(messages)
    },
  )

  .put(
    '/admin/contact-messages/:id',
    administrators('answer messages', 'Say whether somebody has seen to a message', { 200: contactRecord }),
    pathId(),
    body(handling),
    async (c) => {
      const { id } = c.req.valid('param')
      const { isHandled } = c.req.valid('json')
      return c.json(orRefuse(await handleMessage(c.var.database, c.var.administrator, id, isHandled)))
    },
  )

  .delete(
    '/admin/contact-messages/:id',
    administrators('answer messages', 'Forget a message, and the mail that told the office of it', { 204: null }),
    pathId(),
    async (c) => {
      orRefuse(await forgetMessage(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )

/** The same where no scripts run. */
export const contactForms = endpoints()
  .get('/contact', anyone('The page to write to the office'), (c, next) => {
    if (c.req.query('sent') !== undefined) c.set('plain', { ...untouchedPage, told: 'sent' })
    return next()
  })
  .post('/contact', anyone('Write to the office'), async (c, next) => {
    const typed = await readTyped(c)
    const answer = await callAsScripts(c, '/api/contact', { json: { ...typed, language: c.var.language } })
    if (answer.isDone) return c.redirect(`/contact?lang=${c.var.language}&sent`, 303)
    c.set('plain', pageAgain(typed, answer))
    return next()
  })
