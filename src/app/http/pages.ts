import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import { languageCookie } from '../../brand.ts'
import { isLanguage, type Language } from '../../kernel/language.ts'
import type { PlainPage } from '../../schemas/plain-page.ts'
import { shared } from '../../server/http/content-cache.ts'
import { writeDocument, type Place } from './document.ts'
import type { Frontend, RenderedPage } from './frontend.ts'
import { isOwnHost } from '../../server/http/visitor.ts'
import { sendCompressed, sendToAll } from '../../server/http/compressed-response.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { withLive } from '../../server/live.ts'
import { isPermitted } from '../../guards/administrators.guard.server.ts'
import { withDrafts } from '../../words/read-words.server.ts'

type CallApi = (request: Request) => Response | Promise<Response>

export interface Pages {
  /**
   * Answers with the page at this address. It is the same for every visitor of a language, so it is rendered once and
   * kept until the content changes; the browser fills in what is personal.
   */
  show(c: Context<AppEnv>): Promise<Response>
  /** Answers with the page that is left when something went wrong. */
  showBroken(c: Context<AppEnv>, broken: Broken): Promise<Response>
}

interface Broken {
  status: number
  headers?: Record<string, string>
  /** In the place of the general one. */
  sentence?: string
}

export function servePages(frontend: Frontend, callApi: CallApi): Pages {
  const show: Pages['show'] = async (c) => {
    const [origin, language, content] = [c.get('origin'), c.get('language'), c.get('content')]
    const { pathname: path, search } = new URL(c.req.url)
    const address = oneAddress(path)
    if (address !== path) return movedTo(address + search)
    const variant = frontend.variantOf(path, search)
    const namesLanguage = isLanguage(c.req.query('lang'))
    const plain = c.var.plain && { ...c.var.plain, isAnswer: c.req.method === 'POST' }
    const place = { origin, language, namesLanguage, path, search, variant, plain }
    const key = keyOfPage(place)
    const render = () =>
      renderDocument(frontend, askingAs(c, callApi), place).catch((error: unknown) => {
        c.var.log.error({ err: error }, 'a page could not be rendered')
        return renderBroken(frontend, place)
      })
    if (await isPreview(c)) return showPreview(c, render)
    if (plain) return ofOneVisitor(await render(), plain)
    const made = frontend.middleware ? await render() : await content.keep(key, render, isOwnHost(c))
    const keeping = namesLanguage ? { 'Set-Cookie': languageToKeep(language, origin) } : {}
    if (!(made instanceof Response))
      return c.req.method === 'POST'
        ? sendCompressed(c, made, shared)
        : sendToAll(c, key, made, { ...shared, ...keeping })
    for (const [name, value] of Object.entries(c.req.method === 'POST' ? {} : keeping)) made.headers.append(name, value)
    return made
  }
  return {
    show,
    async showBroken(c, broken) {
      const { origin, language } = c.var
      const answer = await renderBroken(frontend, { origin, language, path: c.req.path, namesLanguage: false }, broken)
      for (const [name, value] of Object.entries(broken.headers ?? {})) answer.headers.set(name, value)
      return answer
    },
  }
}

/** A page is the same for all who ask for this. */
export const keyOfPage = ({ origin, namesLanguage, language, path, variant }: Place & { variant: string }): string =>
  `${origin} ${namesLanguage ? '?' : ''}${language} ${path} ${variant}`

/** What is shown where no scripts run is this visitor's alone. A page that is not there stays so. */
function ofOneVisitor(answer: Response, { status }: PlainPage): Response {
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.ok ? (status ?? 200) : answer.status, headers })
}

/** With what is being written in the place of what is published: only who may write it sees it. */
const isPreview = async (c: Context<AppEnv>) =>
  c.req.query('preview') === 'words' && (await isPermitted(c, 'edit texts and pictures'))

/** How a payment stands is told to the browser that ordered in more detail: this one call brings its cookies. Pages that make it are kept nowhere. */
const askingAs =
  (c: Context<AppEnv>, callApi: CallApi): CallApi =>
  (request) => {
    const cookies = c.req.header('Cookie')
    const isOfVisitor = new URL(request.url).pathname.startsWith('/api/store/checkout-sessions/')
    if (isOfVisitor && cookies !== undefined) request.headers.set('Cookie', cookies)
    return callApi(request)
  }

async function showPreview(c: Context<AppEnv>, render: () => Promise<Response>): Promise<Response> {
  const answer = await withLive(await withDrafts(c.var.database, c.var.live.values()), render)
  const html = (await answer.text()).replace('<title>', '<title>Podgląd: ')
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex')
  return new Response(html, { status: answer.status, headers })
}

async function renderDocument(
  frontend: Frontend,
  callApi: CallApi,
  place: Place & { search: string; variant: string; plain: PlainPage | undefined },
): Promise<Response> {
  const fetchWithin: typeof fetch = async (address, init) => callApi(new Request(`${place.origin}${address}`, init))
  const { path, variant, language, plain } = place
  const page = await frontend.renderPage({ path, variant, language, plain, fetch: fetchWithin })
  if ('movedTo' in page) return movedTo(oneAddress(page.movedTo) + place.search)
  return answerPage(frontend, page, place)
}

async function renderBroken(
  frontend: Frontend,
  place: Place,
  { status, sentence }: Broken = { status: 500 },
): Promise<Response> {
  return answerPage(frontend, { ...(await frontend.renderBroken(place.language, sentence)), status }, place)
}

async function answerPage(frontend: Frontend, page: RenderedPage, place: Place): Promise<Response> {
  return new Response(await writeDocument(frontend, page, place), {
    status: page.status,
    headers: { ...cachingOf(frontend, page, place), 'Content-Type': 'text/html; charset=utf-8' },
  })
}

function cachingOf(frontend: Frontend, page: RenderedPage, { path }: Place): Record<string, string> {
  if (page.hasSecretAddress) return forOneReader
  // It is there for whatever number is asked for: kept, such pages would leave no room for those of all.
  const isOfMany = page.isPersonal && frontend.screenAt(path)?.includes('$')
  return isOfMany ? { ...shared, 'Cache-Control': 'no-store' } : shared
}

const forOneReader = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

const movedTo = (address: string) => new Response(null, { status: 308, headers: { Location: address } })

/** Not HttpOnly: the browser's part of the program may read it. */
function languageToKeep(language: Language, origin: string): string {
  const secure = origin.startsWith('https:')
  return generateCookie(languageCookie, language, { path: '/', maxAge: 365 * 86_400, sameSite: 'Lax', secure })
}

/**
 * Each page has one address: no doubled or trailing slashes, nothing in it that nobody can see, and no letter written by its
 * number. Otherwise anybody could have one page kept under as many addresses as there is room for, in the place of all others.
 */
function oneAddress(path: string): string {
  return path
    .replaceAll(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (letter) => decodeURIComponent(letter))
    .replaceAll(/%[01][\da-f]|%7f|%20(?=\/|$)/gi, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}
