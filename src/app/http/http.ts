import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { recordAccess } from '../../audit/record-access.server.ts'
import { api, besideApi, forms } from '../endpoints.ts'
import { sourceLanguage } from '../../kernel/language.ts'
import { readToTheEnd } from '../../server/http/body-limit.ts'
import { heldSeconds, isShopHeld } from '../../server/backup/hold-shop.ts'
import { hasWaitedInVain } from '../../server/database/database.ts'
import { errorAnswer, refuse, Refusal } from '../../server/http/errors.ts'
import { TooManyWaiting } from '../../server/workers/concurrency-limit.ts'
import { refuseCrossSiteRequests, refuseLongUrls, refuseWhileHeld } from './refused-requests.ts'
import { panelDocument } from './document.ts'
import type { Frontend } from './frontend.ts'
import { fileInOwnColours } from './own-colours.ts'
import { addResponseHeaders } from '../../server/http/response-headers.ts'
import { openApi, requireGuards } from '../../server/http/openapi.ts'
import { ownIcon } from './own-icon.ts'
import { openReadyAnswers, type ReadyAnswers } from './ready-answers.ts'
import { servePages, type Pages } from './pages.ts'
import { refuseUnanswered } from './wrong-method.ts'
import { untilHeard } from '../../server/http/content-cache.ts'
import { withLive } from '../../server/live.ts'
import { routeOf, serveMetrics } from './metrics.api.ts'
import { formatOf, readPicture } from '../../server/pictures/pictures.ts'
import { sendCompressed, sendToAll, sentAsIs, type CompressedResponse } from '../../server/http/compressed-response.ts'
import type { Config } from '../../server/config.ts'
import type { Services, AppEnv } from '../../server/http/app-env.ts'
import { headersOfUnreadable, panelSecurityHeaders, securityHeaders, shownAnywhere } from './security-headers.ts'
import { withoutSecrets } from '../../server/accounts/tokens.ts'
import { warnOfUntrustedProxy } from '../../server/http/untrusted-proxy.ts'
import { recogniseVisitor, type InTheNameOf } from '../../server/http/visitor.ts'

const unsearched = { 'X-Robots-Tag': 'noindex' }
const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Everything that answers HTTP: the API, pictures, files and pages, behind the rules that hold for all of them. */
export function createHttp(services: Services, frontend: Frontend): RequestListener {
  const ready = openReadyAnswers(services)
  const { fetch } = createRoutes(services, frontend, ready)
  const answer = getRequestListener(fetch, { errorHandler: answerUnreadable })
  return (incoming, outgoing) => {
    if (!ready.answer(incoming, outgoing)) void answer(incoming, outgoing)
  }
}

function createRoutes(services: Services, frontend: Frontend, ready: ReadyAnswers): Hono<AppEnv> {
  requireGuards(api)
  requireGuards(besideApi)
  // Created on the first request: it takes longer than the rest of the start.
  let description: ReturnType<typeof openApi> | undefined
  const headersFor = onceFor(securityHeaders)
  const panelHeadersFor = onceFor(panelSecurityHeaders)
  const http = new Hono<AppEnv>()

  http.use(async (c, next) => {
    const id = randomUUID()
    const log = services.log.child({ request: id })
    c.set('config', services.config)
    c.set('database', services.database)
    c.set('databaseUrl', services.databaseUrl)
    c.set('content', services.content)
    c.set('live', services.live)
    c.set('log', log)
    c.set('metrics', services.metrics)
    c.set('payments', services.payments)
    c.set('carrier', services.carrier)
    c.set('stopping', services.stopping)
    c.set('callWithin', async (request) => {
      const visitor: InTheNameOf = { visitorsAddress: c.var.address }
      return http.fetch(request, visitor)
    })
    const always = frontend.middleware ? {} : headersFor(services.config)
    c.set('responseHeaders', { ...always, 'X-Request-Id': id })
    const start = performance.now()
    const moment = services.content.moment()
    await untilHeard(services.content, () => withLive(services.live.values(), next))
    addResponseHeaders(c)
    const { method } = c.req
    const path = withoutSecrets(c.req.path)
    const { status } = c.res
    const milliseconds = performance.now() - start
    const level = path.startsWith('/assets/') ? 'debug' : 'info'
    log[level]({ method, path, status, ms: Math.round(milliseconds) }, 'answered')
    const route = routeOf(c, frontend)
    services.metrics.countRequest(method, route, status, milliseconds / 1_000)
    ready.note(c, moment, route)
  })
  http.use(recogniseVisitor)
  http.use(refuseLongUrls)
  http.use(warnOfUntrustedProxy())
  http.use(refuseCrossSiteRequests)

  http.use('/api/*', readToTheEnd)
  http.use('/api/*', (c, next) => {
    // Answers belong to one visitor unless their endpoint says otherwise, and search engines must not index them.
    c.set('responseHeaders', { ...c.get('responseHeaders'), 'Cache-Control': 'no-store', ...unsearched })
    return next()
  })
  http.use('/api/*', refuseWhileHeld)
  http.get('/api/openapi.json', (c) => c.json((description ??= openApi(api))))
  http.route('/api', api)
  const unanswered = refuseUnanswered(http, frontend)
  http.all('/api/*', (c) => {
    throw unanswered(c)
  })

  http.route('/', besideApi)
  http.get('/metrics', serveMetrics)
  http.get('/pictures/:name{[0-9a-f]{64}\\.(webp|jpg|png)}', async (c) =>
    sendCompressed(c, await keptPicture(c, c.req.param('name')), { ...forEver, ...shownAnywhere }),
  )

  for (const address of ['/admin', '/admin/login'])
    http.get(address, async (c) => {
      const headers = frontend.middleware ? {} : panelHeadersFor(services.config)
      return c.html(panelDocument(await frontend.panel()), 200, {
        ...headers,
        'Cache-Control': 'no-cache',
        ...unsearched,
      })
    })

  const pages = servePages(frontend, (request) => http.fetch(request))
  serveForms(http, pages)
  http.get('*', async (c) => {
    const icon = ownIcon(c.req.path)
    if (icon) return sendCompressed(c, await keptPicture(c, icon), { 'Cache-Control': 'no-cache', ...shownAnywhere })
    const file = await fileInOwnColours(frontend, c.req.path)
    if (!file) return pages.show(c)
    // Built files and pictures carry their hash in their name, pictures in letters and of shared pages a number; the others may
    // change with an upgrade.
    const isForEver = /^\/(assets|mail|pictures|share)\//.test(c.req.path)
    const headers = { ...(isForEver ? forEver : { 'Cache-Control': 'no-cache' }), ...shownAnywhere }
    return sendToAll(c, c.req.path, file, headers)
  })
  http.notFound((c) => {
    throw unanswered(c)
  })

  http.onError((thrown, c) => answerError(thrown, c, pages))
  return http
}

const typeOf = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

/** A picture of the database, by its hash and what it is. */
async function keptPicture(c: Context<AppEnv>, name: string): Promise<CompressedResponse> {
  const [hash = '', format] = name.split('.')
  const content = await readPicture(c.var.database, hash)
  if (!content || formatOf(content) !== format) throw refuse('not_found')
  return sentAsIs(content, typeOf[formatOf(content)], hash)
}

/** What comes of the same configuration is the same. */
function onceFor<Made>(make: (config: Config) => Made): (config: Config) => Made {
  let last: { config: Config; made: Made } | undefined
  return (config) => (last?.config === config ? last : (last = { config, made: make(config) })).made
}

/** For requests that never reach the rules above, because their URL or host can't be read. */
async function answerUnreadable(): Promise<Response> {
  const { status, body } = errorAnswer(refuse('malformed'), sourceLanguage)
  return Response.json(body, { status, headers: headersOfUnreadable })
}

async function answerError(thrown: Error, c: Context<AppEnv>, pages: Pages): Promise<Response> {
  const { status, headers, body } = errorAnswer(await heldInstead(thrown, c), c.var.language ?? sourceLanguage)
  await noteRefusedCall(c)
  // Deliberate refusals aren't logged.
  if (status >= 500 && !(thrown instanceof Refusal) && !(thrown instanceof TooManyWaiting))
    c.var.log.error({ err: thrown }, status === 503 ? 'a part is down' : 'unexpected')
  return c.var.isForm
    ? pages.showBroken(c, { status, headers, ...(status === 503 && { sentence: body.message }) })
    : c.json(body, status, headers)
}

/** Who came just before a restore, or needs what is being replaced, has waited in vain for the database. */
async function heldInstead(thrown: Error, { var: { database } }: Context<AppEnv>): Promise<Error> {
  if (!hasWaitedInVain(thrown)) return thrown
  const isHeld = await isShopHeld(database).catch(() => false)
  return isHeld ? refuse('held', { retryAfterSeconds: heldSeconds }) : thrown
}

/** What an administrator's role didn't permit is told in the trail and in the log. That it can't be written changes no answer. */
async function noteRefusedCall(c: Context<AppEnv>): Promise<void> {
  const { database, log, address, refusedAdministrator: administrator } = c.var
  if (!administrator) return
  const detail = `${c.req.method} ${routePath(c)}`
  log.warn(
    { address, administrator: administrator.username, call: detail },
    'a call was refused: the role does not permit it',
  )
  await recordAccess(database, { happened: 'refused', administrator, address, detail }).catch((error: unknown) =>
    log.error({ err: error }, 'a refused call could not be recorded'),
  )
}

/**
 * Plain forms without JavaScript: each is posted to the address of its page. The endpoint runs its operation and
 * redirects; errors are shown as a page.
 */
function serveForms(http: Hono<AppEnv>, pages: Pages): void {
  requireGuards(forms)
  const paths = [...new Set(forms.routes.map(({ path }) => path))]
  // What comes before such a page looks at who asks for it.
  for (const { path, method } of forms.routes) {
    if (method === 'GET')
      http.get(path, async (c, next) => {
        await next()
        c.set('sentToAll', undefined)
      })
  }
  for (const path of paths) {
    const isForm: MiddlewareHandler<AppEnv> = (c, next) => {
      c.set('isForm', true)
      return next()
    }
    http.post(path, readToTheEnd, isForm, refuseWhileHeld)
  }
  http.route('/', forms)
  for (const path of paths) http.post(path, pages.show)
}
