import { api } from '../../../../panel-kit/panel-api.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { readResponse } from '../../../../web/api.ts'
import type { FoundByCode } from '../../packing/packing.ts'
import { useScanner } from './useScanner.ts'

/** Finds the order of a code that was scanned anywhere in the view, or typed. */
export function useOrderByCode(onFound: (order: FoundByCode) => void) {
  const { act, isPending } = useAction({
    call: (code: string) => readResponse(api.admin.packing['by-code'].$get({ query: { code: code.slice(0, 100) } })),
    changesNothing: true,
    failed: { title: 'Nie znaleziono' },
    onDone: onFound,
  })
  useScanner(act)
  return { find: act, isPending }
}
