import * as z from 'zod/mini'
import { emailAddress, line, trap } from '../../../schemas/public-fields.ts'

/** Who asks for a new link to an order says these of it. The link goes to the order's own address alone. */
export const orderLinkRequest = z.object({ orderNumber: line(40), email: emailAddress, subject: trap })

export const orderLinkAsked = z.object({ message: z.string() })
