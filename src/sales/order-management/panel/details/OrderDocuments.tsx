import type { ReactNode } from 'react'
import { taxNumber as taxNumberRule } from '../../../../schemas/tax-number.ts'
import { formatCountry } from '../../../../kernel/countries.ts'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { formatAmount, formatDay } from '../../../../panel-kit/panel-format.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { useMay } from '../../../../administrators/panel/session.query.ts'
import { CorrectBuyer } from './CorrectBuyer.tsx'
import type { OrderRecord } from '../../order-details.ts'
import { linkLook, OrderSection } from '../OrderSection.tsx'
import { OrderTax } from './OrderTax.tsx'
import { useOrderChange } from '../actions/useOrderChange.ts'

const ksefStates = {
  waiting: 'czeka na wysłanie',
  sent: 'wysłana, bez odpowiedzi',
  accepted: 'przyjęta',
  refused: 'odrzucona',
  offline: 'wydana offline',
}
const kinds = { invoice: 'Faktura', correction: 'Korekta' }

export function OrderDocuments({ order }: { order: OrderRecord }) {
  const { issued, hasProforma, canBeInvoiced, isInvoiceWaiting } = order.documents
  const may = useMay()
  const invoice = issued.findLast(({ kind }) => kind === 'invoice')
  const path = `/api/admin/orders/${order.id}/documents`
  return (
    <OrderSection heading="Dokumenty">
      <Buyer order={order} />
      <OrderTax order={order} />
      {isInvoiceWaiting && (
        <p className="mt-3">
          Faktura czeka na potwierdzenie.{' '}
          <a
            href={`/api/admin/orders/${order.id}/invoice-preview`}
            target="_blank"
            rel="noreferrer"
            className={linkLook}
          >
            Podgląd bez numeru (PDF)
          </a>
        </p>
      )}
      <ul className="mt-3 empty:hidden">
        {hasProforma && (
          <Document href={`${path}/proforma`} name="Proforma">
            do zapłaty
          </Document>
        )}
        {issued.map(({ id, kind, number, issuedAt, total, isReplaced, ksef }) => (
          <Document key={id} href={`${path}/${id}`} name={`${kinds[kind]} ${number}`}>
            {formatDay(issuedAt)} · {formatAmount(total)}
            {isReplaced && ' · zastąpiona nową'}
            {ksef && ` · KSeF: ${ksef.number ?? ksefStates[ksef.state]}`}
          </Document>
        ))}
      </ul>
      {canBeInvoiced && <IssueInvoice order={order} />}
      {invoice && order.anonymisedAt === null && may('issue documents') && (
        <CorrectBuyer key={invoice.id} order={order} invoice={invoice} />
      )}
      {issued.length === 0 && !hasProforma && !canBeInvoiced && (
        <p className="mt-3 text-mid">
          Nie ma dokumentów. Fakturę wystawia się do zamówienia opłaconego, które nie jest anulowane ani w&nbsp;całości
          zwrócone.
        </p>
      )}
    </OrderSection>
  )
}

function Document({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2 tabular-nums">
      <a href={href} download="" className={`inline-block min-h-6 ${linkLook}`}>
        {name}
      </a>
      <span className="text-mid">PDF · {children}</span>
    </li>
  )
}

/** The buyer on the invoice, and whether the tax number is formally valid. */
function Buyer({ order: { companyName, taxNumber } }: { order: OrderRecord }) {
  if (!companyName) return <p>Osoba prywatna: numeru NIP nie podano przy zamówieniu.</p>
  const isFormal = taxNumberRule.safeParse(taxNumber).success
  return (
    <p>
      {companyName}, NIP <span className="tabular-nums">{taxNumber ?? '–'}</span>{' '}
      <span className={isFormal ? 'text-mid' : 'text-clay'}>
        {isFormal ? '(formalnie poprawny)' : '(formalnie błędny)'}
      </span>
    </p>
  )
}

function IssueInvoice({ order }: { order: OrderRecord }) {
  const change = useOrderChange(order.id)
  const { act, isPending } = useAction({
    call: () => change(api.admin.orders[':id'].documents.$post({ param: { id: String(order.id) } })),
    done: 'Wystawiono fakturę',
    failed: { title: 'Nie wystawiono faktury' },
  })
  const ask = async () => {
    if (await confirm({ title: 'Wystawić fakturę?', text: whatIsIssued(order), agree: 'Wystaw' })) act()
  }
  return (
    <PanelButton className="mt-3" isPending={isPending} onClick={() => void ask()}>
      Wystaw fakturę
    </PanelButton>
  )
}

/** The office must see this first, because an issued invoice can't be deleted. */
function whatIsIssued(order: OrderRecord): string {
  const { companyName, invoiceName, taxNumber, customerName, total } = order
  const { address, postalCode, city, country } = order.invoiceAddress ?? order.shippingAddress
  // An invalid number is not printed on documents.
  const number = companyName ? taxNumberRule.safeParse(taxNumber).data : undefined
  const buyer = [
    companyName ?? invoiceName ?? customerName,
    number ? `NIP ${number}` : 'bez NIP',
    address,
    `${postalCode} ${city}`,
    formatCountry(country, 'pl'),
  ]
  const today = formatDay(new Date().toISOString())
  return `Nabywca: ${buyer.join(', ')}. Na ${formatAmount(total)} brutto, z datą ${today}. Wystawionej faktury nie można usunąć, tylko skorygować.`
}
