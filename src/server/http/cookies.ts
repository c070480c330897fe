import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { brand, signedInHint } from '../../brand.ts'
import type { AppEnv } from './app-env.ts'

type PrivateCookie =
  | 'admin-session'
  | 'admin-step'
  | 'device'
  | 'customer-session'
  | 'customer-device'
  | 'checkout-browser'
  | 'plain-cart'

const isSecure = <Env extends AppEnv>(c: Context<Env>) => c.var.config.publicUrl?.startsWith('https:') ?? false

/** Where the public address is https, the prefix makes browsers refuse the cookie from anywhere but us. */
function nameAndOptions<Env extends AppEnv>(c: Context<Env>, cookie: PrivateCookie): [string, CookieOptions] {
  const secure = isSecure(c)
  const name = `${secure ? '__Host-' : ''}${brand.slug}-${cookie}`
  return [name, { httpOnly: true, sameSite: 'Lax', path: '/', secure }]
}

/** Cookies that scripts can't read and other sites can't send along with their own calls. */
export function readPrivateCookie<Env extends AppEnv>(c: Context<Env>, cookie: PrivateCookie): string | undefined {
  return getCookie(c, nameAndOptions(c, cookie)[0])
}

export function writePrivateCookie<Env extends AppEnv>(
  c: Context<Env>,
  cookie: PrivateCookie,
  value: string,
  days: number,
): void {
  const [name, options] = nameAndOptions(c, cookie)
  setCookie(c, name, value, { ...options, maxAge: Math.round(days * 86_400) })
}

export function clearPrivateCookie<Env extends AppEnv>(c: Context<Env>, cookie: PrivateCookie): void {
  deleteCookie(c, ...nameAndOptions(c, cookie))
}

/**
 * Tells our own pages that it is worth asking who is signed in, so that the others cause no call that fails. It proves
 * nothing, and scripts can read it.
 */
export function writeSignedInHint<Env extends AppEnv>(c: Context<Env>, days: number): void {
  setCookie(c, signedInHint, '1', { sameSite: 'Lax', path: '/', secure: isSecure(c), maxAge: days * 86_400 })
}

export function clearSignedInHint<Env extends AppEnv>(c: Context<Env>): void {
  deleteCookie(c, signedInHint, { sameSite: 'Lax', path: '/', secure: isSecure(c) })
}
