import type { ComponentType } from 'react'
import { OrdersTab } from '../sales/order-management/panel/OrdersTab.tsx'
import { PackingSlip } from '../sales/order-management/panel/print/PackingSlip.tsx'
import { PrintedOrder } from '../sales/order-management/panel/print/PrintedOrder.tsx'
import { OpeningNotice } from '../opening/panel/OpeningNotice.tsx'
import { SetupView } from '../opening/panel/SetupView.tsx'
import { ProductsTab } from '../catalog/panel/ProductsTab.tsx'
import { CustomersTab } from '../customers/panel/CustomersTab.tsx'
import { DiscountsTab } from '../discounts/panel/DiscountsTab.tsx'
import { InvoicesView } from '../sales/invoices/panel/InvoicesView.tsx'
import { FailedMails, MailsView } from '../mail/panel/MailsView.tsx'
import { LegalView } from '../legal/panel/LegalView.tsx'
import { MarketingTab } from '../marketing/panel/MarketingTab.tsx'
import { MessagesView, OpenMessages } from '../contact/panel/MessagesView.tsx'
import { MembersTab, OpenApplications } from '../membership/panel/MembersTab.tsx'
import { OpenRequests, PrivacyView } from '../privacy/panel/PrivacyView.tsx'
import { SettingsView } from '../settings/panel/SettingsView.tsx'
import { ShippingTab } from '../shipping/panel/ShippingTab.tsx'
import { PicturesView } from '../site/pictures/panel/PicturesView.tsx'
import { TeamTab } from '../team/panel/TeamTab.tsx'
import { OpenWithdrawals, WaitingWithdrawals } from '../sales/withdrawal/panel/OpenWithdrawals.tsx'
import { WithdrawalsView } from '../sales/withdrawal/panel/WithdrawalsView.tsx'
import { WordsView } from '../words/panel/WordsView.tsx'
import { AccountView } from '../administrators/panel/AccountView.tsx'
import { AuditView } from './audit/AuditView.tsx'

interface Place {
  /** Its name in the address. */
  name: string
  label: string
  Page: ComponentType
  /** Shown beside its link. */
  Mark?: ComponentType
  /** Reached from another page. */
  isUnlisted?: true
}

/** The tabs and the views behind them. */
export const tabs: Place[] = [
  { name: 'products', label: 'Produkty', Page: FirstPage },
  { name: 'orders', label: 'Zamówienia', Page: () => <OrdersTab notice={<WaitingWithdrawals />} /> },
  { name: 'discounts', label: 'Rabaty', Page: DiscountsTab },
  { name: 'shipping', label: 'Wysyłka', Page: ShippingTab },
  { name: 'members', label: 'Członkowie', Page: MembersTab, Mark: OpenApplications },
  { name: 'team', label: 'Zespół', Page: TeamTab },
  { name: 'customers', label: 'Klienci', Page: CustomersTab },
  { name: 'marketing', label: 'Marketing', Page: MarketingTab },
]

/** The views that the header links to. */
export const views: Place[] = [
  { name: 'withdrawals', label: 'Odstąpienia', Page: WithdrawalsView, Mark: OpenWithdrawals },
  { name: 'invoices', label: 'Faktury', Page: InvoicesView },
  { name: 'messages', label: 'Wiadomości', Page: MessagesView, Mark: OpenMessages },
  { name: 'mails', label: 'Poczta', Page: MailsView, Mark: FailedMails },
  { name: 'privacy', label: 'Dane osób', Page: PrivacyView, Mark: OpenRequests },
  { name: 'legal', label: 'Dokumenty prawne', Page: LegalView },
  { name: 'pictures', label: 'Obrazy', Page: PicturesView },
  { name: 'words', label: 'Teksty', Page: WordsView },
  { name: 'settings', label: 'Ustawienia', Page: SettingsView },
  { name: 'audit', label: 'Dziennik zmian', Page: AuditView },
  { name: 'account', label: 'Konto', Page: AccountView },
  { name: 'setup', label: 'Konfiguracja sklepu', Page: SetupView, isUnlisted: true },
]

function FirstPage() {
  return (
    <>
      <OpeningNotice />
      <ProductsTab />
    </>
  )
}

/** What is shown alone, to be printed. */
export const sheets: Omit<Place, 'label'>[] = [
  { name: 'order', Page: PrintedOrder },
  { name: 'slip', Page: PackingSlip },
]
