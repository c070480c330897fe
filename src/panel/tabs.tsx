import type { ComponentType } from 'react'
import { OrdersTab } from '../sales/order-management/panel/OrdersTab.tsx'
import { PackingView } from '../sales/order-management/panel/packing/PackingView.tsx'
import { PackingSlip } from '../sales/order-management/panel/print/PackingSlip.tsx'
import { PrintedOrder } from '../sales/order-management/panel/print/PrintedOrder.tsx'
import { OpeningNotice } from '../opening/panel/OpeningNotice.tsx'
import { SetupView } from '../opening/panel/SetupView.tsx'
import { ProductsTab } from '../catalog/panel/ProductsTab.tsx'
import { DeliveryOfProducts } from '../catalog/panel/DeliveryOfProducts.tsx'
import { CustomersTab } from '../people/panel/CustomersTab.tsx'
import { PersonRights } from '../privacy/panel/PersonRights.tsx'
import { DiscountsTab } from '../discounts/panel/DiscountsTab.tsx'
import { BackupsView } from '../backups/panel/BackupsView.tsx'
import { InvoicesView } from '../sales/invoices/panel/InvoicesView.tsx'
import { FailedMails, MailsView } from '../mail/panel/MailsView.tsx'
import { LegalView } from '../legal/panel/LegalView.tsx'
import { MarketingTab } from '../marketing/panel/MarketingTab.tsx'
import { MessagesView, OpenMessages } from '../contact/panel/MessagesView.tsx'
import { MembersTab, OpenApplications } from '../membership/panel/MembersTab.tsx'
import { OpenRequests, PrivacyView } from '../privacy/panel/PrivacyView.tsx'
import { BucketBox } from '../backups/bucket/panel/BucketBox.tsx'
import { SettingsView } from '../settings/panel/SettingsView.tsx'
import { BoxesView } from '../shipping/boxes/panel/BoxesView.tsx'
import { ShippingTab } from '../shipping/panel/ShippingTab.tsx'
import { ZonesView } from '../shipping/zones/panel/ZonesView.tsx'
import { PicturesView } from '../site/pictures/panel/PicturesView.tsx'
import { UrgentMatters } from '../status/panel/StatusNotice.tsx'
import { StatusView } from '../status/panel/StatusView.tsx'
import { TeamTab } from '../team/panel/TeamTab.tsx'
import { WarehouseView } from '../sales/warehouse/panel/WarehouseView.tsx'
import { OpenStatementLines, StatementsView } from '../sales/statements/panel/StatementsView.tsx'
import { ReviewsView, WaitingReviews } from '../sales/reviews/panel/ReviewsView.tsx'
import { PackagingView } from '../sales/packaging/panel/PackagingView.tsx'
import { AbroadMark, AbroadView } from '../sales/abroad/panel/AbroadView.tsx'
import { ReportsView } from '../sales/reports/panel/ReportsView.tsx'
import { TodayView } from '../today/panel/TodayView.tsx'
import { OpenWithdrawals, WaitingWithdrawals } from '../sales/withdrawal/panel/OpenWithdrawals.tsx'
import { WithdrawalsView } from '../sales/withdrawal/panel/WithdrawalsView.tsx'
import { WordsView } from '../words/panel/WordsView.tsx'
import type { Permission } from '../guards/permissions.ts'
import { useMay } from '../administrators/panel/session.query.ts'
import { AccountView } from '../administrators/panel/AccountView.tsx'
import { PeopleView } from '../administrators/panel/PeopleView.tsx'
import { AuditView } from './audit/AuditView.tsx'

export interface Place {
  /** Its name in the address. */
  name: string
  label: string
  /** What one must be permitted to do to see it: nothing in one's own account. */
  needs?: Permission
  Page: ComponentType
  /** Shown beside its link. */
  Mark?: ComponentType
  /** Opened now and then: beside many others it stands in a menu. */
  isRare?: true
  /** Reached from another page. */
  isUnlisted?: true
}

/** The tabs and the views behind them. */
const tabs: Place[] = [
  { name: 'products', label: 'Produkty', needs: 'manage products', Page: ProductsTab },
  {
    name: 'orders',
    label: 'Zamówienia',
    needs: 'manage orders',
    Page: () => <OrdersTab notice={<WaitingWithdrawals />} />,
  },
  { name: 'discounts', label: 'Rabaty', needs: 'manage discounts', Page: DiscountsTab },
  { name: 'shipping', label: 'Wysyłka', needs: 'manage shipping rates', Page: ShippingTab },
  { name: 'members', label: 'Członkowie', needs: 'manage members', Page: MembersTab, Mark: OpenApplications },
  { name: 'team', label: 'Zespół', needs: 'manage team', Page: TeamTab },
  {
    name: 'customers',
    label: 'Klienci',
    needs: 'see people',
    Page: () => <CustomersTab Rights={PersonRights} />,
  },
  { name: 'marketing', label: 'Marketing', needs: 'manage marketing', Page: MarketingTab },
]

/** The views that the header links to. */
const views: Place[] = [
  { name: 'today', label: 'Dzisiaj', needs: 'manage orders', Page: StartPage },
  { name: 'packing', label: 'Pakowanie', needs: 'pack orders', Page: PackingView },
  { name: 'stock', label: 'Magazyn', needs: 'manage products', Page: WarehouseView },
  { name: 'withdrawals', label: 'Odstąpienia', needs: 'manage orders', Page: WithdrawalsView, Mark: OpenWithdrawals },
  {
    name: 'statements',
    label: 'Przelewy',
    needs: 'manage orders',
    Page: StatementsView,
    Mark: OpenStatementLines,
    isRare: true,
  },
  { name: 'invoices', label: 'Faktury', needs: 'see documents', Page: InvoicesView },
  { name: 'reports', label: 'Raporty', needs: 'see documents', Page: ReportsView, isRare: true },
  { name: 'packaging', label: 'Opakowania', needs: 'see documents', Page: PackagingView, isRare: true },
  {
    name: 'abroad',
    label: 'Sprzedaż za granicę',
    needs: 'see documents',
    Page: AbroadView,
    Mark: AbroadMark,
    isRare: true,
  },
  { name: 'messages', label: 'Wiadomości', needs: 'answer messages', Page: MessagesView, Mark: OpenMessages },
  {
    name: 'reviews',
    label: 'Opinie',
    needs: 'moderate reviews',
    Page: ReviewsView,
    Mark: WaitingReviews,
    isRare: true,
  },
  { name: 'mails', label: 'Poczta', needs: 'see emails', Page: MailsView, Mark: FailedMails },
  { name: 'privacy', label: 'Dane osób', needs: 'see people', Page: PrivacyView, Mark: OpenRequests },
  { name: 'legal', label: 'Dokumenty prawne', needs: 'publish legal texts', Page: LegalView, isRare: true },
  { name: 'pictures', label: 'Obrazy', needs: 'edit texts and pictures', Page: PicturesView, isRare: true },
  { name: 'words', label: 'Teksty', needs: 'edit texts and pictures', Page: WordsView, isRare: true },
  {
    name: 'settings',
    label: 'Ustawienia',
    needs: 'manage settings',
    Page: () => <SettingsView beneath={{ backup: BucketBox }} />,
    isRare: true,
  },
  { name: 'status', label: 'Stan sklepu', needs: 'see status', Page: StatusView, Mark: UrgentMatters, isRare: true },
  { name: 'backups', label: 'Kopie zapasowe', needs: 'manage backups', Page: BackupsView, isRare: true },
  { name: 'audit', label: 'Dziennik zmian', needs: 'see the log', Page: AuditView, isRare: true },
  { name: 'administrators', label: 'Administratorzy', needs: 'manage administrators', Page: PeopleView, isRare: true },
  { name: 'account', label: 'Konto', Page: AccountView },
  {
    name: 'boxes',
    label: 'Kartony',
    needs: 'manage shipping rates',
    Page: () => <BoxesView prices={<DeliveryOfProducts />} />,
    isUnlisted: true,
  },
  { name: 'zones', label: 'Strefy', needs: 'manage shipping rates', Page: ZonesView, isUnlisted: true },
  { name: 'setup', label: 'Konfiguracja sklepu', needs: 'open the shop', Page: SetupView, isUnlisted: true },
]

/** What who is signed in may see. */
export function usePlaces(): { tabs: Place[]; views: Place[] } {
  const may = useMay()
  const isSeen = ({ needs }: Place) => needs === undefined || may(needs)
  return { tabs: tabs.filter(isSeen), views: views.filter(isSeen) }
}

/** Where one is when nothing else was asked for: at what waits, if one may see orders, else at the first thing that one may see. */
export const firstPlaceOf = ({ tabs: shownTabs, views: shownViews }: ReturnType<typeof usePlaces>): Place | undefined =>
  shownViews.find(({ name }) => name === 'today') ?? shownTabs[0] ?? shownViews[0]

function StartPage() {
  const may = useMay()
  return (
    <>
      {may('open the shop') && <OpeningNotice />}
      <TodayView />
    </>
  )
}

/** What is shown alone, to be printed. */
export const sheets: Omit<Place, 'label'>[] = [
  { name: 'order', Page: PrintedOrder },
  { name: 'slip', Page: PackingSlip },
]
