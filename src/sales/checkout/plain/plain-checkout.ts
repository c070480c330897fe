import type { ComparedLine } from '../../../cart/compared-line.ts'
import type { PickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'
import { samplePoints } from '../../../shipping/pickup-points/sample-points.ts'
import type { Rate } from '../../../shipping/shipping.ts'
import type { CheckoutRequest, CheckoutSettings, Quote } from '../checkout.ts'

/** What the checkout shows where no scripts run. */
export interface PlainCheckout {
  lines: ComparedLine[]
  rates: Rate[]
  payments: CheckoutSettings['payments']
  transfer: CheckoutSettings['transfer']
  /** Whether lockers are those of the carrier's map, of which only the code is known here. */
  hasMap: boolean
  /** What is about to be ordered; until then the visitor is typing. */
  review?: Review | undefined
}

/** The whole order, read once more before the button that makes it. */
export interface Review {
  asked: CheckoutRequest
  quote: Quote
  /** What the form carries along besides what was typed. */
  carried: Record<'key' | 'expectedTotal' | 'termsVersion', string>
}

const addressFields = ['firstName', 'lastName', 'email', 'phone', 'address', 'postalCode', 'city', 'country'] as const

type Typed = Readonly<Record<string, string>>

/** What was typed as the checkout sends it; nothing of it has been looked at. */
export function requestOf(typed: Typed, cart: { id: number; quantity: number }[], hasMap: boolean) {
  const { shippingMethod, point = '', companyName = '', taxNumber = '', discountCode = '' } = typed
  const isCompany = companyName.trim() !== '' || taxNumber.trim() !== ''
  return {
    cart,
    shippingAddress: Object.fromEntries(addressFields.map((field) => [field, typed[field] ?? ''])),
    discountCode: discountCode.trim() || null,
    shippingMethod: shippingMethod || null,
    pickupPoint: shippingMethod === 'inpost' ? pointOf(point, hasMap) : null,
    company: isCompany
      ? {
          name: companyName,
          taxNumber,
          invoiceByMail: typed['invoiceByMail'] !== undefined,
          invoiceAddress: invoiceAddressIn(typed),
        }
      : null,
    paymentMethod: typed['paymentMethod'] === 'transfer' ? 'transfer' : null,
    ...(typed['expectedTotal'] && { expectedTotal: typed['expectedTotal'] }),
    ...(typed['termsVersion'] && { termsVersion: typed['termsVersion'] }),
  }
}

/** Where nothing of it is typed, the delivery's is meant. Its country alone is no address. */
function invoiceAddressIn(typed: Typed) {
  const [address = '', postalCode = '', city = ''] = [
    typed['invoiceStreet'],
    typed['invoiceCode'],
    typed['invoiceCity'],
  ]
  const isTyped = [address, postalCode, city].some((part) => part.trim() !== '')
  return isTyped ? { address, postalCode, city, country: typed['invoiceCountry'] ?? '' } : null
}

const ownNames: Typed = {
  'company.invoiceAddress.address': 'invoiceStreet',
  'company.invoiceAddress.postalCode': 'invoiceCode',
  'company.invoiceAddress.city': 'invoiceCity',
  'company.invoiceAddress.country': 'invoiceCountry',
  'company.name': 'companyName',
}

function pointOf(typed: string, hasMap: boolean): Partial<PickupPoint> | null {
  if (typed.trim() === '') return null
  const sample = hasMap ? undefined : samplePoints.find(({ name }) => name === typed)
  return sample ?? { name: typed }
}

/** The problems of a request under the names of the plain form's fields. */
export const atFields = (problems: Typed): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([path, sentence]) => [
      ownNames[path] ?? (path.startsWith('pickupPoint') ? 'point' : path.slice(path.lastIndexOf('.') + 1)),
      sentence,
    ]),
  )
