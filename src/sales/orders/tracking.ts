/**
 * Where the carrier tells how far a parcel is. Its numbers have 24 digits, however they are spaced; what else stands in the
 * field is a number of somebody whose page isn't known here.
 */
export function trackingUrl(trackingNumber: string | null): string | null {
  const number = (trackingNumber ?? '').replaceAll(/\s/g, '')
  if (!/^\d{24}$/.test(number)) return null
  return `https://inpost.pl/sledzenie-przesylek?number=${encodeURIComponent(number)}`
}
