import { brand, cartKey, languageCookie, signedInHint } from '../../brand.ts'

/** Until when it stays, unless somebody deletes it: for days, until the tab is closed, or until something happens. */
type KeptUntil = { days: number } | 'tab' | 'ordered' | 'signedOut' | 'deleted'

export interface BrowserStorageEntry {
  /** As the browser's own tools show it; where the public address is https, private cookies have `__Host-` before it. */
  name: string
  place: 'cookie' | 'local' | 'session'
  until: KeptUntil
}

const named = (name: string) => `${brand.slug}-${name}`

/** All that the site and the shop ever leave in a visitor's browser. */
export const visitorStorage = {
  language: { name: languageCookie, place: 'cookie', until: { days: 365 } },
  cart: { name: cartKey, place: 'local', until: 'ordered' },
  plainCart: { name: named('plain-cart'), place: 'cookie', until: { days: 30 } },
  checkout: { name: named('checkout'), place: 'local', until: 'ordered' },
  checkoutBrowser: { name: named('checkout-browser'), place: 'cookie', until: { days: 7 } },
  session: { name: named('customer-session'), place: 'cookie', until: { days: 180 } },
  signedIn: { name: signedInHint, place: 'cookie', until: { days: 180 } },
  device: { name: named('customer-device'), place: 'cookie', until: { days: 365 } },
  order: { name: named('order'), place: 'session', until: 'tab' },
  thanked: { name: named('thanked'), place: 'session', until: 'tab' },
  typed: { name: named('language-change'), place: 'session', until: 'tab' },
  scrolled: { name: 'tsr-scroll-restoration-v1_3', place: 'session', until: 'tab' },
} as const satisfies Record<string, BrowserStorageEntry>

/** What the panel leaves besides in its administrator's. */
export const administratorStorage = {
  adminSession: { name: named('admin-session'), place: 'cookie', until: { days: 7 } },
  adminDevice: { name: named('device'), place: 'cookie', until: { days: 365 } },
  adminName: { name: named('admin'), place: 'local', until: 'signedOut' },
  letterKeys: { name: named('letter-keys'), place: 'local', until: 'deleted' },
  testAddress: { name: named('test-address'), place: 'local', until: 'deleted' },
} as const satisfies Record<string, BrowserStorageEntry>
