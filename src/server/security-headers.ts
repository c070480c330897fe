import type { MiddlewareHandler } from 'hono'
import type { Room } from './room.ts'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Radix writes a style element for its scroll lock.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

export const securityHeaders: MiddlewareHandler<Room> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  if (c.var.config.publicUrl?.startsWith('https:')) {
    c.res.headers.set('Strict-Transport-Security', 'max-age=63072000')
  }
}
