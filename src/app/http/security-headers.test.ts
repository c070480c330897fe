import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { panelSecurityHeaders, securityHeaders } from './security-headers.ts'

const without = securityHeaders(readConfig({}))
const withMap = securityHeaders(readConfig({ INPOST_GEOWIDGET_TOKEN: 'a.public.token' }))

function rulesOf(headers: Record<string, string>): Record<string, string> {
  const rules = headers['Content-Security-Policy']?.split('; ') ?? []
  return Object.fromEntries(rules.map((rule) => [rule.split(' ', 1)[0], rule.slice(rule.indexOf(' ') + 1)]))
}

test('without a token of the carrier, pages load nothing but pictures from other hosts, and know nobody’s place', () => {
  const { 'img-src': pictures, ...rules } = rulesOf(without)
  expect(pictures).toBe("'self' data: blob: https:")
  expect(Object.values(rules).join(' ')).not.toMatch(/https?:|\*/)
  expect(rules['frame-src']).toBeUndefined()
  expect(without['Permissions-Policy']).toBe('camera=(), microphone=(), geolocation=(), payment=()')
})

test('with one, the carrier’s map is let in with all that it needs, and nothing else is', () => {
  const [before, now] = [rulesOf(without), rulesOf(withMap)]
  const differing = Object.fromEntries(Object.entries(now).filter(([name, rule]) => before[name] !== rule))
  expect(differing).toEqual({
    'script-src': "'self' https://geowidget.inpost.pl",
    'style-src': "'self' 'unsafe-inline' https://geowidget.inpost.pl",
    'connect-src': "'self' https://*.inpost.pl https://*.easypack24.net",
    'frame-src': 'https://geowidget-app.inpost.pl',
  })
  expect(withMap['Permissions-Policy']).toBe(
    'camera=(), microphone=(), geolocation=(self "https://geowidget-app.inpost.pl" "https://geowidget.inpost.pl"), payment=()',
  )
})

test('forms lead nowhere but to us, and on to the page of the provider that takes the money', () => {
  const withStripe = readConfig({ STRIPE_SECRET_KEY: 'sk_test_example', PUBLIC_URL: 'https://shop.example.com' })
  expect(rulesOf(without)['form-action']).toBe("'self'")
  expect(rulesOf(securityHeaders(withStripe))['form-action']).toBe("'self' https://checkout.stripe.com")
  expect(rulesOf(panelSecurityHeaders(withStripe))['form-action']).toBe("'self'")
})

test('the token itself stands in no header', () => {
  expect(Object.values(withMap).join(' ')).not.toContain('a.public.token')
})

const panel = panelSecurityHeaders(readConfig({ INPOST_GEOWIDGET_TOKEN: 'a.public.token' }))

test('markup is written by one policy alone, except on public pages that let the carrier’s map in; the panel never does', () => {
  for (const headers of [without, panel]) {
    const rules = rulesOf(headers)
    expect(rules).toMatchObject({ 'require-trusted-types-for': "'script'", 'trusted-types': 'server-markup' })
  }
  expect(rulesOf(withMap)['require-trusted-types-for']).toBeUndefined()
  expect(panel).toEqual(without)
})

test('over https, browsers are told by both of their ways where to report what breaks the rules', () => {
  const { 'Content-Security-Policy': policy = '', ...headers } = securityHeaders(
    readConfig({ PUBLIC_URL: 'https://shop.example.com' }),
  )
  const path = /report-uri ([^\s;]+)/.exec(policy)?.[1] ?? ''
  const group = /report-to ([^\s;]+)/.exec(policy)?.[1] ?? ''
  expect(headers['Reporting-Endpoints']).toBe(`${group}="${path}"`)
  expect(without['Content-Security-Policy']).toContain(`report-uri ${path}`)
})
