import { checkoutTexts, type CheckoutFormTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '../../../i18n/format.ts'
import { money, type Money } from '../../../kernel/money.ts'
import { CallFailed } from '../../../web/api.ts'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { discountFor } from '../checkout.query.ts'
import type { Draft } from './draft.ts'

type Change = (part: Partial<Draft>) => void

/** The discount of an order: what was typed, and what the shop says of it for what is being bought now. */
export function useDiscount({ code, isCodeApplied }: Draft, subtotal: Money, change: Change) {
  const { api, language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm.discount
  const [wasEmpty, setEmpty] = useState(false)
  const asked = isCodeApplied ? code.trim() : ''
  const { data, error, isFetching, refetch } = useQuery(discountFor(api, asked, subtotal))
  // While another one is looked up, the one before is still there.
  const found = asked !== '' && !error && data?.code === asked ? data : undefined
  const amount = money(Math.min(found?.amount ?? 0, subtotal))
  const isChecking = asked !== '' && isFetching

  const message = () => {
    if (wasEmpty) return texts.empty
    if (found) return texts.applied(asked, formatMoney(amount, language))
    return asked !== '' && error && !isFetching ? refusalOf(error, texts) : ''
  }
  return {
    amount,
    /** The code to order with; undefined: none that the shop takes. */
    code: found || isChecking ? asked : undefined,
    isApplied: found !== undefined,
    isChecking,
    message: message(),
    checkAgain() {
      if (asked !== '') void refetch()
    },
    type(typed: string) {
      setEmpty(false)
      change({ code: typed.toUpperCase(), isCodeApplied: false })
    },
    apply() {
      if (isChecking) return
      setEmpty(code.trim() === '')
      if (code.trim() === '') return
      if (isCodeApplied) void refetch()
      else change({ code: code.trim(), isCodeApplied: true })
    },
    remove() {
      setEmpty(false)
      change({ code: '', isCodeApplied: false })
    },
  }
}

function refusalOf(error: Error, texts: CheckoutFormTexts['discount']): string {
  const { status = 0, sentence = undefined } = error instanceof CallFailed ? error : {}
  return status === 0 ? texts.failed : texts.refused(sentence ?? texts.unknown)
}
