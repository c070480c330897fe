import * as z from 'zod/mini'
import { emailAddress, line, trap } from '../../../schemas/public-fields.ts'

/** The request for a new order link. The link goes only to the address on the order. */
export const orderLinkRequest = z.object({ orderNumber: line(40), email: emailAddress, subject: trap })

export const orderLinkAsked = z.object({ message: z.string() })
