import { brand } from '../../brand.ts'
import type { Language } from '../../kernel/language.ts'

/**
 * Where who goes to pay an order that a link led to comes back to. The address names no order, so that neither the database nor the
 * provider keeps the link's secret: this tab does.
 */
export const orderReturnPath = (language: Language) => `/order?lang=${language}#back`

const key = `${brand.slug}-order`

/** Keeps the link by which somebody goes to pay, until the tab is closed. */
export function storeOrderLink(token: string): void {
  try {
    window.sessionStorage.setItem(key, token)
  } catch {
    // Where storing is forbidden, who comes back asks for a new link.
  }
}

/** The link by which somebody went, if they come back. */
export function storedOrderLink(): string | undefined {
  if (window.location.hash !== '#back') return undefined
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
