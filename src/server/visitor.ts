import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { languageCookie } from '../brand.ts'
import { loadTexts } from '../i18n/texts.ts'
import { chooseLanguage, isLanguage, sourceLanguage, type Language } from '../kernel/language.ts'
import type { Room } from './room.ts'

/** Finds out who asks: by which address they see us, from where they come, and which language they read. */
export const recogniseVisitor: MiddlewareHandler<Room> = async (c, next) => {
  const language = languageOf(c)
  c.set('origin', originOf(c))
  c.set('address', addressOf(c))
  c.set('language', language)
  c.set('texts', await loadTexts[language]())
  await next()
  const asked = c.req.query('lang')
  if (isLanguage(asked)) {
    // Not HttpOnly: the browser's part of the program reads it too.
    c.header('Set-Cookie', `${languageCookie}=${asked}; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax`, {
      append: true,
    })
  }
}

function languageOf(c: Context<Room>): Language {
  if (c.req.path.startsWith('/api/admin/')) return sourceLanguage
  return chooseLanguage({
    asked: c.req.query('lang'),
    kept: getCookie(c, languageCookie),
    acceptLanguage: c.req.header('Accept-Language'),
  })
}

function originOf(c: Context<Room>): string {
  const { publicUrl, trustProxy } = c.var.config
  if (publicUrl) return publicUrl
  const scheme = (trustProxy && c.req.header('X-Forwarded-Proto')) || 'http'
  return `${scheme === 'https' ? 'https' : 'http'}://${new URL(c.req.url).host}`
}

function addressOf(c: Context<Room>): string {
  // The last entry is the one that our own proxy wrote; those before it can be made up by the client.
  const forwarded = c.var.config.trustProxy && c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  if (forwarded) return forwarded
  // Calls from within the process have no connection.
  const isFromOutside = (c.env as object | undefined) !== undefined && 'incoming' in (c.env as object)
  return isFromOutside ? (getConnInfo(c).remote.address ?? 'unknown') : 'within'
}
