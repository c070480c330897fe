import { anyone, body } from '../server/endpoint.ts'
import { endpoints } from '../server/room.ts'
import { countAttempt } from '../server/throttle.ts'
import { contactDraft, contactMessage } from './contact-message.ts'
import { sendMessage } from './send-message.server.ts'

export const contactApi = endpoints().post(
  '/contact',
  anyone('Write to the office', { 201: contactMessage }),
  body(contactDraft),
  async (c) => {
    const { subject: trapped, language = c.var.language, ...written } = c.req.valid('json')
    await countAttempt(c.var.database, 'contactMessages', c.var.address)
    const message = { ...written, language }
    // A program that was caught is answered like a person: it isn't to learn how to get around the trap.
    if (!trapped) await sendMessage(c.var.database, message)
    return c.json(message, 201)
  },
)
