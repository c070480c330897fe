/** A parcel as the fake keeps it; `details` is what was sent. */
export interface FakeParcel {
  id: number
  status: string
  reference: string
  details: Sent
  trackingNumber: string | null
  offer: { id: number; status: string } | null
  dispatchOrder: number | null
  createdAt: Date
  movedAt: number
}

export interface Sent {
  service?: string
  reference?: string
  external_customer_id?: string
  receiver?: {
    first_name?: string
    last_name?: string
    email?: string
    phone?: string
    address?: Record<string, string>
  }
  parcels?: { template?: string; dimensions?: Record<string, unknown>; weight?: { amount?: string } }[]
  custom_attributes?: { target_point?: string; sending_method?: string }
}

type Problems = Record<string, unknown>

/** What ShipX finds wrong with a request, nested as it nests it; undefined: nothing. */
export function problemsOf(sent: Sent, closedPoints: ReadonlySet<string>): Problems | undefined {
  const { receiver = {}, parcels = [], service, custom_attributes: attributes = {}, reference = '' } = sent
  const isLocker = service === 'inpost_locker_standard'
  const found: Problems = {}
  const ofReceiver: Problems = {
    ...(!/^\d{9}$/.test(receiver.phone ?? '') && { phone: [receiver.phone ? 'invalid' : 'required'] }),
    ...(!receiver.email?.includes('@') && { email: ['required'] }),
    ...(!isLocker && addressProblems(receiver.address)),
  }
  if (Object.keys(ofReceiver).length > 0) found['receiver'] = [ofReceiver]
  if (!isLocker && service !== 'inpost_courier_standard') found['service'] = ['invalid']
  if (reference.length < 3 || reference.length > 100)
    found['reference'] = [reference.length < 3 ? 'too_short' : 'too_long']
  const point = attributes.target_point ?? ''
  if (isLocker && (!/^[A-Z0-9-]{3,20}$/.test(point) || closedPoints.has(point)))
    found['custom_attributes'] = [{ target_point: [point ? 'does_not_exist' : 'required'] }]
  const [parcel] = parcels
  const weight = Number(parcel?.weight?.amount)
  if (!parcel) found['parcels'] = ['required']
  else if (isLocker && !['small', 'medium', 'large'].includes(parcel.template ?? ''))
    found['parcels'] = [{ template: ['invalid'] }]
  else if (!isLocker && !parcel.dimensions) found['parcels'] = [{ dimensions: ['required'] }]
  else if (!(weight > 0 && weight <= (isLocker ? 25 : 31.5))) found['parcels'] = [{ weight: [{ amount: ['too_big'] }] }]
  return Object.keys(found).length > 0 ? found : undefined
}

function addressProblems(address: Record<string, string> = {}): Problems {
  const problems = {
    ...(!/^\d{2}-\d{3}$/.test(address['post_code'] ?? '') && { post_code: ['invalid'] }),
    ...(!address['city'] && { city: ['required'] }),
    ...(!address['street'] && !address['line1'] && { street: ['required'] }),
  }
  return Object.keys(problems).length > 0 ? { address: [problems] } : {}
}

export const toJson = (one: FakeParcel): object => ({
  href: `/v1/shipments/${one.id}`,
  id: one.id,
  status: one.status,
  reference: one.reference,
  external_customer_id: one.details.external_customer_id ?? null,
  service: one.details.service,
  tracking_number: one.trackingNumber,
  receiver: one.details.receiver,
  parcels: one.details.parcels,
  custom_attributes: { ...one.details.custom_attributes, dispatch_order_id: one.dispatchOrder },
  offers: one.offer ? [{ ...one.offer, rate: 12.99, currency: 'PLN' }] : [],
  selected_offer: one.offer?.status === 'bought' ? one.offer : null,
  created_at: one.createdAt.toISOString(),
})
