import { uiTexts, type ShopTexts } from '../ui/texts.ts'
import { cartTexts, type CartTexts } from './texts.ts'
import { maxPiecesInOrder } from '../catalog/largest-quantity.ts'
import { formatMoney } from '../i18n/format.ts'
import { readMoney } from '../kernel/money.ts'
import { Button } from '../ui/Button.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { reducedTo, type ComparedLine } from './compared-line.ts'

/** What stands in the way of buying a line, and the one thing that puts it right. */
export function LineProblemNote({ line, onRepair }: { line: ComparedLine; onRepair(): void }) {
  const { language } = useAppContext()
  const texts = useTexts(cartTexts).cart
  const shop = useTexts(uiTexts).shop
  const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  const note = line.problem && noteOf(line, texts, shop, price)
  return (
    // There from the beginning: what is put into it later is read out.
    <output className="col-span-full block sm:col-start-2">
      {note && (
        <span className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-clay pl-4">
          <span className="min-w-0 flex-[1_1_12rem] font-medium wrap-anywhere text-clay">{note.sentence}</span>
          <Button look="outline" onClick={onRepair} aria-label={`${note.repair}: ${line.name}`} data-repair>
            {note.repair}
          </Button>
        </span>
      )}
    </output>
  )
}

export function noteOf(
  line: ComparedLine,
  texts: CartTexts,
  { maxOfProduct, maxOfOrder }: ShopTexts,
  format: (price: string) => string,
) {
  const { problem, available = 0, price, currentPrice, shown } = line
  const { problems, repairs } = texts
  const max = reducedTo(line)
  const reduce = max > 0 ? repairs.reduce(max) : repairs.remove
  switch (problem) {
    case 'too_many':
      return { sentence: problems.too_many(available), repair: reduce }
    case 'over_product_limit':
      return { sentence: maxOfProduct(shown?.maxPerOrder ?? max), repair: reduce }
    case 'over_order_limit':
      return { sentence: maxOfOrder(maxPiecesInOrder), repair: reduce }
    case 'price_changed':
      return { sentence: problems.price_changed(format(price), format(currentPrice)), repair: repairs.accept }
    case 'sold_out':
    case 'gone':
      return { sentence: problems[problem], repair: repairs.remove }
    default:
      return undefined
  }
}
