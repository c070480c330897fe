import { waysFor, type PayWay } from '../../payments/pay-ways.ts'
import { useTexts } from '../../../web/app-context.tsx'
import { checkoutTexts } from '../texts.ts'

/** By what one pays on the next page: words, not the pictures of others. */
export function PayMarks({ offered, isInPoland }: { offered: PayWay[]; isInPoland: boolean }) {
  const ways = waysFor(offered, isInPoland)
  const { marks } = useTexts(checkoutTexts).checkoutForm.payment
  return (
    <div className="mt-4 text-sm">
      <ul aria-label={marks.label} className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <li key={way} className="rounded border border-line bg-paper px-2.5 py-1 font-medium">
            {marks[way]}
          </li>
        ))}
      </ul>
      {ways.includes('card') && <p className="mt-2 text-mid">{marks.wallets}</p>}
    </div>
  )
}
