import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { body } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { offerPreview, testOffer } from '../campaigns/campaign.ts'
import { previewOffer, sendTestOffer } from './write-offer.server.ts'

export const offerApi = endpoints()
  .get(
    '/admin/marketing/offer',
    administrators('manage marketing', 'The message of bulk mail, as its readers see it', { 200: offerPreview }),
    (c) => c.json(previewOffer(c.var.origin)),
  )

  .post(
    '/admin/marketing/test-email',
    administrators('manage marketing', 'Send the message of bulk mail to one address, to see how it looks there', {
      200: z.object({ message: z.string() }),
    }),
    body(testOffer),
    async (c) => {
      const { emailAddress = c.var.config.mail.office } = c.req.valid('json')
      orRefuse(await sendTestOffer(c.var.database, c.var.administrator, emailAddress))
      return c.json({ message: `Wiadomość próbna została wysłana na adres ${emailAddress}.` })
    },
  )
