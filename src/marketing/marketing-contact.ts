import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'

export const businessTypes = ['restaurant', 'hotel', 'catering', 'other'] as const
export type BusinessType = (typeof businessTypes)[number]

/** How somebody left the mailing list: by the button of a mail program, or by ours. */
export type WayOut = 'one-click' | 'page'

/** What the page behind the link in a mail must know. It says nothing of whose mail it is. */
export const unsubscribeState = z.object({ isUnsubscribed: z.boolean() })

export const unsubscribeLinkUnknown = failure('unsubscribe_link_unknown', 'missing')
