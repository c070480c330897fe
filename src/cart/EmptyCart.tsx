import { cartTexts } from './texts.ts'
import { Link } from '@tanstack/react-router'
import { Button } from '../ui/Button.tsx'
import { useTexts } from '../web/app-context.tsx'

export function EmptyCart() {
  const texts = useTexts(cartTexts).cart
  return (
    <div className="border-t border-line py-16">
      <p className="font-display text-2xl">{texts.empty}</p>
      <p className="mt-3 text-mid">{texts.emptyNext}</p>
      <Button asChild className="mt-8">
        <Link to="/store">{texts.continueShopping}</Link>
      </Button>
    </div>
  )
}
