import type { ReactNode } from 'react'
import { FoldedText } from '../../panel-kit/FoldedText.tsx'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { formatAmount, formatDay, formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { OrderSection } from '../../sales/order-management/panel/OrderSection.tsx'
import { PaymentBadge, ShippingBadge, StatusBadge } from '../../sales/order-management/panel/StateBadges.tsx'
import type { PersonRecord } from '../person.ts'

const link =
  'inline-flex min-h-6 items-center font-medium text-violet tabular-nums underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11'

const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-b-0">
    {children}
  </li>
)

export function PersonOrders({ orders }: { orders: PersonRecord['allOrders'] }) {
  return (
    <OrderSection heading="Zamówienia">
      {orders.length === 0 && <p className="text-mid">Jeszcze nic nie zamówił.</p>}
      <ul>
        {orders.map((order) => (
          <Row key={order.id}>
            <PanelLink asked={{ tab: 'orders', order: String(order.id) }} className={link}>
              {order.number}
            </PanelLink>
            <span className="text-mid tabular-nums">{formatDay(order.createdAt)}</span>
            <span className="font-medium tabular-nums">{formatAmount(order.total)}</span>
            <span className="flex flex-wrap gap-1">
              <StatusBadge status={order.status} />
              <PaymentBadge {...order} />
              <ShippingBadge status={order.shippingStatus} />
            </span>
          </Row>
        ))}
      </ul>
    </OrderSection>
  )
}

export function PersonMessages({ messages }: { messages: PersonRecord['written'] }) {
  if (messages.length === 0) return null
  return (
    <OrderSection heading="Wiadomości">
      <ul>
        {messages.map(({ id, createdAt, message, isHandled }) => (
          <Row key={id}>
            <PanelLink asked={{ tab: 'messages', show: 'all', search: `#${id}` }} className={link}>
              {formatMoment(createdAt)}
            </PanelLink>
            {!isHandled && <PanelBadge tone="waiting">Czeka</PanelBadge>}
            <div className="basis-full">
              <FoldedText text={message} />
            </div>
          </Row>
        ))}
      </ul>
    </OrderSection>
  )
}

export function PersonWithdrawals({ withdrawals }: { withdrawals: PersonRecord['withdrawals'] }) {
  if (withdrawals.length === 0) return null
  return (
    <OrderSection heading="Odstąpienia">
      <ul>
        {withdrawals.map(({ orderNumber, declaredAt, isOpen }) => (
          <Row key={`${orderNumber} ${declaredAt}`}>
            <PanelLink asked={{ tab: 'withdrawals', show: 'all', search: orderNumber }} className={link}>
              {orderNumber}
            </PanelLink>
            <span className="text-mid tabular-nums">{formatMoment(declaredAt)}</span>
            {isOpen && <PanelBadge tone="waiting">Czeka</PanelBadge>}
          </Row>
        ))}
      </ul>
    </OrderSection>
  )
}

/** What they agreed to, with the sentence that they were shown, and when and where. */
export function PersonConsents({ person: { consents, leftAt } }: { person: PersonRecord }) {
  return (
    <OrderSection heading="Zgody">
      {leftAt && <p className="mb-2">Nie chce newslettera od {formatMoment(leftAt)}.</p>}
      {consents.length === 0 && <p className="text-mid">Nie ma zapisanych zgód.</p>}
      <ul>
        {consents.map(({ givenAt, givenOn, shownText }) => (
          <Row key={givenAt}>
            <span className="basis-full">„{shownText}”</span>
            <span className="text-mid">
              {formatMoment(givenAt)}, strona {givenOn}
            </span>
          </Row>
        ))}
      </ul>
    </OrderSection>
  )
}
