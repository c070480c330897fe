import { uiTexts } from '../../../ui/texts.ts'
import { checkoutTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { LimitNote } from '../../../ui/LimitNote.tsx'
import type { ComparedLine } from '../../../cart/compared-line.ts'
import { maxPiecesInOrder } from '../../../catalog/largest-quantity.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'

/** What stands in the way of ordering the cart as it is, and the way to where it is put right. */
export function CartProblems({ lines }: { lines: ComparedLine[] }) {
  const { language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm.cartProblems
  const { maxOfOrder } = useTexts(uiTexts).shop
  const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  const said = lines.flatMap(
    ({ id, problem, name, available = 0, most: max = 0, price: before, currentPrice: now, shown }) => {
      if (!problem) return []
      if (problem === 'too_many') return [{ id, sentence: texts.too_many(name, available) }]
      if (problem === 'over_product_limit') return [{ id, sentence: texts.over_limit(name, shown?.maxPerOrder ?? max) }]
      if (problem === 'over_order_limit') return [{ id, sentence: maxOfOrder(maxPiecesInOrder) }]
      if (problem === 'price_changed') return [{ id, sentence: texts.price_changed(name, price(before), price(now)) }]
      return [{ id, sentence: texts[problem](name) }]
    },
  )
  if (said.length === 0) return null
  return (
    <div className="mb-10 border-l-2 border-clay pl-5">
      <h2 className="text-2xl">{texts.heading}</h2>
      <ul className="mt-3 font-medium text-clay wrap-anywhere">
        {said.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </ul>
      {lines.some(({ problem }) => problem?.startsWith('over_')) && <LimitNote className="mt-2" />}
      <Button asChild look="outline" className="mt-4">
        <Link to="/cart">{texts.toCart}</Link>
      </Button>
    </div>
  )
}
