import { useEffect, useRef } from 'react'
import { brand } from '../../../brand.ts'
import type { CartLine } from '../../../cart/cart.ts'
import { changeCart } from '../../../cart/useCart.ts'
import { browserStorage } from '../../../web/browser-storage.ts'
import type { SessionState } from '../../payments/payment.ts'

const key = `${brand.slug}-thanked`

/** What was typed at the checkout. Nobody reads it here, so the schemas that it is read by aren't loaded. */
const draft = browserStorage(`${brand.slug}-checkout`, (stored) => stored)

/**
 * What was ordered is nothing that is going to be bought, unless the payment failed. It leaves the cart once for each
 * session: who comes back to the page with another cart keeps that.
 */
export function useClearedCart(session: string | undefined, state: SessionState['state'] | undefined): void {
  const taken = useRef<CartLine[]>(undefined)
  useEffect(() => {
    if (state === undefined) return
    if (state === 'failed') {
      // It was taken away while nobody knew.
      const lines = taken.current ?? []
      if (lines.length > 0) changeCart((now) => (now.length > 0 ? now : lines))
      return
    }
    if (taken.current || (session !== undefined && lastThanked() === session)) return
    changeCart((lines) => {
      taken.current = lines
      return []
    })
    draft.forget()
    if (session !== undefined) keepThanked(session)
  }, [session, state])
}

function lastThanked(): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keepThanked(session: string): void {
  try {
    window.sessionStorage.setItem(key, session)
  } catch {
    // Where storing is forbidden, coming back empties the cart.
  }
}
