import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { parse } from 'hono/utils/cookie'
import { languageCookie } from '../../brand.ts'
import { chooseLanguage, sourceLanguage, type Language } from '../../kernel/language.ts'
import { languageOffer, type LanguageOffer } from '../../i18n/language-offer.ts'
import type { Config } from '../config.ts'
import type { AppEnv } from './app-env.ts'

/** Stands for an address in calls that the program makes to itself: they have no connection. */
export const withinProcess = 'within'

/** Determines the visitor's origin, network address and language. */
export const recogniseVisitor: MiddlewareHandler<AppEnv> = (c, next) => {
  const language = languageOf(c)
  c.set('origin', originOf(c))
  c.set('address', addressOf(c))
  c.set('language', language)
  return next()
}

function languageOf(c: Context<AppEnv>): Language {
  if (c.req.path.startsWith('/api/admin/')) return sourceLanguage
  const [asked, cookies, wished] = [c.req.query('lang'), c.req.header('Cookie'), c.req.header('Accept-Language')]
  return languageFor(languageOffer.now(), asked, cookies, wished)
}

export function languageFor(
  offer: LanguageOffer,
  asked: string | undefined,
  cookies: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  const kept = cookies === undefined ? undefined : parse(cookies, languageCookie)[languageCookie]
  return chooseLanguage({ asked, kept, acceptLanguage }, offer)
}

function originOf(c: Context<AppEnv>): string {
  return originFor(c.get('config'), () => new URL(c.req.url).host, c.req.header('X-Forwarded-Proto'))
}

export function originFor(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  host: () => string,
  forwardedProto: string | undefined,
): string {
  if (publicUrl) return publicUrl
  return `${trustProxy && forwardedProto === 'https' ? 'https' : 'http'}://${host()}`
}

/** Whether the origin's host is ours: the public address, or where the connection came in. Otherwise the client may have made it up. */
export function isOwnHost(c: Context<AppEnv>): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  if (c.var.config.publicUrl || !incoming) return true
  const { localAddress = '', localPort } = incoming.socket
  // Who has gone has no address any more.
  if (localPort === undefined) return false
  const plain = localAddress.replace(/^::ffff:(?=\d+\.)/, '')
  const { protocol, host } = new URL(c.var.origin)
  return ['localhost', isIPv6(plain) ? `[${plain}]` : plain].some(
    (name) => new URL(`${protocol}//${name}:${localPort}`).host === host,
  )
}

/** What comes with a request that the program makes in a visitor's name. Nobody outside can send it. */
export interface InTheNameOf {
  visitorsAddress: string
}

function addressOf(c: Context<AppEnv>): string {
  const { visitorsAddress } = (c.env ?? {}) as Partial<InTheNameOf>
  if (visitorsAddress !== undefined) return visitorsAddress
  // Our own proxy wrote the last entry; clients can forge the earlier ones.
  const forwarded = c.get('config').trustProxy && c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  if (forwarded) return networkOf(forwarded)
  const isFromOutside = (c.env as object | undefined) !== undefined && 'incoming' in (c.env as object)
  return isFromOutside ? networkOf(getConnInfo(c).remote.address ?? 'unknown') : withinProcess
}

/** A household gets a whole IPv6 network, so all its addresses count as one. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address) || address.includes('%')) return address
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = written.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

const groupsOf = (written: string) => written.split(':').filter(Boolean)

/** The network around `address`: the range that a provider assigns together. */
export function networkAround(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`
  const household = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/i.exec(address)
  return household ? `${household[1]}:/48` : address
}
