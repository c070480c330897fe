import { adminApi } from '../administrators/administrators.api.ts'
import { emailLinkApi } from '../administrators/email/email-link.api.ts'
import { peopleApi } from '../administrators/people/people.api.ts'
import { setupLinkApi } from '../administrators/setup-link.api.ts'
import { secondFactorApi } from '../administrators/second-factor/second-factor.api.ts'
import { signInApi } from '../administrators/sign-in.api.ts'
import { auditApi } from '../audit/audit.api.ts'
import { cartApi } from '../cart/cart.api.ts'
import { cartForms } from '../cart/plain-cart.api.ts'
import { catalogApi } from '../catalog/catalog.api.ts'
import { productExchangeApi } from '../catalog/exchange/product-exchange.api.ts'
import { promotionsApi } from '../catalog/prices/promotions.api.ts'
import { waitingApi } from '../catalog/waiting/waiting.api.ts'
import { checkoutApi } from '../sales/checkout/checkout.api.ts'
import { successApi, successForm } from '../sales/checkout/success/success.api.ts'
import { checkoutForms } from '../sales/checkout/plain/plain-checkout.api.ts'
import { contactApi, contactForms } from '../contact/contact.api.ts'
import { customersApi } from '../customers/customers.api.ts'
import { waitingInvoicesApi } from '../sales/invoices/waiting/waiting-invoices.api.ts'
import { ksefDocumentsApi } from '../sales/invoices/ksef/ksef-documents.api.ts'
import { invoiceMonthsApi } from '../sales/invoices/months/invoice-months.api.ts'
import { openingApi } from '../opening/opening.api.ts'
import { orderDocumentsApi } from '../sales/order-management/order-documents.api.ts'
import { legalApi } from '../legal/legal.api.ts'
import { legalPanelApi } from '../legal/legal-panel.api.ts'
import { mailApi } from '../mail/mail.api.ts'
import { campaignsApi } from '../marketing/campaigns/campaigns.api.ts'
import { contactsApi } from '../marketing/contacts/contacts.api.ts'
import { contactImportApi } from '../marketing/import/contact-import.api.ts'
import { marketingApi, unsubscribeForm } from '../marketing/unsubscribe.api.ts'
import { newsletterApi, newsletterForms } from '../marketing/newsletter/newsletter.api.ts'
import { offerApi } from '../marketing/offer/offer.api.ts'
import { materialsApi } from '../membership/materials/materials.api.ts'
import { applicationForms, membershipApi } from '../membership/membership.api.ts'
import { ownOrdersApi } from '../sales/order-management/own-orders.api.ts'
import { orderLinkForms, orderLinksApi } from '../sales/order-management/pages/order-links.api.ts'
import { emailProofApi } from '../customers/email-proof/email-proof.api.ts'
import { passwordRecoveryApi } from '../customers/recovery/password-recovery.api.ts'
import { customersPanelApi } from '../people/people.api.ts'
import { notesApi } from '../notes/notes.api.ts'
import { officeOrdersApi } from '../sales/order-management/office/office-orders.api.ts'
import { ordersApi } from '../sales/order-management/orders.api.ts'
import { packingApi } from '../sales/order-management/packing/packing.api.ts'
import { paymentTasksApi } from '../sales/order-management/payment-tasks.api.ts'
import { payOrderApi, payOrderForm } from '../sales/payments/pay-order.api.ts'
import { discountsApi } from '../discounts/discounts.api.ts'
import { demoPaymentApi, demoPaymentForm } from '../sales/payments/demo/demo-payment.api.ts'
import { accountExportApi } from '../privacy/account-export.api.ts'
import { clearingApi } from '../privacy/clearing.api.ts'
import { privacyApi } from '../privacy/privacy.api.ts'
import { transfersApi } from '../sales/payments/transfers/transfers.api.ts'
import { refundsApi } from '../sales/payments/refunds/refunds.api.ts'
import { stripeWebhookApi } from '../sales/payments/stripe/stripe-webhook.api.ts'
import { healthApi } from '../server/http/health.api.ts'
import { endpoints } from '../server/http/app-env.ts'
import { bucketApi } from '../backups/bucket/bucket.api.ts'
import { afterRestoreApi } from '../after-restore/after-restore.api.ts'
import { copiedParts } from './copied-parts.server.ts'
import { carrierWebhookApi } from '../sales/shipments/carrier-webhook.api.ts'
import { shipmentsApi } from '../sales/shipments/shipments.api.ts'
import { settingsCopyApi } from '../settings/copy/settings-copy.api.ts'
import { settingsApi } from '../settings/settings.api.ts'
import { registrationsApi } from '../packaging/registrations.api.ts'
import { packagingApi } from '../sales/packaging/packaging.api.ts'
import { boxesApi } from '../shipping/boxes/boxes.api.ts'
import { zonesApi } from '../shipping/zones/zones.api.ts'
import { shippingApi } from '../shipping/shipping.api.ts'
import { violationsApi } from './http/violations.api.ts'
import { llmsApi } from './search-engines/llms.api.ts'
import { manifestApi } from './search-engines/manifest.api.ts'
import { productFeedApi } from './search-engines/product-feed.api.ts'
import { robotsAndSitemapApi } from './search-engines/robots-and-sitemap.api.ts'
import { picturesApi } from '../site/pictures/pictures.api.ts'
import { statusApi } from '../status/status.api.ts'
import { teamApi } from '../team/team.api.ts'
import { todayApi } from '../today/today.api.ts'
import { backupsApi } from '../backups/backups.api.ts'
import { restoreShop } from './restore-shop.server.ts'
import { wordsApi } from '../words/words.api.ts'
import { lotsApi } from '../sales/warehouse/lots/lots.api.ts'
import { warehouseApi } from '../sales/warehouse/warehouse.api.ts'
import { statementsApi } from '../sales/statements/statements.api.ts'
import { reviewForm, reviewsApi } from '../sales/reviews/reviews.api.ts'
import { abroadApi } from '../sales/abroad/abroad.api.ts'
import { reportsApi } from '../sales/reports/reports.api.ts'
import { visitsApi } from '../visits/visits.api.ts'
import { withdrawalApi, withdrawalForm } from '../sales/withdrawal/withdrawal.api.ts'

/** Every group of endpoints under `/api`, by room. */
export const api = endpoints()
  .route('/', healthApi)
  .route('/', signInApi)
  .route('/', adminApi)
  .route('/', peopleApi)
  .route('/', secondFactorApi)
  .route('/', setupLinkApi)
  .route('/', emailLinkApi)
  .route('/', auditApi)
  .route('/', cartApi)
  .route('/', productExchangeApi)
  .route('/', waitingApi)
  .route('/', catalogApi)
  .route('/', promotionsApi)
  .route('/', checkoutApi)
  .route('/', successApi)
  .route('/', contactApi)
  .route('/', customersApi)
  .route('/', passwordRecoveryApi)
  .route('/', emailProofApi)
  .route('/', legalApi)
  .route('/', legalPanelApi)
  .route('/', mailApi)
  .route('/', contactImportApi)
  .route('/', marketingApi)
  .route('/', newsletterApi)
  .route('/', offerApi)
  .route('/', contactsApi)
  .route('/', campaignsApi)
  .route('/', membershipApi)
  .route('/', materialsApi)
  .route('/', todayApi)
  .route('/', customersPanelApi)
  .route('/', notesApi)
  .route('/', ordersApi)
  .route('/', officeOrdersApi)
  .route('/', packingApi)
  .route('/', lotsApi)
  .route('/', warehouseApi)
  .route('/', shipmentsApi)
  .route('/', carrierWebhookApi)
  .route('/', paymentTasksApi)
  .route('/', payOrderApi)
  .route('/', refundsApi)
  .route('/', transfersApi)
  .route('/', orderDocumentsApi)
  .route('/', invoiceMonthsApi)
  .route('/', waitingInvoicesApi)
  .route('/', ksefDocumentsApi)
  .route('/', discountsApi)
  .route('/', shippingApi)
  .route('/', boxesApi)
  .route('/', registrationsApi)
  .route('/', packagingApi)
  .route('/', zonesApi)
  .route('/', settingsApi)
  .route('/', visitsApi())
  .route('/', wordsApi)
  .route('/', settingsCopyApi(copiedParts))
  .route('/', demoPaymentApi)
  .route('/', stripeWebhookApi)
  .route('/', ownOrdersApi)
  .route('/', orderLinksApi)
  .route('/', withdrawalApi)
  .route('/', statementsApi)
  .route('/', reportsApi)
  .route('/', abroadApi)
  .route('/', reviewsApi)
  .route('/', privacyApi)
  .route('/', clearingApi)
  .route('/', accountExportApi)
  .route('/', bucketApi)
  .route('/', afterRestoreApi)
  .route(
    '/',
    backupsApi((url, file, asked, keepCurrent) => restoreShop(url, file, undefined, { asked, keepCurrent })),
  )
  .route('/', openingApi)
  .route('/', statusApi)
  .route('/', teamApi)
  .route('/', picturesApi)
  .route('/', violationsApi())

/** Files at fixed addresses that programs expect. */
export const besideApi = endpoints()
  .route('/', robotsAndSitemapApi)
  .route('/', productFeedApi)
  .route('/', llmsApi)
  .route('/', manifestApi)

/** Every form that works without JavaScript, at the address of its page. */
export const forms = endpoints()
  .route('/', unsubscribeForm)
  .route('/', newsletterForms)
  .route('/', successForm)
  .route('/', reviewForm)
  .route('/', demoPaymentForm)
  .route('/', contactForms)
  .route('/', applicationForms)
  .route('/', withdrawalForm)
  .route('/', payOrderForm)
  .route('/', orderLinkForms)
  .route('/', cartForms)
  .route('/', checkoutForms)

declare module '../web/api.ts' {
  interface Register {
    api: typeof api
  }
}
