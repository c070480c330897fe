import { uiTexts } from '../ui/texts.ts'
import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/Icon.tsx'
import { useTexts } from '../web/app-context.tsx'
import { piecesIn } from './cart.ts'
import { useCart } from './useCart.ts'

/** The way to the cart, with how much is in it. */
export function CartButton() {
  const texts = useTexts(uiTexts).shop
  const pieces = piecesIn(useCart() ?? [])
  return (
    <Link to="/cart" className="relative grid size-[48px] place-items-center rounded">
      <span className="sr-only">{pieces > 0 ? `${texts.cart}, ${texts.pieces(pieces)}` : texts.cart}</span>
      <Icon path="M5.5 8h13l1 12.5h-15zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
      {pieces > 0 && (
        // A new number is a new element, which shows itself. With larger letters it grows away from the bag.
        <span
          key={pieces}
          aria-hidden="true"
          className="absolute bottom-[calc(20px+0.625rem)] left-[26px] grid h-5 min-w-5 animate-badge-in place-items-center rounded-full bg-violet px-1 text-xs font-medium text-white tabular-nums in-[.on-dark]:bg-white in-[.on-dark]:text-ink"
        >
          {pieces > 999 ? '999+' : pieces}
        </span>
      )}
    </Link>
  )
}
