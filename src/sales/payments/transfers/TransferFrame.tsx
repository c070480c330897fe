import { useEffect, useState } from 'react'
import { formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { useAppContext } from '../../../web/app-context.tsx'
import { fetchAgain } from '../../../web/fetch-again.ts'
import type { TransferFacts } from './transfer-facts.ts'

type Card = typeof import('./TransferCard.tsx').TransferCard

/** Where a transfer goes: at first in bare figures, which the page has already, then with its words. */
export function TransferFrame({ transfer }: { transfer: TransferFacts }) {
  const { language } = useAppContext()
  const [Card, setCard] = useState<Card>()
  useEffect(() => {
    const load = async () => {
      const { TransferCard, cardTexts } = await fetchAgain(() => import('./TransferCard.tsx'))
      await cardTexts.load(language)
      setCard(() => TransferCard)
    }
    // Without its words the figures stay.
    load().catch(() => {})
  }, [language])
  if (Card) return <Card transfer={transfer} />
  const { recipient, account, amount, title } = transfer
  return (
    <p className="mt-8 min-h-96 border-t border-ink pt-5 font-medium tabular-nums">
      {[recipient, account, formatMoney(readMoney(amount), language), title].map((figure) => (
        <span key={figure} className="block">
          {figure}
        </span>
      ))}
    </p>
  )
}
