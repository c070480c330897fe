import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CarrierName, CarrierService, ParcelTemplate } from '../../shipping/carrier/carrier.ts'
import type { ShipmentProblem, ShipmentState } from './shipment.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const shipments = pgTable('shipments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  parcel: integer('parcel').notNull(),
  attempt: integer('attempt').notNull(),
  carrier: text('carrier').$type<CarrierName>().notNull(),
  reference: text('reference').notNull(),
  service: text('service').$type<CarrierService>().notNull(),
  point: text('point'),
  template: text('template').$type<ParcelTemplate>(),
  length: integer('length_mm'),
  width: integer('width_mm'),
  height: integer('height_mm'),
  weight: integer('weight_grams').notNull(),
  state: text('state').$type<ShipmentState>().notNull().default('waiting'),
  told: text('told'),
  toldAt: moment('told_at'),
  carrierId: text('carrier_id'),
  trackingNumber: text('tracking_number'),
  isCancellable: boolean('is_cancellable').notNull().default(false),
  cancellingBy: text('cancelling_by'),
  askedAt: moment('asked_at'),
  checkedAt: moment('checked_at'),
  problem: jsonb('problem').$type<ShipmentProblem>(),
  collection: text('collection'),
  collectionAskedAt: moment('collection_asked_at'),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
export type ShipmentRow = typeof shipments.$inferSelect

/** It counts as the parcel's one shipment. */
export const isLiving = sql`${shipments.state} not in ('refused', 'cancelled')`
