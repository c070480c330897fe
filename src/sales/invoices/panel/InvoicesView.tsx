import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { plural } from '../../../i18n/plural.ts'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { formatAmount, formatDay } from '../../../panel-kit/panel-format.ts'
import { panelBox } from '../../../panel-kit/fields/PanelField.tsx'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import { beginOf, type DocumentsOfMonth } from '../months/invoice-month.ts'
import { MonthForAccountant } from './MonthForAccountant.tsx'
import { readMonthParam, invoicesOfMonth, monthsToChoose } from './invoices.query.ts'
import { KsefCell } from './KsefCell.tsx'
import { KsefDialog } from './KsefDialog.tsx'
import { OpenInKsef } from './OpenInKsef.tsx'
import { useMay } from '../../../administrators/panel/session.query.ts'
import { WaitingInvoices } from './WaitingInvoices.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../../panel-kit/lists/PanelTable.tsx'

const formatCount = plural('pl', { one: '# dokument', few: '# dokumenty', many: '# dokumentów', other: '# dokumentu' })
const monthName = new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: 'Europe/Warsaw' })

/** The invoices and corrections of a month, and the table for the accountant. */
export function InvoicesView() {
  const [now] = useState(() => new Date())
  const { ksef, ksefOf, ...asked } = useAddress()
  const month = readMonthParam(asked, now)
  const { data, error, isPlaceholderData, refetch } = useQuery(invoicesOfMonth(month))
  return (
    <section className="@container">
      <ViewHead title="Faktury">
        <div className="flex flex-wrap items-center gap-3">
          <label htmlFor="invoice-month" className="text-sm text-mid">
            Miesiąc
          </label>
          <div className="w-44">
            <select
              id="invoice-month"
              value={month}
              onChange={({ currentTarget }) => changeAddress({ month: currentTarget.value })}
              className={panelBox}
            >
              {monthsToChoose(now).map((one) => (
                <option key={one} value={one}>
                  {monthName.format(beginOf(one))}
                </option>
              ))}
            </select>
          </div>
          <ExportButton path="/api/admin/invoices/export" asked={{ month }} isEmpty={false} />
        </div>
      </ViewHead>
      <WaitingInvoices />
      {data?.isKsefUsed && (
        <div className="mb-4">
          <FilterLinks
            label="Które dokumenty"
            name="ksef"
            choices={[
              { label: 'Z wybranego miesiąca' },
              { label: 'Nieprzyjęte w\u00A0KSeF', value: 'open', count: data.openInKsef },
            ]}
          />
        </div>
      )}
      {ksefOf !== undefined && /^[1-9]\d{0,8}$/.test(ksefOf) && <KsefDialog key={ksefOf} id={Number(ksefOf)} />}
      {ksef === 'open' ? (
        <OpenInKsef />
      ) : error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie faktur..." />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {data.documents.length === 0 ? (
            <EmptyList title={'W\u00A0tym miesiącu nie wystawiono faktur'}>
              Plik CSV obejmuje także sprzedaż bez faktury.
            </EmptyList>
          ) : (
            <>
              <DocumentTable month={data} />
              <Totals month={data} />
            </>
          )}
        </div>
      )}
      <MonthForAccountant month={month} now={now} />
    </section>
  )
}

function Totals({ month: { documents, demoCount, net, vat, total } }: { month: DocumentsOfMonth }) {
  return (
    <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm tabular-nums">
      <p className="text-mid">
        {formatCount(documents.length)}. Plik CSV obejmuje także sprzedaż bez faktury.
        {demoCount > 0 && ' Dokumentów próbnych (DEMO) nie ma ani w\u00A0sumach, ani w\u00A0pliku.'}
      </p>
      <p className="font-medium">
        Netto {formatAmount(net)}, VAT {formatAmount(vat)}, brutto {formatAmount(total)}
      </p>
    </div>
  )
}

const kinds = { invoice: 'Faktura', correction: 'Korekta' }
const link = 'inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline'

function DocumentTable({ month: { documents, isKsefUsed } }: { month: DocumentsOfMonth }) {
  const opensOrders = useMay()('manage orders')
  const columns = [
    { label: 'Numer' },
    { label: 'Rodzaj' },
    { label: 'Data' },
    { label: 'Zamówienie' },
    { label: 'Nabywca' },
    { label: 'Netto', isNumber: true },
    { label: 'VAT', isNumber: true },
    { label: 'Brutto', isNumber: true },
    ...(isKsefUsed ? [{ label: 'KSeF', isText: true }] : []),
  ]
  return (
    <PanelTable label="Dokumenty, najwcześniejsze pierwsze" columns={columns}>
      {documents.map(
        ({ id, kind, number, issuedAt, orderId, orderNumber, buyer, taxNumber, net, vat, total, ksef }) => (
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
              {opensOrders ? (
                <PanelLink
                  asked={{ tab: 'orders', order: String(orderId) }}
                  className={`${link} whitespace-nowrap tabular-nums`}
                >
                  {orderNumber}
                </PanelLink>
              ) : (
                <span className="whitespace-nowrap tabular-nums">{orderNumber}</span>
              )}
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
            {isKsefUsed && (
              <PanelCell label="KSeF">
                <KsefCell id={id} ksef={ksef} />
              </PanelCell>
            )}
          </PanelRow>
        ),
      )}
    </PanelTable>
  )
}
