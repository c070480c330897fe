import { brand } from '../../brand.ts'
import type { Config } from '../../server/config.ts'

const { domain } = brand.carrier
const map = `https://geowidget.${domain}`
const mapFrame = `https://geowidget-app.${domain}`
const stripesPage = 'https://checkout.stripe.com'
const mapCalls = [`https://*.${domain}`, 'https://*.easypack24.net']

/**
 * What pages may load, and from where. Where the carrier's map is shown, its hosts are let in on all pages: whoever comes to the
 * checkout by following links has still the rules of the page that was entered first.
 */
function contentSecurityPolicy(hasCarriersMap: boolean, isSecure: boolean, payments: Config['payments']): string {
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
    // Browsers ask this also of where an answer to a form leads on to: who runs no scripts orders by one.
    ["form-action 'self'", ...(payments === 'stripe' ? [stripesPage] : [])],
    ["frame-ancestors 'none'"],
    // The carrier's code writes markup in its own way. `web/trusted-html.ts` has the one policy.
    ...(hasCarriersMap ? [] : [["require-trusted-types-for 'script'"], ['trusted-types server-markup']]),
    [`report-uri ${reportsPath}`],
    // Only over https do browsers know where that is, and who reads this one leaves the above.
    ...(isSecure ? [['report-to violations']] : []),
  ]
    .map((rule) => rule.join(' '))
    .join('; ')
}

/** Where browsers report what broke the rules (`violations.api.ts`). */
const reportsPath = '/api/security/violations'

/** The security headers of every answer. */
export function securityHeaders({ publicUrl, pickupMapToken, payments }: Config): Record<string, string> {
  const hasCarriersMap = pickupMapToken !== undefined
  const isSecure = publicUrl?.startsWith('https:') ?? false
  // The map finds the lockers nearby; a frame may know the place only where the page around it may, too.
  const geolocation = hasCarriersMap ? `(self "${mapFrame}" "${map}")` : '()'
  return {
    'Content-Security-Policy': contentSecurityPolicy(hasCarriersMap, isSecure, payments),
    ...(isSecure && { 'Reporting-Endpoints': `violations="${reportsPath}"` }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=${geolocation}, payment=()`,
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}

/** Those of the panel, which never shows the carrier's map, leads nobody to pay, and lets nothing in for either. */
export const panelSecurityHeaders = (config: Config): Record<string, string> =>
  securityHeaders({ ...config, pickupMapToken: undefined, payments: 'closed' })

/** Files and pictures of the site are shown elsewhere, too: in letters, in messengers, by search engines and translators. */
export const shownAnywhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Of an answer to what couldn't be read as a request: there is nothing in it to load or to show. */
export const headersOfUnreadable = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}
