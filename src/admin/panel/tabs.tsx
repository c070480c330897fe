import type { ComponentType } from 'react'
import { OrdersTab } from '../../orders/panel/OrdersTab.tsx'
import { PackingSlip } from '../../orders/panel/PackingSlip.tsx'
import { PrintedOrder } from '../../orders/panel/PrintedOrder.tsx'
import { ProductsTab } from '../../catalog/panel/ProductsTab.tsx'
import { CustomersTab } from '../../customers/panel/CustomersTab.tsx'
import { DiscountsTab } from '../../discounts/panel/DiscountsTab.tsx'
import { InvoicesView } from '../../invoices/panel/InvoicesView.tsx'
import { FailedMails } from '../../mail/panel/FailedMails.tsx'
import { MailsView } from '../../mail/panel/MailsView.tsx'
import { MarketingTab } from '../../marketing/panel/MarketingTab.tsx'
import { MessagesView } from '../../contact/panel/MessagesView.tsx'
import { OpenMessages } from '../../contact/panel/OpenMessages.tsx'
import { MembersTab } from '../../membership/panel/MembersTab.tsx'
import { OpenApplications } from '../../membership/panel/OpenApplications.tsx'
import { OpenRequests } from '../../privacy/panel/OpenRequests.tsx'
import { PrivacyView } from '../../privacy/panel/PrivacyView.tsx'
import { ShippingTab } from '../../shipping/panel/ShippingTab.tsx'
import { TeamTab } from '../../team/panel/TeamTab.tsx'
import { OpenWithdrawals, WaitingWithdrawals } from '../../withdrawal/panel/OpenWithdrawals.tsx'
import { WithdrawalsView } from '../../withdrawal/panel/WithdrawalsView.tsx'
import { AccountView } from './AccountView.tsx'
import { AuditView } from './AuditView.tsx'

interface Place {
  /** As the address names it. */
  name: string
  label: string
  Page: ComponentType
  /** What stands beside the way to it. */
  Mark?: ComponentType
}

/** The tabs, and the room behind each. */
export const tabs: Place[] = [
  { name: 'products', label: 'Produkty', Page: ProductsTab },
  { name: 'orders', label: 'Zamówienia', Page: () => <OrdersTab notice={<WaitingWithdrawals />} /> },
  { name: 'discounts', label: 'Rabaty', Page: DiscountsTab },
  { name: 'shipping', label: 'Wysyłka', Page: ShippingTab },
  { name: 'members', label: 'Członkowie', Page: MembersTab, Mark: OpenApplications },
  { name: 'team', label: 'Zespół', Page: TeamTab },
  { name: 'customers', label: 'Klienci', Page: CustomersTab },
  { name: 'marketing', label: 'Marketing', Page: MarketingTab },
]

/** What the header leads to besides. */
export const views: Place[] = [
  { name: 'withdrawals', label: 'Odstąpienia', Page: WithdrawalsView, Mark: OpenWithdrawals },
  { name: 'invoices', label: 'Faktury', Page: InvoicesView },
  { name: 'messages', label: 'Wiadomości', Page: MessagesView, Mark: OpenMessages },
  { name: 'mails', label: 'Poczta', Page: MailsView, Mark: FailedMails },
  { name: 'privacy', label: 'Dane osób', Page: PrivacyView, Mark: OpenRequests },
  { name: 'audit', label: 'Dziennik zmian', Page: AuditView },
  { name: 'account', label: 'Konto', Page: AccountView },
]

/** What is shown alone, to be printed. */
export const sheets: Omit<Place, 'label'>[] = [
  { name: 'order', Page: PrintedOrder },
  { name: 'slip', Page: PackingSlip },
]
