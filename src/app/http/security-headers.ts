import { brand } from '../../brand.ts'
import type { Config } from '../../server/config.ts'

const { domain } = brand.carrier
const map = `https://geowidget.${domain}`
const mapFrame = `https://geowidget-app.${domain}`
const mapCalls = [`https://*.${domain}`, 'https://*.easypack24.net']

/**
 * What pages may load, and from where. Where the carrier's map is shown, its hosts are let in on all pages: whoever comes to the
 * checkout by following links has still the rules of the page that was entered first.
 */
function contentSecurityPolicy(hasCarriersMap: boolean): string {
  const ifMap = (...hosts: string[]) => (hasCarriersMap ? hosts : [])
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...ifMap(map)],
    // Radix adds a style element for its scroll lock.
    ["style-src 'self' 'unsafe-inline'", ...ifMap(map)],
    // Photos are previewed before the upload.
    ["img-src 'self' data: blob: https:"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...ifMap(...mapCalls)],
    ...ifMap(`frame-src ${mapFrame}`).map((rule) => [rule]),
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((rule) => rule.join(' '))
    .join('; ')
}

/** The security headers of every answer. */
export function securityHeaders({ publicUrl, pickupMapToken }: Config): Record<string, string> {
  const hasCarriersMap = pickupMapToken !== undefined
  // The map finds the lockers nearby; a frame may know the place only where the page around it may, too.
  const geolocation = hasCarriersMap ? `(self "${mapFrame}" "${map}")` : '()'
  return {
    'Content-Security-Policy': contentSecurityPolicy(hasCarriersMap),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=${geolocation}, payment=()`,
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}
