/** Where the buyer of an invoice is at home. */
interface Place {
  address: string
  city: string
  postalCode: string
  country: string
}

interface Columns {
  invoiceAddress: string | null
  invoicePostalCode: string | null
  invoiceCity: string | null
  invoiceCountry: string | null
}

/** As an order holds it; none: the delivery's is meant. */
export const invoiceAddressColumns = (place: Place | null | undefined): Columns => ({
  invoiceAddress: place?.address ?? null,
  invoicePostalCode: place?.postalCode ?? null,
  invoiceCity: place?.city ?? null,
  invoiceCountry: place?.country ?? null,
})

/** The address that an order's documents show, where it isn't the delivery's. */
export function invoiceAddressOf(order: Partial<Columns>): Place | undefined {
  const { invoiceAddress: address, invoiceCity: city, invoicePostalCode: postalCode, invoiceCountry: country } = order
  return address == null
    ? undefined
    : { address, city: city ?? '', postalCode: postalCode ?? '', country: country ?? '' }
}
