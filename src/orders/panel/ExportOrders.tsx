import { answered } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'
import { PanelButton } from '../../web/panel/PanelButton.tsx'
import { useAct } from '../../web/panel/useAct.ts'
import type { AskedFilter } from './asked-orders.ts'

/**
 * Saves the listed orders, all pages of them, as a file for spreadsheets. The browser loads it by itself, however long it is, and
 * would save a refusal as well: so whether the session still goes on is asked before.
 */
export function ExportOrders({ filter, isEmpty }: { filter: AskedFilter; isEmpty: boolean }) {
  const { act, isPending } = useAct({
    call: () => answered(api.admin.session.$get()),
    onDone: () => download(`/api/admin/orders/export?${new URLSearchParams({ ...filter, lang: 'pl' })}`),
  })
  return (
    <PanelButton isPending={isPending} disabled={isEmpty} onClick={() => act()}>
      Eksportuj CSV
    </PanelButton>
  )
}

function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
