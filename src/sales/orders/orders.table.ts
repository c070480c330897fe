import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import { money } from '../../kernel/money.ts'
import { bytea } from '../../server/database/bytea.ts'
import { grosze } from '../../server/database/grosze.ts'
import { vatRate } from '../../server/database/vat-rate.ts'
import type { PickupPoint } from '../../shipping/pickup-points/pickup-point.ts'
import type { PricedParcels } from '../../shipping/parcels-of.ts'
import type { ShippingMethod } from '../../shipping/shipping.ts'
import type { Actor, AttentionReason, OrderStatus, PaymentStatus, ShippingStatus } from './order.ts'
import type { Taxation } from './vat.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  number: text('number')
    .notNull()
    .default(sql`default`),
  checkoutId: text('checkout_id'),
  contentHash: bytea('content_hash'),
  browserHash: bytea('browser_hash'),
  customerId: integer('customer_id'),
  language: text('language').$type<Language>().notNull(),
  status: text('status').$type<OrderStatus>().notNull().default('pending'),
  paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('pending'),
  shippingStatus: text('shipping_status').$type<ShippingStatus>().notNull().default('not_shipped'),
  trackingNumber: text('tracking_number'),
  needsAttention: text('needs_attention').$type<AttentionReason>(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  emailHash: bytea('email_hash'),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  postalCode: text('postal_code').notNull(),
  country: text('country').notNull(),
  companyName: text('company_name'),
  taxNumber: text('tax_number'),
  /** Who stands on the invoice, where it isn't the company or who ordered. */
  invoiceName: text('invoice_name'),
  invoiceAddress: text('invoice_address'),
  invoicePostalCode: text('invoice_postal_code'),
  invoiceCity: text('invoice_city'),
  invoiceCountry: text('invoice_country'),
  taxation: text('taxation').$type<Taxation>().notNull().default('domestic'),
  wantsInvoiceByMail: boolean('wants_invoice_by_mail').notNull().default(false),
  shippingMethod: text('shipping_method').$type<ShippingMethod>().notNull(),
  pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
  /** Null: the shop had no boxes when it was priced. */
  parcels: jsonb('parcels').$type<PricedParcels>(),
  /** How many working days its parcels are on their way, as it was said when it was ordered. */
  daysFrom: integer('days_from'),
  daysTo: integer('days_to'),
  subtotal: grosze('subtotal_grosze').notNull(),
  shippingCost: grosze('shipping_grosze').notNull(),
  discountAmount: grosze('discount_grosze').notNull(),
  total: grosze('total_grosze').notNull(),
  /** What is still to be paid after a change; below zero: to be given back for it. */
  due: grosze('due_grosze').notNull().default(money(0)),
  /** What of the discount the office let the customer off. */
  waived: grosze('waived_grosze').notNull().default(money(0)),
  discountCodeId: integer('discount_code_id'),
  discountCode: text('discount_code'),
  holdsStock: boolean('holds_stock').notNull(),
  /** The client's address and network, while it reserves stock and is unpaid. */
  heldFrom: text('held_from'),
  heldNetwork: text('held_network'),
  holdsCodeUse: boolean('holds_code_use').notNull(),
  /** Holds its stock until it can't be paid any more, whatever becomes of single payments. */
  keepsStock: boolean('keeps_stock').notNull().default(false),
  /** On the spot, without a parcel. */
  isHandedOver: boolean('is_handed_over').notNull().default(false),
  termsVersion: text('terms_version').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  payableUntil: moment('payable_until').notNull(),
  remindedAt: moment('reminded_at'),
  paidAt: moment('paid_at'),
  /** Since when its invoice waits for the office. */
  invoiceWaitsSince: moment('invoice_waits_since'),
  anonymisedAt: moment('anonymised_at'),
  /** The words by which its customer asked for one letter about a review. */
  reviewConsent: text('review_consent'),
  /** When that letter was written, or what stood against it was found. */
  reviewAskedAt: moment('review_asked_at'),
  /** When the letter about its parcel is due. Until that has gone, the departure can be taken back. */
  announceAt: moment('announce_at'),
  version: integer('version').notNull().default(1),
})

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id').notNull(),
    position: integer('position').notNull(),
    productId: integer('product_id'),
    productName: text('product_name').notNull(),
    weight: integer('weight_grams'),
    quantity: integer('quantity').notNull(),
    price: grosze('price_grosze').notNull(),
    vatRate: vatRate('vat_rate').notNull(),
    regularPrice: grosze('regular_price_grosze'),
    lowestPrice: grosze('lowest_price_grosze'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

export const orderEvents = pgTable('order_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  kind: text('kind').notNull(),
  actor: text('actor').$type<Actor>().notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const orderLinks = pgTable('order_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  orderId: integer('order_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
