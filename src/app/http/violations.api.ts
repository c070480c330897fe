import type { Context } from 'hono'
import * as z from 'zod/mini'
import { withoutSecrets } from '../../server/accounts/tokens.ts'
import { endpoints, type AppEnv } from '../../server/http/app-env.ts'
import { receive } from '../../server/http/body-limit.ts'
import { anyone } from '../../server/http/endpoint.ts'
import { refuse } from '../../server/http/errors.ts'

const text = z.optional(z.string())
const number = z.optional(z.number())

/** As `report-uri` sends them. */
const oldForm = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': number,
    'effective-directive': text,
    'violated-directive': text,
  }),
})

/** As `report-to` sends them, several at a time and beside reports of other kinds. */
const newForm = z.array(
  z.object({
    type: z.string(),
    body: z.nullish(
      z.object({
        documentURL: text,
        blockedURL: text,
        sourceFile: text,
        lineNumber: number,
        effectiveDirective: text,
      }),
    ),
  }),
)

interface Violation {
  rule: string
  page: string
  /** What was not let in: a word such as `inline`, or whose it is. */
  blocked: string
  /** Which file asked for it. */
  source: string
}

const mostInOneReport = 20
const mostBytes = 65_536

/** Where browsers tell what broke the rules of our pages: a mistake of ours, or somebody's attempt. Nothing of it is stored. */
export const violationsApi = () => {
  const isNews = newsOfTheHour()
  return endpoints().post(
    '/security/violations',
    anyone('Takes a browser’s report that something broke the rules of a page', { 204: null }),
    async (c) => {
      for (const violation of violationsIn(c, await readReport(c))) {
        c.var.metrics.countViolation(violation.rule)
        if (isNews(`${violation.rule} ${violation.blocked} ${violation.source}`))
          c.var.log.warn(violation, 'a page’s rules were broken')
      }
      return c.body(null, 204)
    },
  )
}

async function readReport(c: Context<AppEnv>): Promise<unknown> {
  if (!/^application\/(csp-report|reports\+json|json)\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw refuse('wrong_type')
  const sent = await receive(c, mostBytes, () => c.req.text())
  try {
    return JSON.parse(sent)
  } catch {
    throw refuse('malformed')
  }
}

function violationsIn(c: Context<AppEnv>, report: unknown): Violation[] {
  const old = oldForm.safeParse(report).data?.['csp-report']
  const reports = newForm.safeParse(report).data
  if (!old && !reports) throw refuse('malformed')
  const found = old
    ? [
        {
          documentURL: old['document-uri'],
          blockedURL: old['blocked-uri'],
          sourceFile: old['source-file'],
          lineNumber: old['line-number'],
          effectiveDirective: old['effective-directive'] ?? old['violated-directive'],
        },
      ]
    : (reports ?? []).flatMap(({ type, body }) => (type === 'csp-violation' && body ? [body] : []))
  return found.slice(0, mostInOneReport).flatMap((one) => {
    const { documentURL = '', blockedURL = '', sourceFile = '', lineNumber = 0, effectiveDirective = '' } = one
    const page = ownPath(documentURL, c.var.origin)
    // What isn't about a page of ours, or was put into it by an extension of the reader's browser, is nothing that we could mend.
    if (page === undefined || [blockedURL, sourceFile].some((address) => ofBrowser.test(address))) return []
    const file = ownPath(sourceFile, c.var.origin) ?? placeOf(sourceFile)
    const source = file && Number.isSafeInteger(lineNumber) && lineNumber > 0 ? `${file}:${lineNumber}` : file
    return [{ rule: ruleIn(effectiveDirective), page, blocked: placeOf(blockedURL), source }]
  })
}

const ofBrowser = /^(?!https?:|data:|blob:|wss?:)[a-z][\w+.-]{0,40}:|^[a-z]{1,10}-extension$|^about$/i

const rules = new Set(
  ['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr']
    .concat(['img-src', 'font-src', 'connect-src', 'frame-src', 'manifest-src', 'media-src', 'object-src'])
    .concat(['worker-src', 'default-src', 'base-uri', 'form-action', 'frame-ancestors'])
    .concat(['require-trusted-types-for', 'trusted-types']),
)

/** One of the words that there are: each is a line of the metrics. */
function ruleIn(directive: string): string {
  const [word = ''] = directive.trim().split(' ', 1)
  return rules.has(word) ? word : 'other'
}

/** The path of a page or file of ours, without what is secret in it; undefined: it isn't ours. */
function ownPath(address: string, origin: string): string | undefined {
  const url = URL.parse(address)
  return url?.origin === origin ? withoutSecrets(url.pathname).slice(0, 200) : undefined
}

/** Whose an address is, without the rest of it; of what is no address, its word. */
function placeOf(address: string): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address
  const url = URL.parse(address)
  if (!url) return ''
  return (/^(https?|wss?):$/.test(url.protocol) ? url.origin : url.protocol.slice(0, -1)).slice(0, 100)
}

const hour = 3_600_000
const mostInAnHour = 50

/** Whether something has not been told in this hour yet, while there is room for more: whoever sends reports can't fill the log. */
function newsOfTheHour(now: () => number = Date.now): (told: string) => boolean {
  const heard = new Set<string>()
  let since = -Infinity
  return (told) => {
    if (now() - since >= hour) {
      heard.clear()
      since = now()
    }
    if (heard.size >= mostInAnHour || heard.has(told)) return false
    heard.add(told)
    return true
  }
}
