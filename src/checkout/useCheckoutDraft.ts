import { brand } from '../brand.ts'
import { keptInBrowser } from '../web/kept-in-browser.ts'
import { newDraft, readDraft } from './draft.ts'

const draft = keptInBrowser(`${brand.slug}-checkout`, (stored) => readDraft(stored) ?? newDraft(newCheckoutId()))

/** A random UUID, also where browsers don't make one: on pages without https. */
export function newCheckoutId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Changes what is kept of the checkout as it is now, whichever tab changed it last. */
export const changeDraft = draft.change

/** Nothing of it is left in this browser. */
export const forgetCheckout = draft.forget

/** What was typed and chosen at the checkout in this browser; undefined until the page lives. */
export const useCheckoutDraft = draft.use
