import { useMay } from '../../../../administrators/panel/session.query.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { readResponse } from '../../../../web/api.ts'
import { formatCheck, taxationWords } from '../../../invoices/panel/tax-words.ts'
import type { OrderRecord } from '../../order-details.ts'

/** How the sale is taxed where that isn't as usual, and what VIES says of its buyer's number. */
export function OrderTax({ order }: { order: OrderRecord }) {
  const { id, taxation, vatNumberCheck: check, canAskVies, documents } = order
  const issues = useMay()('issue documents')
  const param = { id: String(id) }
  const vies = useAction({
    call: () => readResponse(api.admin.orders[':id']['vat-number-checks'].$post({ param })),
    done: (answer) => formatCheck(answer),
    failed: { title: 'Nie sprawdzono numeru' },
  })
  const home = useAction({
    call: async () => {
      await readResponse(api.admin.orders[':id']['home-tax'].$put({ param }))
    },
    done: 'Opodatkowano stawkami krajowymi',
    failed: { title: 'Nie zmieniono opodatkowania' },
  })
  const taxAtHome = async () => {
    const text =
      'Kwota zapłacona przez klienta zostaje ta sama, ale będzie zawierać VAT według stawek produktów. Tego nie można cofnąć.'
    if (await confirm({ title: 'Opodatkować stawkami krajowymi?', text, agree: 'Opodatkuj' })) home.act()
  }
  const isUntaxed = taxation === 'within_union' || taxation === 'export'
  if (!taxation && !canAskVies) return null
  return (
    <div className="mt-2">
      {taxation && <p>VAT: {taxationWords[taxation]}</p>}
      {check && <p className={check.state === 'valid' ? 'text-mid' : 'text-clay'}>{formatCheck(check)}</p>}
      {issues && (
        <div className="mt-2 flex flex-wrap gap-2">
          {canAskVies && (
            <PanelButton isPending={vies.isPending} onClick={() => vies.act()}>
              {check ? 'Sprawdź ponownie w\u00A0VIES' : 'Sprawdź numer w\u00A0VIES'}
            </PanelButton>
          )}
          {isUntaxed && documents.issued.length === 0 && (
            <PanelButton look="quiet" isPending={home.isPending} onClick={() => void taxAtHome()}>
              Opodatkuj stawkami krajowymi
            </PanelButton>
          )}
        </div>
      )}
    </div>
  )
}
