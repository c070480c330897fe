import type { Context, Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { refuse, type Refusal } from '../../server/http/errors.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import type { Frontend } from './frontend.ts'

/**
 * The refusal of what nothing answers: 405 where the address has other methods, else 404. It comes before any guard: which
 * addresses there are is no secret.
 */
export function refuseUnanswered(http: Hono<AppEnv>, frontend: Frontend) {
  let methodsAt: ReturnType<typeof methodsOf> | undefined
  return (c: Context<AppEnv>): Refusal => {
    const { method, path } = c.req
    methodsAt ??= methodsOf(http)
    const methods = methodsAt(path)
    if (!path.startsWith('/api/') && !methods.includes('GET') && isShown(frontend, path)) methods.push('GET', 'HEAD')
    const isOther = methods.length > 0 && !methods.includes(method) && method !== 'OPTIONS'
    return isOther ? refuse('wrong_method', { methods: methods.toSorted() }) : refuse('not_found')
  }
}

/** Metrics say 404 to who may not read them, so their address isn't told in this way either. */
const untold = /^\/metrics$|^\*$|^\/\*$/

function methodsOf(http: Hono<AppEnv>) {
  const router = new TrieRouter<string>()
  for (const { method, path } of http.routes)
    if (method !== 'ALL' && !untold.test(path)) router.add('ALL', path, method)
  return (path: string): string[] => {
    const found = new Set(router.match('ALL', path)[0].map(([method]) => method))
    if (found.has('GET')) found.add('HEAD')
    return [...found]
  }
}

/** A page, or a file. */
const isShown = (frontend: Frontend, path: string): boolean =>
  ![undefined, '/$'].includes(frontend.screenAt(path)) || frontend.file(path) !== undefined
