import type { Hono } from 'hono'
import { readToTheEnd } from '../../server/http/body-limit.ts'
import { requireGuards } from '../../server/http/openapi.ts'
import type { Pages } from './pages.ts'
import type { AppEnv } from '../../server/http/app-env.ts'

/**
 * Plain forms without JavaScript: each is posted to the address of its page. The endpoint runs its operation and
 * redirects; errors are shown as a page.
 */
export function serveForms(http: Hono<AppEnv>, forms: Hono<AppEnv, any, any>, pages: Pages): void {
  requireGuards(forms)
  const paths = [...new Set(forms.routes.map(({ path }) => path))]
  for (const path of paths) {
    http.post(path, readToTheEnd, (c, next) => {
      c.set('isForm', true)
      return next()
    })
  }
  http.route('/', forms)
  for (const path of paths) http.post(path, pages.show)
}
