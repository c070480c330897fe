import type { ComponentType, ReactNode } from 'react'
import { uiTexts } from '../ui/texts.ts'
import { formatMoney, formatWeight } from '../i18n/format.ts'
import { readMoney } from '../kernel/money.ts'
import { parseWeight } from '../kernel/weight.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { LimitNote } from '../ui/LimitNote.tsx'
import { withMore, type Sellable } from './cart.ts'
import { changeCart, useCart } from './useCart.ts'

interface Props {
  product: Sellable & { inStock: boolean; maxPerOrder: number }
  pieces?: number
  onAdded?(): void
  /** Where they are chosen. */
  field?: ReactNode
  /** What the button stands in. */
  Place?: ComponentType<{ beside: string; children: ReactNode }> | undefined
}

/** Puts pieces into the cart, and says so: in passing, and beside the button for as long as it is true. */
export function AddToCart({ product, pieces = 1, onAdded, field, Place }: Props) {
  const { language, plain } = useAppContext()
  const texts = useTexts(uiTexts).shop
  const inCart = useCart()?.find(({ id }) => id === product.id)?.quantity ?? 0
  // Of all products together, the cart says it: what is no longer sold doesn't count there.
  const limit = inCart >= product.maxPerOrder ? texts.maxOfProduct(product.maxPerOrder) : undefined
  const weight = product.weight && formatWeight(parseWeight(product.weight), language)
  const name = weight ? `${product.name}, ${weight}` : product.name
  const add = () => {
    if (limit) return showToast({ text: limit, tone: 'failure' })
    changeCart((lines) => withMore(lines, product, pieces))
    const what = pieces > 1 ? `${pieces} × ${name}` : name
    showToast({ text: texts.added(what), action: { label: texts.toCart, to: '/cart' } })
    onAdded?.()
  }
  const button = (
    <Button
      disabled={!product.inStock}
      aria-label={texts.addThis(name)}
      onClick={add}
      className="disabled:cursor-default disabled:bg-line disabled:text-mid"
    >
      {texts.add}
    </Button>
  )
  return (
    <>
      {plain?.addToCart(product)}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 noscript:hidden">
        {field}
        {Place ? <Place beside={formatMoney(readMoney(product.price), language)}>{button}</Place> : button}
        <span className="text-sm text-mid tabular-nums">{inCart > 0 && texts.inCart(inCart)}</span>
        {limit && <LimitNote sentence={limit} className="basis-full" />}
      </div>
    </>
  )
}
