import { adminApi } from './admin/admin.api.ts'
import { auditApi } from './admin/audit.api.ts'
import { cartApi } from './cart/cart.api.ts'
import { catalogApi } from './catalog/catalog.api.ts'
import { promotionsApi } from './catalog/promotions.api.ts'
import { checkoutApi } from './checkout/checkout.api.ts'
import { contactApi } from './contact/contact.api.ts'
import { customersApi } from './customers/customers.api.ts'
import { invoiceMonthsApi } from './invoices/invoice-months.api.ts'
import { invoicesApi } from './invoices/invoices.api.ts'
import { legalApi } from './legal/legal.api.ts'
import { mailApi } from './mail/mail.api.ts'
import { campaignsApi } from './marketing/campaigns.api.ts'
import { contactsApi } from './marketing/contacts.api.ts'
import { contactImportApi } from './marketing/contact-import.api.ts'
import { marketingApi } from './marketing/marketing.api.ts'
import { offerApi } from './marketing/offer.api.ts'
import { unsubscribeForm } from './marketing/unsubscribe-form.api.ts'
import { materialsApi } from './materials/materials.api.ts'
import { membershipApi } from './membership/membership.api.ts'
import { ownOrdersApi } from './orders/own-orders.api.ts'
import { orderLinksApi } from './orders/order-links.api.ts'
import { passwordRecoveryApi } from './customers/password-recovery.api.ts'
import { ordersApi } from './orders/orders.api.ts'
import { payOrderApi } from './orders/pay-order.api.ts'
import { discountsApi } from './discounts/discounts.api.ts'
import { demoPaymentApi } from './payments/demo-payment.api.ts'
import { demoPaymentForm } from './payments/demo-payment-form.api.ts'
import { accountExportApi } from './privacy/account-export.api.ts'
import { privacyApi } from './privacy/privacy.api.ts'
import { refundsApi } from './payments/refunds.api.ts'
import { stripeWebhookApi } from './payments/stripe-webhook.api.ts'
import { healthApi } from './server/health.api.ts'
import { endpoints } from './server/room.ts'
import { restoredApi } from './restored/restored.api.ts'
import { shippingApi } from './shipping/shipping.api.ts'
import { manifestApi } from './site/manifest.api.ts'
import { searchingApi } from './site/searching.api.ts'
import { teamApi } from './team/team.api.ts'
import { withdrawalApi } from './withdrawal/withdrawal.api.ts'

/** Every group of endpoints under `/api`, and the room behind it: the front door for programs. */
export const api = endpoints()
  .route('/', healthApi)
  .route('/', adminApi)
  .route('/', auditApi)
  .route('/', cartApi)
  .route('/', catalogApi)
  .route('/', promotionsApi)
  .route('/', checkoutApi)
  .route('/', contactApi)
  .route('/', customersApi)
  .route('/', passwordRecoveryApi)
  .route('/', legalApi)
  .route('/', mailApi)
  .route('/', contactImportApi)
  .route('/', marketingApi)
  .route('/', offerApi)
  .route('/', contactsApi)
  .route('/', campaignsApi)
  .route('/', membershipApi)
  .route('/', materialsApi)
  .route('/', ordersApi)
  .route('/', payOrderApi)
  .route('/', refundsApi)
  .route('/', invoicesApi)
  .route('/', invoiceMonthsApi)
  .route('/', discountsApi)
  .route('/', shippingApi)
  .route('/', demoPaymentApi)
  .route('/', stripeWebhookApi)
  .route('/', ownOrdersApi)
  .route('/', orderLinksApi)
  .route('/', withdrawalApi)
  .route('/', privacyApi)
  .route('/', accountExportApi)
  .route('/', restoredApi)
  .route('/', teamApi)

/** What programs look for at addresses that aren't ours to choose. */
export const besideApi = endpoints().route('/', searchingApi).route('/', manifestApi)

/** Every plain form that people send without JavaScript, at the address of its page. */
export const forms = endpoints().route('/', unsubscribeForm).route('/', demoPaymentForm)

declare module './web/api.ts' {
  interface Register {
    api: typeof api
  }
}
