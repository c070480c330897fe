import { Link } from '@tanstack/react-router'
import { piecesIn } from '../cart/cart.ts'
import { OrderLines } from '../cart/OrderLines.tsx'
import { useCart } from '../cart/useCart.ts'
import { checkoutTexts } from '../i18n/checkout.ts'
import { Button } from '../web/ui/Button.tsx'
import { Skeleton } from '../web/ui/Skeleton.tsx'
import { usePageTexts } from '../web/visit.tsx'
import { OfficeEmail } from './OfficeEmail.tsx'
import { WithoutScripts } from './WithoutScripts.tsx'

/** What is going to be ordered. It can't be paid here yet, and says so. */
export function Checkout() {
  const texts = usePageTexts(checkoutTexts)
  const lines = useCart()
  if (!lines) {
    return (
      <>
        <WithoutScripts />
        <Skeleton className="mt-12 h-64 max-w-2xl noscript:hidden" />
      </>
    )
  }
  if (lines.length === 0) {
    return (
      <div className="mt-12 border-t border-line py-16">
        <p className="font-display text-2xl">{texts.empty}</p>
        <Button asChild className="mt-8">
          <Link to="/store">{texts.toStore}</Link>
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-4 max-w-2xl">
      <p className="text-mid">{texts.toPay(piecesIn(lines))}</p>
      <div className="mt-10">
        <OrderLines lines={lines} />
      </div>
      <div className="mt-10 border-l-2 border-violet pl-5">
        <p className="font-display text-2xl">{texts.notYet}</p>
        <p className="mt-2 text-mid">
          {texts.notYetNext} <OfficeEmail />
        </p>
      </div>
      <Button asChild look="outline" className="mt-8">
        <Link to="/cart">{texts.toCart}</Link>
      </Button>
    </div>
  )
}
