import { formatAmount, formatDay } from '../../../panel-kit/panel-format.ts'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'
import type { DocumentsOfMonth } from '../months/invoice-month.ts'

const kinds = { invoice: 'Faktura', correction: 'Korekta' }
const link = 'inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline'

export function DocumentTable({ documents }: Pick<DocumentsOfMonth, 'documents'>) {
  const columns = [
    { label: 'Numer' },
    { label: 'Rodzaj' },
    { label: 'Data' },
    { label: 'Zamówienie' },
    { label: 'Nabywca' },
    { label: 'Netto', isNumber: true },
    { label: 'VAT', isNumber: true },
    { label: 'Brutto', isNumber: true },
  ]
  return (
    <PanelTable label="Dokumenty, najwcześniejsze pierwsze" columns={columns}>
      {documents.map(({ id, kind, number, issuedAt, orderId, orderNumber, buyer, taxNumber, net, vat, total }) => (
        <PanelRow key={id} isMarked={false}>
          <RowTitle>
            <a href={`/api/admin/orders/${orderId}/documents/${id}`} download="" className={`${link} tabular-nums`}>
              {number}
            </a>
          </RowTitle>
          <PanelCell label="Rodzaj">{kinds[kind]}</PanelCell>
          <PanelCell label="Data">
            <span className="tabular-nums">{formatDay(issuedAt)}</span>
          </PanelCell>
          <PanelCell label="Zamówienie">
            <PanelLink asked={{ tab: 'orders', order: String(orderId) }} className={`${link} tabular-nums`}>
              {orderNumber}
            </PanelLink>
          </PanelCell>
          <PanelCell label="Nabywca">
            <span className="wrap-anywhere">
              {buyer}
              {taxNumber && <span className="text-mid tabular-nums"> NIP {taxNumber}</span>}
            </span>
          </PanelCell>
          <PanelCell label="Netto" isNumber>
            {formatAmount(net)}
          </PanelCell>
          <PanelCell label="VAT" isNumber>
            {formatAmount(vat)}
          </PanelCell>
          <PanelCell label="Brutto" isNumber>
            {formatAmount(total)}
          </PanelCell>
        </PanelRow>
      ))}
    </PanelTable>
  )
}
