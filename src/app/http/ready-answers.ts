import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { languageOffer, type LanguageOffer } from '../../i18n/language-offer.ts'
import { isLanguage } from '../../kernel/language.ts'
import { withoutSecrets } from '../../server/accounts/tokens.ts'
import type { AppEnv, Services } from '../../server/http/app-env.ts'
import { keyOfList } from '../../server/http/content-cache.ts'
import { logAnswered } from '../../server/log.ts'
import { readyAnswer, type ReadyAnswer } from '../../server/http/ready-answer.ts'
import { languageFor, originFor } from '../../server/http/visitor.ts'
import { withLive, type LiveValues } from '../../server/live.ts'
import { keyOfPage } from './pages.ts'

/** As many ways of writing our host as there may be behind proxies; beyond them, strangers make them up. */
const maxHosts = 20

export interface ReadyAnswers {
  /** Writes what everybody gets who asks like this, if it is kept; false where somebody has to look closer. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Says that this request was answered with what everybody gets, made of what held at that moment. */
  note(c: Context<AppEnv>, moment: object | undefined, route: string): void
}

/**
 * Kept answers are written without a request or an answer being made as objects of the web's: that took four fifths of their
 * time. Nothing is decided here. What was answered the long way before is found again, by the same key, and only for
 * requests in which there is nothing else to heed.
 */
export function openReadyAnswers(services: Services): ReadyAnswers {
  const { content, log, metrics, live } = services
  // A host that can't be read is refused elsewhere: only what has been read once counts here.
  const hosts = new Set<string>()

  let offered: { in: LiveValues; offer: LanguageOffer } | undefined

  /** Asked for once for as long as nobody sets anything. */
  function offerNow(): LanguageOffer {
    const values = live.values()
    if (offered?.in !== values) offered = { in: values, offer: withLive(values, () => languageOffer.now()) }
    return offered.offer
  }

  function find({ method, url = '', headers }: IncomingMessage): ReadyAnswer | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || !hosts.has(headers.host ?? '')) return undefined
    if (hasBody(headers)) return undefined
    const { config } = services
    // Who isn't trusted as a proxy is warned of.
    if (!config.trustProxy && (headers['x-forwarded-for'] ?? headers['forwarded']) !== undefined) return undefined
    const question = url.indexOf('?')
    const path = question === -1 ? url : url.slice(0, question)
    const asked = question === -1 ? undefined : /^\?lang=([a-z]{2})$/.exec(url.slice(question))?.[1]
    const namesLanguage = asked !== undefined && isLanguage(asked)
    if (question !== -1 && !namesLanguage) return undefined
    const file = namesLanguage ? undefined : content.ready(path)
    if (file) return file
    const language = languageFor(offerNow(), asked, headers.cookie, headers['accept-language'])
    if (path.startsWith('/api/')) return content.ready(keyOfList(language, path))
    const proto = headers['x-forwarded-proto']
    const origin = originFor(config, () => headers.host ?? '', Array.isArray(proto) ? proto.join(', ') : proto)
    return content.ready(keyOfPage({ origin, path, language, namesLanguage, variant: '' }))
  }

  return {
    answer(incoming, outgoing) {
      const start = performance.now()
      const ready = find(incoming)
      if (!ready) return false
      const id = randomUUID()
      const { method = '' } = incoming
      const { path, route } = ready
      const status = ready.write(incoming, outgoing, id)
      const milliseconds = performance.now() - start
      const level = path.startsWith('/assets/') ? 'debug' : 'info'
      logAnswered(log, level, { request: id, method, path, status, ms: Math.round(milliseconds) })
      metrics.countRequest(method, route, status, milliseconds / 1_000)
      return true
    },
    note(c, moment, route) {
      const { sentToAll: sent, isForm, finishedResponse, responseHeaders } = c.var
      const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
      if (!sent || !incoming || !moment || isForm || c.res !== finishedResponse || c.req.method !== 'GET') return
      const { host = '' } = incoming.headers
      if (!hosts.has(host) && hosts.size >= maxHosts) hosts.delete(hosts.values().next().value as string)
      hosts.add(host)
      if (content.ready(sent.key)) return
      const { 'X-Request-Id': _, ...around } = responseHeaders
      const named = { path: withoutSecrets(c.req.path), route }
      content.makeReady(moment, sent.key, readyAnswer(named, sent.compressed, around, sent.headers))
    },
  }
}

const hasBody = (headers: IncomingMessage['headers']) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
