import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../administrators/panel/session.query.ts'
import { plural } from '../../../i18n/plural.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { formatAmount, formatDay } from '../../../panel-kit/panel-format.ts'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { isPolishTaxNumber } from '../../../schemas/tax-number.ts'
import { readResponse } from '../../../web/api.ts'
import type { WaitingInvoice } from '../waiting/waiting-invoice.ts'
import { invoicesToConfirm } from './invoices.query.ts'
import { formatCheck, taxationWords } from './tax-words.ts'

const formatCount = plural('pl', { one: '# faktura', few: '# faktury', many: '# faktur', other: '# faktury' })
const formatIssued = plural('pl', {
  one: 'Wystawiono # fakturę',
  few: 'Wystawiono # faktury',
  many: 'Wystawiono # faktur',
  other: 'Wystawiono # faktury',
})
const link = 'inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline'

/** The invoices that get their number when somebody has looked at them. */
export function WaitingInvoices() {
  const { data } = useQuery(invoicesToConfirm)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const issues = useMay()('issue documents')
  const { act, isPending } = useAction({
    call: (orders: number[]) => readResponse(api.admin.invoices.waiting.$post({ json: { orders } })),
    done: ({ issued, left }) =>
      left === 0 ? formatIssued(issued.length) : `${formatIssued(issued.length)}. Na pozostałe nikt już nie czekał.`,
    failed: { title: 'Nie wystawiono faktur' },
    onDone: () => setChosen(new Set()),
  })
  if (!data || data.count === 0) return null
  const { waiting, count } = data
  const picked = waiting.filter(({ orderId }) => chosen.has(orderId))
  const toggle = (orderId: number) => {
    const next = new Set(chosen)
    if (!next.delete(orderId)) next.add(orderId)
    setChosen(next)
  }
  const ask = async () => {
    const text = `${formatCount(picked.length)}. Dostaną kolejne numery i\u00A0dzisiejszą datę; wystawionej faktury nie można usunąć, tylko skorygować.`
    if (await confirm({ title: 'Wystawić faktury?', text, agree: 'Wystaw' })) act(picked.map(({ orderId }) => orderId))
  }
  return (
    <section aria-labelledby="to-confirm" className="mb-8">
      <h3 id="to-confirm" className="text-lg font-medium">
        Faktury do potwierdzenia
      </h3>
      <p className="mt-1 mb-3 max-w-prose text-sm text-mid">
        Te zamówienia są opłacone, ale faktura nie ma jeszcze numeru. Obejrzyj podgląd, w&nbsp;razie potrzeby popraw
        dane w&nbsp;zamówieniu i&nbsp;wystaw. {count > waiting.length && `Pokazano ${waiting.length} z ${count}. `}
      </p>
      <PanelTable
        label="Faktury do potwierdzenia, najdawniejsze pierwsze"
        columns={[
          { label: 'Zamówienie' },
          { label: 'Nabywca' },
          { label: 'VAT' },
          { label: 'Brutto', isNumber: true },
          { label: 'Wystaw do' },
          { label: 'Podgląd' },
        ]}
      >
        {waiting.map((invoice) => (
          <Waiting
            key={invoice.orderId}
            invoice={invoice}
            isChosen={chosen.has(invoice.orderId)}
            choose={issues ? () => toggle(invoice.orderId) : undefined}
          />
        ))}
      </PanelTable>
      {issues && (
        <div className="mt-3 flex flex-wrap gap-3">
          <PanelButton look="solid" disabled={picked.length === 0} isPending={isPending} onClick={() => void ask()}>
            Potwierdź i&nbsp;wystaw{picked.length > 0 && ` (${picked.length})`}
          </PanelButton>
          {picked.length < waiting.length && (
            <PanelButton look="quiet" onClick={() => setChosen(new Set(waiting.map(({ orderId }) => orderId)))}>
              Zaznacz wszystkie
            </PanelButton>
          )}
        </div>
      )}
    </section>
  )
}

interface Row {
  invoice: WaitingInvoice
  isChosen: boolean
  choose: (() => void) | undefined
}

function Waiting({ invoice, isChosen, choose }: Row) {
  const { orderId, orderNumber, buyer, taxNumber, taxation, vat, total, dueOn, check } = invoice
  const opensOrders = useMay()('manage orders')
  return (
    <PanelRow isMarked={isChosen}>
      <RowTitle>
        <label className="flex min-h-6 items-center gap-2 tabular-nums pointer-coarse:min-h-11 @min-[48rem]:whitespace-nowrap">
          {choose && <input type="checkbox" checked={isChosen} onChange={choose} className="size-4 accent-violet" />}
          {orderNumber}
        </label>
      </RowTitle>
      <PanelCell label="Nabywca">
        <span className="wrap-anywhere">
          {buyer}
          {taxNumber && (
            <span className="text-mid tabular-nums">
              {isPolishTaxNumber(taxNumber) ? ' NIP ' : ' VAT '}
              {taxNumber}
            </span>
          )}
        </span>
      </PanelCell>
      <PanelCell label="VAT">
        <span className="min-w-0 wrap-anywhere">
          {taxation === 'domestic' ? formatAmount(vat) : taxationWords[taxation]}
          {taxation === 'within_union' && (
            <span className={`block text-xs ${check?.state === 'valid' ? 'text-mid' : 'text-clay'}`}>
              {check ? formatCheck(check) : 'Numeru jeszcze nie sprawdzono w\u00A0VIES'}
            </span>
          )}
        </span>
      </PanelCell>
      <PanelCell label="Brutto" isNumber>
        {formatAmount(total)}
      </PanelCell>
      <PanelCell label="Wystaw do">
        <span className="tabular-nums">{formatDay(`${dueOn}T12:00Z`)}</span>
      </PanelCell>
      <PanelCell label="Podgląd">
        <span className="flex flex-wrap gap-x-4 gap-y-1 @min-[48rem]:justify-end">
          <a href={`/api/admin/orders/${orderId}/invoice-preview`} target="_blank" rel="noreferrer" className={link}>
            Podgląd (PDF)
          </a>
          {opensOrders && (
            <PanelLink asked={{ tab: 'orders', order: String(orderId) }} className={link}>
              Popraw dane
            </PanelLink>
          )}
        </span>
      </PanelCell>
    </PanelRow>
  )
}
