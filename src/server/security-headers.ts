import type { Config } from './config.ts'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Radix writes a style element for its scroll lock.
  "style-src 'self' 'unsafe-inline'",
  // A photo is shown before it is sent.
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What browsers must know of every answer. */
export function securityHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}
