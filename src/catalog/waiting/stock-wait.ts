import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { emailAddress, trap } from '../../schemas/public-fields.ts'

/** Who wants to be told when a product is back. Sending it agrees to the sentence that stands above the button. */
export const stockWaitDraft = z.object({ email: emailAddress, subject: trap })

/** How many wait for a product. */
export const stockWaitCount = z.object({ productId: z.int(), count: z.int() })

export const productIsInStock = failure('product_is_in_stock', 'conflict')
