import type { Language } from '../../../../kernel/language.ts'
import type { ShippingMethod } from '../../../../shipping/shipping.ts'
import type { PickupPoint } from '../../../../shipping/pickup-points/pickup-point.ts'
import type { PanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import type { OfficeOrder } from '../../office/office-order.ts'

/** What both forms of the office hold: for a new order, and for one that changes. */
export interface OfficeValues {
  cart: { id: number; quantity: number | string }[]
  recipient: Record<keyof OfficeOrder['recipient'], string>
  shippingMethod: ShippingMethod
  isHandedOver: boolean
  pickupPoint: PickupPoint | null
  company: {
    name: string
    taxNumber: string
    invoiceByMail: boolean
    /** Null: the delivery's. */
    invoiceAddress: Pick<OfficeValues['recipient'], 'address' | 'postalCode' | 'city' | 'country'> | null
  } | null
  discountCode: string
  language: Language
  payment: OfficeOrder['payment']
  days: number
  terms: OfficeOrder['terms']
  note: string
}
export type OfficeForm = PanelForm<OfficeValues>

export const blankOrder: OfficeValues = {
  cart: [],
  recipient: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    postalCode: '',
    country: 'Poland',
  },
  shippingMethod: 'home',
  isHandedOver: false,
  pickupPoint: null,
  company: null,
  discountCode: '',
  language: 'pl',
  payment: 'later',
  days: 3,
  terms: 'read_out',
  note: '',
}

/** What is set at once stays marked as changed, and what was wrong with it is looked at again. */
export const asTyped = { shouldDirty: true, shouldValidate: false } as const
