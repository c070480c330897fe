import { useEffect } from 'react'
import type { Customer } from '../../../customers/customer.ts'
import { draftFor, isOfSomebodyElse, newDraft, type Draft } from './draft.ts'
import { newId } from '../../../web/new-id.ts'
import { changeDraft, useCheckoutDraft } from './useCheckoutDraft.ts'

/**
 * The draft as it stands for who is here, and how it changes; undefined until the page lives. What a customer typed is
 * forgotten as soon as it is certain that somebody else is here.
 */
export function useOwnDraft(customer: Customer | null | undefined, isCertain: boolean) {
  const kept = useCheckoutDraft()
  const isLeftBehind = isCertain && kept !== undefined && customer !== undefined && isOfSomebodyElse(kept, customer)
  useEffect(() => {
    if (isLeftBehind) changeDraft(() => newDraft(newId()))
  }, [isLeftBehind])
  const own = (draft: Draft) => (customer === undefined ? draft : draftFor(draft, customer))
  return {
    draft: kept && own(kept),
    change: (part: Partial<Draft>) => changeDraft((draft) => ({ ...own(draft), ...part })),
  }
}
