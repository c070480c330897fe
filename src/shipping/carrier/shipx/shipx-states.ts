import type { ParcelState } from '../carrier.ts'

/** What ShipX calls where a parcel is. What isn't here is shown as ShipX says it. */
const states: Record<ParcelState, string[]> = {
  made: ['created', 'offers_prepared', 'offer_selected'],
  ready: ['confirmed'],
  underway: [
    'dispatched_by_sender',
    'dispatched_by_sender_to_pok',
    'collected_from_sender',
    'taken_by_courier',
    'taken_by_courier_from_pok',
    'adopted_at_source_branch',
    'sent_from_source_branch',
    'adopted_at_sorting_center',
    'sent_from_sorting_center',
    'adopted_at_target_branch',
    'sent_from_target_branch',
    'out_for_delivery',
    'out_for_delivery_to_address',
    'ready_to_pickup',
    'ready_to_pickup_from_pok',
    'ready_to_pickup_from_pok_registered',
    'ready_to_pickup_from_branch',
    'pickup_reminder_sent',
    'pickup_reminder_sent_address',
    'pickup_time_expired',
    'avizo',
    'delay_in_delivery',
    'redirect_to_box',
    'canceled_redirect_to_box',
    'readdressed',
    'stack_in_customer_service_point',
    'stack_parcel_pickup_time_expired',
    'stack_in_box_machine',
    'stack_parcel_in_box_machine_pickup_time_expired',
    'unstack_from_customer_service_point',
    'unstack_from_box_machine',
    'courier_avizo_in_customer_service_point',
    'taken_by_courier_from_customer_service_point',
  ],
  delivered: ['delivered'],
  returned: ['returned_to_sender'],
  trouble: [
    'undelivered',
    'undelivered_wrong_address',
    'undelivered_incomplete_address',
    'undelivered_unknown_receiver',
    'undelivered_cod_cash_receiver',
    'undelivered_no_mailbox',
    'undelivered_lack_of_access_letterbox',
    'undelivered_not_live_address',
    'oversized',
    'missing',
    'claimed',
    'rejected_by_receiver',
  ],
  cancelled: ['canceled', 'cancelled'],
}

const byWord = new Map(
  Object.entries(states).flatMap(([state, words]) => words.map((word) => [word, state as ParcelState] as const)),
)

export const stateOf = (told: string): ParcelState | undefined => byWord.get(told)

/** ShipX takes a parcel back in these alone. */
export const isCancellable = (told: string): boolean => ['created', 'offers_prepared'].includes(told)
