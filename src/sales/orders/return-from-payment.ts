import { brand } from '../../brand.ts'
import type { Language } from '../../kernel/language.ts'

/**
 * Where a customer comes back to after paying by an order link. The address contains no token, so neither the database
 * nor the provider stores it: only this tab does.
 */
export const orderReturnPath = (language: Language) => `/order?lang=${language}#back`

const key = `${brand.slug}-order`

/** Stores the order link until the tab is closed. */
export function storeOrderLink(token: string): void {
  try {
    window.sessionStorage.setItem(key, token)
  } catch {
    // Without storage, the customer asks for a new link.
  }
}

/** The stored order link, if the customer came back from paying. */
export function storedOrderLink(): string | undefined {
  if (window.location.hash !== '#back') return undefined
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
