/** The carrier's tracking page. Its numbers have 24 digits, with or without spaces; others belong to unknown carriers. */
export function trackingUrl(trackingNumber: string | null): string | null {
  const number = (trackingNumber ?? '').replaceAll(/\s/g, '')
  if (!/^\d{24}$/.test(number)) return null
  return `https://inpost.pl/sledzenie-przesylek?number=${encodeURIComponent(number)}`
}
