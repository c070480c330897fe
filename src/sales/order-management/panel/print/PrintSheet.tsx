import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { languageOfAddress } from '../../../../i18n/postal-address.ts'
import { brand } from '../../../../brand.ts'
import { useAddress } from '../../../../panel-kit/address.ts'
import { ListFailure } from '../../../../panel-kit/lists/ListStates.tsx'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { isOrderMissing } from '../list/orders.query.ts'
import { OrderMissing } from '../OrderSection.tsx'

interface Props<Order> {
  title: string
  /** How the order with this number is asked for. */
  ask(id: number): UseQueryOptions<Order, Error, Order, any>
  children(order: Order): ReactNode
}

/** A printed sheet about the order in the address. It prints itself as soon as the fonts are loaded. */
export function PrintSheet<Order extends { orderNumber: string }>({ title, ask, children }: Props<Order>) {
  const id = Number(useAddress()['order'])
  const { data: order, error, refetch } = useQuery(ask(Number.isSafeInteger(id) ? id : 0))
  if (!order) {
    return (
      <main className="mx-auto max-w-3xl px-6 py-10">
        <h1 className="mb-6 text-2xl">{title}</h1>
        {isOrderMissing(error) ? (
          <OrderMissing />
        ) : error ? (
          <ListFailure error={error} retry={refetch} />
        ) : (
          <output>Ładowanie zamówienia...</output>
        )}
      </main>
    )
  }
  return (
    <Paper title={title} orderNumber={order.orderNumber}>
      {children(order)}
    </Paper>
  )
}

function Paper({ title, orderNumber, children }: { title: string; orderNumber: string; children: ReactNode }) {
  useEffect(() => {
    // The browser also offers the title as the file name.
    document.title = `${title} ${orderNumber}`
    let isShown = true
    void document.fonts.ready.then(() => isShown && window.print())
    return () => {
      isShown = false
    }
  }, [title, orderNumber])
  const { street, postalCode, town, country } = brand.postalAddress
  return (
    <main className="mx-auto min-h-dvh max-w-[210mm] bg-white px-6 py-8 text-[#000] sm:px-[15mm] print:min-h-0 print:[&_*]:border-current print:[&_*]:text-[#000] print:max-w-none print:p-0">
      <div className="mb-6 flex justify-end print:hidden">
        <PanelButton look="solid" onClick={() => window.print()}>
          Drukuj
        </PanelButton>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-current pb-4">
        <div>
          <p className="font-display text-2xl">{brand.name}</p>
          <p className="text-xs" lang={languageOfAddress(country)}>
            {street}, {postalCode} {town}
          </p>
          <p className="text-xs">{brand.officeEmail}</p>
        </div>
        <h1 className="text-right text-2xl">
          {title}
          <br />
          <span className="tabular-nums">{orderNumber}</span>
        </h1>
      </div>
      {children}
    </main>
  )
}
