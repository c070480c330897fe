import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { focusList } from '../../panel-kit/lists/ListWithForm.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { showToast } from '../../ui/toasts.ts'
import type { DiscountCode } from '../discount-code.ts'

/** What is done with a code without opening it. */
export function useCodeActions({ id, code, isActive, usedCount, version }: DiscountCode) {
  const at = api.admin['discount-codes'][':id']
  const param = { id: String(id) }
  const switching = useAction({
    call: () => readResponse(at.$put({ param, json: { isActive: !isActive, version } })),
    done: 'Kod rabatowy został zaktualizowany',
  })
  const removing = useAction({
    call: () => readResponse(at.$delete({ param })),
    done: 'Kod rabatowy został usunięty',
    onDone: focusList,
  })

  const explain = async () => {
    const title = `Kodu ${code} nie można usunąć`
    const text = 'Został już użyty w\u00A0zamówieniu.'
    if (!isActive) showToast({ title, text: `${text} Jest wyłączony, więc nikt go nie użyje.`, tone: 'failure' })
    else if (await confirm({ title, text: `${text} Można go za to wyłączyć.`, agree: 'Wyłącz kod' })) switching.act()
  }
  const ask = async () => {
    const text = `Kod ${code} zniknie z\u00A0listy. Tego nie można cofnąć.`
    if (await confirm({ title: 'Czy na pewno chcesz usunąć ten kod rabatowy?', text, agree: 'Usuń' })) removing.act()
  }
  return {
    isPending: switching.isPending || removing.isPending,
    switchActive: () => switching.act(),
    remove: usedCount > 0 ? explain : ask,
  }
}
