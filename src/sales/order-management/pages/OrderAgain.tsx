import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { leaveOut } from '../../../cart/left-out.ts'
import { orderAgain, withPieces } from '../../../cart/order-again.ts'
import { changeCart } from '../../../cart/useCart.ts'
import { Button } from '../../../ui/Button.tsx'
import { readResponse } from '../../../web/api.ts'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import type { OrderItem } from '../../orders/order.ts'
import { orderManagementTexts } from '../texts.ts'

/** Puts what was ordered into the cart once more, as far as it is sold now, and goes there. */
export function OrderAgain({ items }: { items: OrderItem[] }) {
  const { api } = useAppContext()
  const navigate = useNavigate()
  const texts = useTexts(orderManagementTexts).orderView.again
  const [state, setState] = useState<'ready' | 'under way' | 'failed'>('ready')
  const again = async () => {
    setState('under way')
    try {
      const cart = items.flatMap(({ productId, price, quantity }) =>
        productId === null ? [] : [{ id: productId, price, quantity }],
      )
      const { lines: checked } = await readResponse(api.store['check-cart'].$post({ json: { cart } }))
      const { lines, leftOut } = orderAgain(items, checked)
      changeCart((now) => withPieces(now, lines))
      leaveOut(leftOut)
      await navigate({ to: '/cart' })
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="mt-8 print:hidden noscript:hidden">
      <Button
        look="outline"
        aria-disabled={state === 'under way'}
        onClick={() => void (state === 'under way' || again())}
      >
        {state === 'under way' ? texts.underWay : texts.label}
      </Button>
      <p role="alert" className="mt-3 text-clay">
        {state === 'failed' && texts.failed}
      </p>
    </div>
  )
}
