import { checkoutTexts } from '../texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CartLine } from '../../../cart/cart.ts'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { CallFailed } from '../../../web/api.ts'
import { fetchAgain } from '../../../web/fetch-again.ts'
import { checkoutSettings, shippingRates } from '../checkout.query.ts'
import type { Quote } from '../checkout.ts'
import type { Notice } from './notice.ts'
import type { Problems } from './problems.ts'
import type { Order } from './useOrder.ts'

export interface Consequences {
  /** What is being ordered, as the page shows it. */
  lines: CartLine[]
  say(notice: Notice): void
  mark(problems: Problems): void
  /** Another checkout begins. */
  renew(): void
  adopt(quote: Quote): void
  checkCart(): unknown
  checkDiscount(): unknown
}

/** What follows from a refused order. It is loaded when one is: where it can't be, the page says that something went wrong. */
export function useRefusal(consequences: Consequences) {
  const { api, language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm
  const queryClient = useQueryClient()
  const askAgain = (what: 'rates' | 'settings') => {
    const { queryKey } = what === 'rates' ? shippingRates(api) : checkoutSettings(api)
    void queryClient.invalidateQueries({ queryKey })
  }

  return async (failure: unknown, order: Order): Promise<void> => {
    const loaded = await fetchAgain(() => import('./refuse-order.ts')).catch(() => undefined)
    if (loaded)
      loaded.refuseOrder(failure instanceof CallFailed ? failure : {}, order, consequences, {
        language,
        texts,
        askAgain,
      })
    else consequences.say({ sentence: texts.payment.failed })
  }
}
