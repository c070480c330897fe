import type { Context } from 'hono'
import * as z from 'zod/mini'
import { askedAgain } from '../../guards/asked-again.guard.server.ts'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { csvFile } from '../../server/files/csv-file.ts'
import { maxBytes, receive } from '../../server/http/body-limit.ts'
import { endpoints, type AppEnv } from '../../server/http/app-env.ts'
import { anyone, body, pathUuid, query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { paging } from '../../server/http/paging.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { askForNewsletter } from './ask-for-newsletter.server.ts'
import { confirmSubscription, readSubscription } from './confirm-subscription.server.ts'
import { removeReader } from './leave-newsletter.server.ts'
import { exportReaders, listReaders } from './list-readers.server.ts'
import {
  newsletterDraft,
  newsletterReader,
  readerExport,
  subscriptionState,
  type NewsletterDraft,
} from './newsletter-subscription.ts'

/** A bot caught by the trap gets the same answer as a person, so that it learns nothing; so does a known address. */
async function ask(c: Context<AppEnv>, { website: trapped, ...draft }: NewsletterDraft): Promise<void> {
  await countAttempt(c.var.database, 'newsletterRequests', c.var.address)
  if (!trapped) await askForNewsletter(c.var.database, draft, c.var.language)
}

/** The same form as the page sends it by itself, for who has no JavaScript, and the button behind the letter's link. */
export const newsletterForms = endpoints()
  .post('/newsletter', anyone('Ask for the newsletter by a plain form'), async (c) => {
    const sent = await receive(c, maxBytes.form, () => c.req.parseBody().catch((): Record<string, unknown> => ({})))
    const draft = newsletterDraft.safeParse(sent)
    if (draft.success) await ask(c, draft.data)
    const state = draft.success ? 'asked' : 'faulty'
    return c.redirect(`/newsletter?${new URLSearchParams({ state, lang: c.var.language })}`, 303)
  })
  .post('/newsletter/:token', anyone('Confirm that one wants the newsletter'), async (c, next) => {
    await receive(c, maxBytes.form, () => c.req.text())
    // An unknown link is reported by the page, which asks for itself.
    await confirmSubscription(c.var.database, c.req.param('token'))
    await next()
  })

export const newsletterApi = endpoints()
  .post(
    '/newsletter',
    anyone('Ask for the newsletter; answers alike whether or not the address gets it already', { 204: null }),
    body(newsletterDraft),
    async (c) => {
      await ask(c, c.req.valid('json'))
      return c.body(null, 204)
    },
  )

  .get(
    '/newsletter/:token',
    anyone('How the subscription stands whose letter has this link', { 200: subscriptionState }),
    async (c) => c.json(orRefuse(await readSubscription(c.var.database, c.req.param('token')))),
  )

  .get(
    '/admin/marketing/readers',
    administrators('manage marketing', 'Customers who get the newsletter, the newest first', {
      200: z.array(newsletterReader),
    }),
    query(z.object(paging)),
    async (c) => {
      const { readers, total } = await listReaders(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(readers)
    },
  )

  .get(
    '/admin/marketing/readers/export',
    administrators('export contacts', 'All of them as a table (CSV), each with a link to unsubscribe', {
      200: 'text/csv',
    }),
    askedAgain(),
    (c) => csvFile(c, readerExport.file, exportReaders(c.var.database, c.var.origin)),
  )

  .delete(
    '/admin/marketing/readers/:id',
    administrators('manage marketing', 'Take somebody off the newsletter who asked for it', { 204: null }),
    pathUuid(),
    async (c) => {
      orRefuse(await removeReader(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )
